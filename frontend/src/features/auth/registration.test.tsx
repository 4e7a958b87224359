import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteInfo } from '@evident/contracts/site';
import { selectStatus } from '../../lib/session-slice.js';
import { USER } from '../../testing/product-stub.js';
import { errorAnswer, renderPage, stubServer } from '../../testing/render-page.js';
import ConfirmSignOnPage from './confirm-sign-on-page.js';
import LoginPage from './login-page.js';
import SignupPage from './signup-page.js';

let mockSite: Partial<SiteInfo>;
jest.mock('../../lib/site.js', () => ({ siteInfo: () => mockSite }));
beforeEach(() => stubServer({}));

it('offers no form where nobody may sign up', () => {
  mockSite = { payments: false, registration: 'off', domains: [], singleSignOn: null };
  renderPage(<SignupPage />);
  expect(screen.getByText('New accounts cannot be made here. Ask your administrator.')).toBeInTheDocument();
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Login' })).toBeInTheDocument();
});

it('says which addresses are taken', () => {
  mockSite = {
    payments: false,
    registration: 'domain',
    domains: ['example.edu', 'students.example.edu'],
    singleSignOn: null,
  };
  renderPage(<SignupPage />);
  expect(screen.getByLabelText('Email address')).toHaveAccessibleDescription(
    'At example.edu or students.example.edu',
  );
});

it('asks for an invitation, and sends the secret of its link', async () => {
  mockSite = { payments: false, registration: 'invitation', domains: [], singleSignOn: null };
  const { unmount } = renderPage(<SignupPage />);
  expect(screen.getByText(/You need an invitation/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Password')).toBeNull();
  unmount();
  const refusal = errorAnswer(403, 'INVITATION_INVALID', 'This invitation was used before');
  const requests = stubServer({ 'POST /auth/register': refusal });
  renderPage(<SignupPage />, '/signup#invitation=secret');
  await userEvent.type(screen.getByLabelText('Full Name'), 'Ada');
  await userEvent.type(screen.getByLabelText('Email address'), 'ada@example.edu');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  expect(await screen.findByText('This invitation was used before')).toBeInTheDocument();
  expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({ invitation: 'secret' });
});

describe('single sign-on', () => {
  beforeEach(() => {
    mockSite = { payments: false, registration: 'off', domains: [], singleSignOn: 'University login' };
  });

  it('has a button with the label of the operator, which keeps the page to open afterwards', () => {
    renderPage(<LoginPage />, '/login?next=%2Fproblem%3Ftopic%3Dgraphs');
    expect(screen.getByRole('link', { name: 'University login' })).toHaveAttribute(
      'href',
      '/api/v1/auth/oidc/start?next=%2Fproblem%3Ftopic%3Dgraphs',
    );
  });

  it('says why it ended without a session, and shows no other text of the address', () => {
    const { unmount } = renderPage(<LoginPage />, '/login?sign-on=closed');
    expect(
      screen.getByText('No account can be made for your address here. Ask your administrator.'),
    ).toBeVisible();
    unmount();
    renderPage(<LoginPage />, '/login?sign-on=constructor');
    expect(screen.queryByText('You are not signed in.')).toBeNull();
  });

  it('connects an account that exists by its password', async () => {
    const requests = stubServer({
      'GET /auth/oidc/pending': {
        body: { email: USER.email, label: 'University login', needs: 'link', next: '/problem' },
      },
      'POST /auth/oidc/confirm': { body: { user: USER, message: 'Login successful' } },
    });
    const { store } = renderPage(<ConfirmSignOnPage />, '/confirm-sign-in');
    await userEvent.type(await screen.findByLabelText('Password'), 'correct horse{Enter}');
    await waitFor(() => expect(selectStatus(store.getState())).toBe('signed-in'));
    expect(requests.at(-1)).toMatchObject({ path: '/auth/oidc/confirm' });
    expect(JSON.parse(requests.at(-1)?.body ?? '')).toMatchObject({ password: 'correct horse' });
  });
});
