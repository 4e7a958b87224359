import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectTokens } from '../../lib/session-api.js';
import { selectStatus } from '../../lib/session-slice.js';
import { errorAnswer, renderPage, stubServer } from '../../testing/render-page.js';
import LoginPage from './login-page.js';
import SignupPage from './signup-page.js';

const user = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Ada',
  email: 'ada@example.com',
  role: 'USER',
  tokens: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  analytics: false,
};

describe('login', () => {
  it('shows the messages of the spec and focuses the first invalid field', async () => {
    const requests = stubServer({});
    renderPage(<LoginPage />);
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(screen.getByText('Email is required')).toBeInTheDocument();
    expect(screen.getByText('Password must be at least 8 characters')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
    expect(requests).toHaveLength(0);
  });
  it('validates a field on blur, then on every change', async () => {
    renderPage(<LoginPage />);
    const email = screen.getByLabelText('Email');
    await userEvent.type(email, 'nonsense');
    expect(screen.queryByText('Invalid email')).toBeNull();
    await userEvent.tab();
    expect(screen.getByText('Invalid email')).toBeInTheDocument();
    await userEvent.type(email, '@example.com');
    expect(screen.queryByText('Invalid email')).toBeNull();
  });
  it('signs in and shows the message of the server', async () => {
    stubServer({ 'POST /auth/login': { body: { user, message: 'Login successful' } } });
    const { store } = renderPage(<LoginPage />);
    await userEvent.type(screen.getByLabelText('Email'), user.email);
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
    expect(await screen.findByText('Login successful')).toBeInTheDocument();
    expect(selectStatus(store.getState())).toBe('signed-in');
    expect(selectTokens(store.getState())).toBe(3);
  });
  it('keeps the input when the server refuses, and shows the toast and the reason', async () => {
    stubServer({ 'POST /auth/login': errorAnswer(401, 'INVALID_CREDENTIALS', 'Email or password is wrong') });
    renderPage(<LoginPage />);
    await userEvent.type(screen.getByLabelText('Email'), user.email);
    await userEvent.type(screen.getByLabelText('Password'), 'wrong horse{Enter}');
    expect(await screen.findByText('Error logging in')).toBeInTheDocument();
    expect(await screen.findByText('Email or password is wrong')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue(user.email);
  });
  it('the login button says Logging in... while it is busy, and the page links to signup and privacy', async () => {
    stubServer({ 'POST /auth/login': () => new Promise(() => undefined) });
    renderPage(<LoginPage />);
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
    await userEvent.type(screen.getByLabelText('Email'), user.email);
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
    expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeInTheDocument();
  });
});

describe('signup', () => {
  it('the signup button says Creating Account... while it is busy, and the page links to login', async () => {
    stubServer({ 'POST /auth/register': () => new Promise(() => undefined) });
    renderPage(<SignupPage />);
    expect(screen.getByRole('link', { name: /Log ?in/i })).toHaveAttribute('href', '/login');
    await userEvent.type(screen.getByLabelText('Full Name'), 'Ada');
    await userEvent.type(screen.getByLabelText('Email address'), user.email);
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
    expect(await screen.findByRole('button', { name: 'Creating Account...' })).toBeInTheDocument();
  });
  it('asks for a name', async () => {
    renderPage(<SignupPage />);
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(screen.getByText('Name is required')).toBeInTheDocument();
    expect(screen.getByLabelText('Full Name')).toHaveFocus();
  });
  it('shows at the field that the email is taken', async () => {
    const taken = 'This email is already registered';
    stubServer({ 'POST /auth/register': errorAnswer(409, 'EMAIL_TAKEN', taken, { email: taken }) });
    renderPage(<SignupPage />);
    await userEvent.type(screen.getByLabelText('Full Name'), 'Ada');
    await userEvent.type(screen.getByLabelText('Email address'), user.email);
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
    expect(await screen.findByText('Error signing up')).toBeInTheDocument();
    const email = screen.getByLabelText('Email address');
    await waitFor(() => expect(email).toHaveAccessibleDescription(taken));
    expect(email).toHaveFocus();
  });
  it('credits the demo tokens', async () => {
    stubServer({ 'POST /auth/register': { status: 201, body: { user } } });
    renderPage(<SignupPage />);
    await userEvent.type(screen.getByLabelText('Full Name'), 'Ada');
    await userEvent.type(screen.getByLabelText('Email address'), user.email);
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
    expect(await screen.findByText('Credited 3 demo AI Tokens')).toBeInTheDocument();
  });
  it('shows the password only while the toggle is pressed', async () => {
    renderPage(<SignupPage />);
    const toggle = screen.getByRole('button', { name: 'Show password' });
    await userEvent.click(toggle);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('Password is visible')).toBeInTheDocument();
  });
});
