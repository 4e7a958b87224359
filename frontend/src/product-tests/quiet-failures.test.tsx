import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorAnswer } from '../testing/render-page.js';
import { onTouchDevice, openProduct } from './render-product.js';

/** No socket: polling finds the final states. */
jest.mock('../lib/socket-connection.js', () => ({ openConnection: () => () => undefined }));
/** Charts need a real layout; the browser tests cover them. */
jest.mock('../features/profile/activity-calendar.js', () => ({ __esModule: true, default: () => null }));
jest.mock('../features/profile/difficulty-doughnut.js', () => ({ __esModule: true, default: () => null }));

const toasts = () => document.querySelectorAll('.Toastify__toast').length;

const logged = (what: string) =>
  waitFor(() => expect(console.error).toHaveBeenCalledWith(what, expect.anything()));

beforeAll(onTouchDevice);
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('failures without a toast', () => {
  it('a failed session check only redirects to the login page', async () => {
    const { router } = openProduct('/profile', {
      'GET /auth/get-me': errorAnswer(401, 'UNAUTHENTICATED', 'Sign in first'),
    });
    await screen.findByRole('heading', { name: 'Welcome Back' });
    expect(router.state.location.search).toBe('?next=%2Fprofile');
    expect(toasts()).toBe(0);
  });

  it('an order that cannot be created is logged, and the buyer is sent home with a banner', async () => {
    const { router } = openProduct('/pricing', {
      'POST /payment/create-order': errorAnswer(500, 'INTERNAL', 'Something went wrong on our side'),
    });
    const [first] = await screen.findAllByRole('button', { name: /^Get Started Now/ });
    if (first) await userEvent.click(first);
    await screen.findByText('Payment was not started; nothing was charged.');
    expect(router.state.location.pathname).toBe('/');
    await logged('The order could not be started');
    expect(toasts()).toBe(0);
  });

  it('failed lists of the profile are logged and shown in place', async () => {
    openProduct('/profile', {
      'GET /submission/get-all-submissions': errorAnswer(503, 'UNAVAILABLE', 'The service does not answer'),
    });
    await screen.findByText(/Could not load submissions/);
    await logged('The submissions could not be loaded');
    expect(toasts()).toBe(0);
  });
});
