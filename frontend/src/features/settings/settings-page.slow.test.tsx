import type { AccountSecurity } from '@evident/contracts/http/security';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectStatus } from '../../lib/session-slice.js';
import { startSession } from '../../lib/session-api.js';
import { USER } from '../../testing/product-stub.js';
import { errorAnswer, renderPage, stubServer, type Stub } from '../../testing/render-page.js';
import SettingsPage from './settings-page.js';

const session = (last: number, changes: Partial<AccountSecurity['sessions'][number]> = {}) => ({
  id: `5d2f1c0e-0000-4000-8000-00000000000${last}`,
  device: 'Firefox on Linux',
  network: '203.0.113.0/24',
  createdAt: '2026-01-01T10:00:00.000Z',
  lastUsedAt: '2026-01-02T10:00:00.000Z',
  current: false,
  ...changes,
});
const SECURITY: AccountSecurity = {
  sessions: [session(1, { current: true }), session(2, { device: null, network: null })],
  secondFactor: { enabled: false, required: false, recoveryCodesLeft: 0 },
  email: { verified: false, required: false },
};
const CODES = Array.from({ length: 10 }, (_, at) => `aaaa-bbbb-cccc-ddd${at}`);

function open(answers: Record<string, Stub> = {}, security: AccountSecurity = SECURITY) {
  const requests = stubServer({
    'GET /auth/get-me': { body: { user: USER } },
    'GET /account/security': { body: security },
    ...answers,
  });
  const { store } = renderPage(<SettingsPage />);
  startSession(store.dispatch, USER);
  return { requests, store };
}
const panel = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section') as HTMLElement);

describe('the settings', () => {
  it('change the password with the old one, and show at its field why it was refused', async () => {
    const wrong = errorAnswer(401, 'INVALID_CREDENTIALS', 'The password is wrong', {
      currentPassword: 'The password is wrong',
    });
    const { requests } = open({ 'POST /account/password': wrong });
    const old = await screen.findByLabelText('Current password');
    await userEvent.type(old, 'a wrong guess');
    await userEvent.type(screen.getByLabelText('New password'), 'short');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(screen.getByText('Password must be at least 8 characters')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('New password'), ' but long enough');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('The password is wrong')).toBeInTheDocument();
    expect(old).toHaveAccessibleDescription('The password is wrong');
    expect(requests.filter(({ path }) => path === '/account/password')).toHaveLength(1);
  });

  it('list the sessions, end one, and end all after a question', async () => {
    const { requests, store } = open({
      [`DELETE /account/sessions/${session(2).id}`]: { body: { message: 'The session was ended' } },
      'POST /account/sign-out-everywhere': { body: { message: 'You are signed out everywhere' } },
    });
    const sessions = await panel('Sessions');
    const rows = sessions.getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(/Firefox on Linux.*this session.*203\.0\.113\.0\/24/);
    expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull();
    await userEvent.click(sessions.getByRole('button', { name: 'End the session: Unknown device' }));
    expect(requests.some(({ method }) => method === 'DELETE')).toBe(true);
    await userEvent.click(sessions.getByRole('button', { name: 'Sign out everywhere' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(selectStatus(store.getState())).toBe('signed-in');
    await userEvent.click(question.getByRole('button', { name: 'Sign out everywhere' }));
    expect(await screen.findByText('You are signed out everywhere')).toBeInTheDocument();
    expect(selectStatus(store.getState())).toBe('signed-out');
  });

  it('set up a second factor in two steps and show the recovery codes until they are kept', async () => {
    open({
      'POST /account/second-factor': {
        body: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=Y' },
      },
      'POST /account/second-factor/confirm': (body) =>
        body.includes('000000')
          ? errorAnswer(401, 'INVALID_CODE', 'The code is wrong', { code: 'The code is wrong' })
          : { body: { recoveryCodes: CODES } },
    });
    const factor = await panel('Second factor');
    await userEvent.click(factor.getByRole('button', { name: 'Set up' }));
    await userEvent.type(await screen.findByLabelText('Password'), 'correct horse');
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeInTheDocument();
    expect(screen.getByText('JBSWY3DPEHPK3PXP')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Code'), '000000');
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText('The code is wrong')).toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText('Code'));
    await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}');
    expect(await factor.findByText(CODES[9] ?? '')).toBeInTheDocument();
    await userEvent.click(factor.getByRole('button', { name: 'I have saved them' }));
    expect(factor.queryByText(CODES[9] ?? '')).toBeNull();
  });

  it('turn the second factor off with password and code', async () => {
    const { requests } = open(
      { 'DELETE /account/second-factor': { body: { message: 'The second factor is off' } } },
      { ...SECURITY, secondFactor: { enabled: true, required: false, recoveryCodesLeft: 7 } },
    );
    const factor = await panel('Second factor');
    expect(factor.getByText(/Recovery codes left: 7/)).toBeInTheDocument();
    await userEvent.click(factor.getByRole('button', { name: 'Turn off' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText('Password'), 'correct horse');
    await userEvent.type(dialog.getByLabelText('Code'), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('The second factor is off')).toBeInTheDocument();
    expect(requests.find(({ method }) => method === 'DELETE')?.body).toBe(
      JSON.stringify({ password: 'correct horse', code: '123456' }),
    );
  });

  it('say what is missing: a confirmed address, and the second factor of an administrator', async () => {
    open(
      { 'POST /account/verification': { body: { message: 'We have sent you an email with a link' } } },
      {
        ...SECURITY,
        secondFactor: { ...SECURITY.secondFactor, required: true },
        email: { verified: false, required: true },
      },
    );
    expect(await screen.findByText('Administrators need a second factor.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('We have sent you an email with a link')).toBeInTheDocument();
  });

  it('can be tried again when they could not be loaded', async () => {
    open({ 'GET /account/security': errorAnswer(503, 'SERVICE_UNAVAILABLE', 'Not now') });
    expect(await screen.findByText('Could not load your settings')).toBeInTheDocument();
  });

  it('change the name, say that it is not saved yet, and show why it was refused', async () => {
    const { requests } = open({ 'PUT /account/name': { body: { message: 'Your name was changed' } } });
    const name = await screen.findByLabelText('Full name');
    expect(screen.getByRole('button', { name: 'Save name' })).toBeDisabled();
    await userEvent.clear(name);
    await userEvent.type(name, 'Grace');
    expect(screen.getByText('Not saved yet')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(name).toHaveValue(USER.name);
    expect(screen.queryByText('Not saved yet')).toBeNull();
    await userEvent.type(name, ' Lovelace{Enter}');
    expect(await screen.findByText('Your name was changed')).toBeInTheDocument();
    expect(requests.find(({ method }) => method === 'PUT')?.body).toBe('{"name":"Ada Lovelace"}');
  });

  it('have a section each with a link, and the data of the account', async () => {
    open();
    const nav = within(await screen.findByRole('navigation', { name: 'Sections' }));
    const links = nav.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#account', '#security', '#appearance', '#editor', '#device', '#data']);
    for (const link of links) expect(document.getElementById(link?.slice(1) ?? '')).not.toBeNull();
    expect(await screen.findByRole('button', { name: 'Export my account' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete account' })).toBeInTheDocument();
  });
});
