import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADMIN, PROBLEM, USER } from '../testing/product-stub.js';
import { errorAnswer } from '../testing/render-page.js';
import { onTouchDevice, openProduct } from './render-product.js';

jest.mock('../lib/socket-connection.js', () => ({ openConnection: () => () => undefined }));
/** Charts need a real layout; the browser tests cover them. */
jest.mock('../features/profile/activity-calendar.js', () => ({ __esModule: true, default: () => null }));
jest.mock('../features/profile/difficulty-doughnut.js', () => ({ __esModule: true, default: () => null }));
/** Only Vite provides these settings. */
jest.mock('../lib/build-settings.js', () => ({ PRIVACY_POLICY_URL: '' }));
const SIGNED_OUT = { 'GET /auth/get-me': errorAnswer(401, 'UNAUTHENTICATED', 'Sign in first') };

beforeAll(onTouchDevice);

describe('access to routes', () => {
  it('a spinner replaces every page while the session is checked', async () => {
    openProduct('/profile', { 'GET /auth/get-me': () => new Promise(() => undefined) });
    expect(await screen.findByText('Checking your session')).toBeInTheDocument();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('an unanswered session check is no logout, and the page opens when the server answers', async () => {
    let down = true;
    const { router } = openProduct('/problem', {
      'GET /auth/get-me': () =>
        down
          ? errorAnswer(503, 'SERVICE_UNAVAILABLE', 'The service is unavailable right now')
          : { body: { user: USER } },
    });
    await screen.findByRole('heading', { name: 'Evident cannot be reached' });
    expect(router.state.location.pathname).toBe('/problem');
    down = false;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Problems' })).toBeInTheDocument();
  });

  it('an unanswered session check does not keep guests from the login page', async () => {
    openProduct('/login', { 'GET /auth/get-me': errorAnswer(503, 'SERVICE_UNAVAILABLE', 'Down') });
    expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeInTheDocument();
  });

  it('a page that cannot be loaded leaves the header', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { router } = openProduct('/problem');
    await screen.findByRole('heading', { name: 'Problems' });
    jest.doMock('../features/pricing/pricing-page.js', () => {
      throw new Error('Failed to fetch dynamically imported module');
    });
    await act(() => router.navigate('/pricing'));
    expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Problems' })).toBeInTheDocument();
    jest.dontMock('../features/pricing/pricing-page.js');
    jest.restoreAllMocks();
    await act(() => router.navigate('/problem'));
    expect(await screen.findByRole('heading', { name: 'Problems' })).toBeInTheDocument();
  });

  it.each([
    '/',
    '/problem',
    `/problem/${PROBLEM.id}`,
    '/profile',
    '/pricing',
    '/add-problem',
    '/edit-problem/x',
    '/administration',
    '/analysis-reports',
  ])('signed out, %s redirects to the login page, which keeps the target', async (path) => {
    const { router } = openProduct(path, SIGNED_OUT);
    await screen.findByRole('heading', { name: 'Welcome Back' });
    expect(router.state.location.pathname).toBe('/login');
    expect(new URLSearchParams(router.state.location.search).get('next') ?? '/').toBe(path);
  });

  it.each([
    ['/privacy-policy', 'Privacy Policy'],
    ['/cancellation-and-refund', 'Cancellation and Refund Policy'],
    ['/shipping-and-delivery', 'Shipping and Delivery Policy'],
    ['/signup', 'Create an account'],
    ['/no-such-page', 'Page not found'],
  ])('signed out, %s is public', async (path, heading) => {
    openProduct(path, SIGNED_OUT);
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
  });

  it.each(['/login', '/signup'])('signed in, %s redirects to /', async (path) => {
    const { router } = openProduct(path);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it.each([
    '/add-problem',
    `/edit-problem/${PROBLEM.id}`,
    '/administration',
    '/administration#accounts',
    '/analysis-reports',
  ])('%s redirects learners', async (path) => {
    const { router } = openProduct(path);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(screen.queryByRole('link', { name: 'Add Problem' })).toBeNull();
  });

  it('a learner returns to the previous page', async () => {
    const { router } = openProduct('/pricing');
    await screen.findByRole('heading', { name: 'Pricing' });
    await router.navigate('/add-problem', { state: { from: '/pricing' } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/pricing'));
  });

  it('an administrator creates and edits problems', async () => {
    const { router } = openProduct('/add-problem', {}, ADMIN);
    await screen.findByRole('heading', { name: 'Create Problem' });
    expect(screen.getByRole('link', { name: 'Add Problem' })).toBeInTheDocument();
    await router.navigate(`/edit-problem/${PROBLEM.id}`);
    await screen.findByRole('heading', { name: 'Edit Problem' });
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue(PROBLEM.title));
  });

  it('the profile of an administrator links to Administration', async () => {
    const { router } = openProduct('/profile', {}, ADMIN);
    await userEvent.click(await screen.findByRole('link', { name: 'Administration' }));
    await screen.findByRole('heading', { name: 'Administration' });
    expect(router.state.location.pathname).toBe('/administration');
  });

  it('the account menu of every page has Settings and, for administrators, Administration', async () => {
    const { router } = openProduct('/problem', {}, ADMIN);
    await userEvent.click(await screen.findByRole('button', { name: 'Account' }));
    const menu = within(screen.getByRole('group', { name: 'Account' }));
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Profile',
      'Progress',
      'Learning path',
      'Settings',
      'Help: reading input',
      'Administration',
    ]);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Account' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus();
    expect(router.state.location.pathname).toBe('/problem');
  });

  it('the theme menu names its three choices and marks the chosen one', async () => {
    openProduct('/problem');
    await userEvent.click(await screen.findByRole('button', { name: 'Theme' }));
    const menu = within(screen.getByRole('group', { name: 'Theme' }));
    expect(menu.getAllByRole('button').map((choice) => choice.textContent)).toEqual([
      'System',
      'Light',
      'Dark',
    ]);
    expect(menu.getByRole('button', { name: 'System' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(menu.getByRole('button', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    delete document.documentElement.dataset['theme'];
    localStorage.clear();
  });

  it('the profile of a learner has no such link', async () => {
    openProduct('/profile');
    await screen.findByRole('heading', { name: 'My Profile' });
    expect(screen.queryByRole('link', { name: 'Administration' })).toBeNull();
  });

  it('/analysis-reports redirects to the reported analyses', async () => {
    const { router } = openProduct('/analysis-reports', {}, ADMIN);
    await screen.findByRole('tab', { name: 'Reported analyses', selected: true });
    expect(router.state.location).toMatchObject({ pathname: '/administration', hash: '#reported-analyses' });
  });

  it('/problems redirects to the list', async () => {
    const { router } = openProduct('/problems');
    await waitFor(() => expect(router.state.location.pathname).toBe('/problem'));
  });
});
