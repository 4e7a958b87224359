import type { Preferences } from '@evident/contracts/http/preferences';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppearancePanel, EditorPanel } from '../features/settings/preferences-panels.js';
import { USER } from '../testing/product-stub.js';
import { errorAnswer, renderPage, stubServer, type Stub } from '../testing/render-page.js';
import { PreferencesSync } from './preferences-sync.js';

function open(stored: Preferences, saving: Stub = { body: { preferences: {} } }) {
  const requests = stubServer({
    'GET /account/preferences': { body: { preferences: stored } },
    'PUT /account/preferences': saving,
  });
  renderPage(
    <>
      <PreferencesSync userId={USER.id} />
      <AppearancePanel />
      <EditorPanel />
    </>,
  );
  const sent = () =>
    requests.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body) as unknown);
  return { sent };
}
const language = () => screen.getByLabelText('Language of a new problem');

describe('the choices of an account', () => {
  it('apply on this device, and a change is sent alone', async () => {
    const { sent } = open({ theme: 'dark', language: 'CPP' });
    await waitFor(() => expect(language()).toHaveValue('CPP'));
    expect(screen.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
    expect(sent()).toEqual([]);
    await userEvent.selectOptions(language(), 'PYTHON');
    await waitFor(() => expect(sent()).toEqual([{ language: 'PYTHON' }]));
    await waitFor(() => expect(screen.getAllByText('Saved to your account')).toHaveLength(2));
  });

  it('stay here when they cannot be sent, and are sent once the line is back', async () => {
    let down = true;
    const { sent } = open({ theme: 'dark', language: 'CPP' }, () =>
      down ? errorAnswer(503, 'SERVICE_UNAVAILABLE', 'Not now') : { body: { preferences: {} } },
    );
    await waitFor(() => expect(language()).toHaveValue('CPP'));
    await userEvent.selectOptions(language(), 'JAVA');
    expect((await screen.findAllByText('Saved on this device. It will be sent later.'))[0]).toBeVisible();
    expect(language()).toHaveValue('JAVA');
    down = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.getAllByText('Saved to your account')).toHaveLength(2));
    expect(sent().at(-1)).toEqual({ language: 'JAVA' });
  });
});
