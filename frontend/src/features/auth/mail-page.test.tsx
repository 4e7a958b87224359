import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectStatus } from '../../lib/session-slice.js';
import { USER } from '../../testing/product-stub.js';
import { errorAnswer, renderPage, stubServer } from '../../testing/render-page.js';
import LoginPage from './login-page.js';
import MailPage from './mail-page.js';

it('asks for a link and shows the one answer', async () => {
  const message = 'If there is an account with this address, we have sent it a link.';
  const requests = stubServer({ 'POST /auth/forgot-password': { body: { message } } });
  renderPage(<MailPage />, '/forgot-password');
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com{Enter}');
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(requests[0]?.body).toBe('{"email":"ada@example.com"}');
});

it('sends the token of the link with the new password', async () => {
  const refusal = errorAnswer(400, 'VALIDATION_FAILED', 'Too easy', { password: 'Too easy' });
  let tries = 0;
  const requests = stubServer({
    'POST /auth/reset-password': () => ((tries += 1) === 1 ? refusal : { body: { message: 'Changed.' } }),
  });
  renderPage(<MailPage />, '/reset-password#token=abc');
  const field = await screen.findByLabelText('New password');
  await userEvent.type(field, 'password1{Enter}');
  expect(await screen.findByText('Too easy')).toBeInTheDocument();
  await userEvent.type(field, ' staple{Enter}');
  expect(await screen.findByText('Changed.')).toBeInTheDocument();
  expect(requests[1]?.body).toBe('{"token":"abc","password":"password1 staple"}');
});

it('confirms an address once, and tells when the link is useless', async () => {
  const used = errorAnswer(400, 'LINK_INVALID', 'This link was used before');
  const requests = stubServer({ 'POST /auth/verify-email': used });
  renderPage(<MailPage />, '/verify-email#token=abc');
  expect(await screen.findByText('This link was used before')).toBeInTheDocument();
  expect(requests).toHaveLength(1);
});

it.each(['/verify-email', '/reset-password', '/set-password'])(
  'says that a link without its end is incomplete: %s',
  async (address) => {
    const requests = stubServer({});
    renderPage(<MailPage />, address);
    expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeInTheDocument();
    expect(requests).toHaveLength(0);
  },
);

it('login asks for a code after the password, without a failure, and sends both', async () => {
  const requests = stubServer({
    'POST /auth/login': (body) =>
      body.includes('123456')
        ? { body: { user: USER, message: 'Login successful' } }
        : body.includes('000000')
          ? errorAnswer(401, 'INVALID_CODE', 'The code is wrong', { code: 'The code is wrong' })
          : errorAnswer(401, 'SECOND_FACTOR_REQUIRED', 'Enter the code from your authenticator app'),
  });
  const { store } = renderPage(<LoginPage />);
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  expect(screen.queryByLabelText('Code')).toBeNull();
  await userEvent.type(screen.getByLabelText('Email'), USER.email);
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  const code = await screen.findByLabelText('Code');
  expect(code).toHaveFocus();
  expect(screen.queryByText('Error logging in')).toBeNull();
  await userEvent.type(code, '000000{Enter}');
  expect(await screen.findByText('The code is wrong')).toBeInTheDocument();
  await userEvent.clear(code);
  await userEvent.type(code, '123456{Enter}');
  expect(await screen.findByText('Login successful')).toBeInTheDocument();
  expect(selectStatus(store.getState())).toBe('signed-in');
  expect(requests).toHaveLength(3);
});
