import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmbeddedPolicy } from '../features/policies/privacy-page.js';
import SidePanel from '../features/auth/side-panel.js';
import { ADMIN } from '../testing/product-stub.js';
import { openProduct } from './render-product.js';

jest.mock('../lib/socket-connection.js', () => ({ openConnection: () => () => undefined }));
/** Only Vite provides these settings. */
jest.mock('../lib/build-settings.js', () => ({ PRIVACY_POLICY_URL: '' }));

const text = () => document.querySelector('main')?.textContent ?? '';

describe('the landing page', () => {
  it('has its figures, its four problems under six filters, and its links', async () => {
    openProduct('/');
    await screen.findByText('Featured Problems');
    for (const claim of [
      '50+problems',
      '20+topics',
      '3difficulty levels',
      '3languages',
      '3 free AI analyses',
    ]) {
      const [value = '', label = ''] = claim.split(/(?<=\+|^3)(?=[a-z])/);
      expect(text()).toContain(claim.includes(' free') ? claim : value);
      if (label) expect(text()).toContain(label);
    }
    expect(screen.getAllByRole('link', { name: /^Solve Now/ })).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: 'Trees' }));
    expect(screen.getAllByRole('link', { name: /^Solve Now/ })).toHaveLength(1);
    for (const name of ['All Problems', 'Arrays & Hashing', 'Hash Table', 'Dynamic Programming', 'Graphs'])
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View All Problems' })).toHaveAttribute('href', '/problem');
    expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/pricing');
    expect(screen.getByRole('link', { name: /Refund/ })).toHaveAttribute('href', '/cancellation-and-refund');
    expect(screen.getByRole('link', { name: /Shipping/ })).toHaveAttribute('href', '/shipping-and-delivery');
  });

  it('links to the problem if the catalogue has it, otherwise to the list', async () => {
    openProduct('/');
    const known = await screen.findByRole('link', { name: /Solve Now.*Climbing Stairs/ });
    await waitFor(() => expect(known.getAttribute('href')).toMatch(/^\/problem\/[0-9a-f-]{36}$/));
    expect(screen.getByRole('link', { name: /Solve Now.*Two Sum/ })).toHaveAttribute('href', '/problem');
  });

  it('has a navigation with Add Problem for administrators only', async () => {
    openProduct('/', {}, ADMIN);
    await screen.findByText('Featured Problems');
    const [main] = screen.getAllByRole('navigation', { name: 'Main' });
    expect(
      main &&
        within(main)
          .getAllByRole('link')
          .map((link) => link.textContent),
    ).toEqual(['Problems', 'My Profile', 'Pricing', 'Add Problem']);
  });
});

describe('the policies', () => {
  it.each([
    ['10 tokens for ₹99'],
    ['50 tokens for ₹200'],
    ['100 tokens for ₹350'],
    ['duplicate payment'],
    ['within 1 hour'],
    ['24 hours'],
    ['within 48 hours'],
    ['have been used'],
    ['changed your mind'],
    ['cannot be cancelled'],
    ['3 to 5 business days'],
    ['at the time of purchase'],
  ])('the refund policy states: %s', async (term) => {
    openProduct('/cancellation-and-refund');
    await screen.findByRole('heading', { level: 1 });
    expect(text()).toContain(term);
  });

  it('name the address of the support', async () => {
    openProduct('/cancellation-and-refund');
    expect(await screen.findByRole('link', { name: 'support@evident.example' })).toHaveAttribute(
      'href',
      'mailto:support@evident.example',
    );
  });

  it.each([['instantly'], ['at most within 5 minutes'], ['after 10 minutes'], ['within 24 hours']])(
    'delivery says: %s',
    async (term) => {
      openProduct('/shipping-and-delivery');
      await screen.findByRole('heading', { level: 1 });
      expect(text()).toContain(term);
    },
  );

  it('the privacy policy is embedded, and our own copy is shown when the service is unreachable', () => {
    jest.useFakeTimers();
    render(<EmbeddedPolicy url="https://terms.example/policy" />);
    expect(screen.getByTitle('Privacy policy')).toHaveAttribute('src', 'https://terms.example/policy');
    act(() => void jest.advanceTimersByTime(6_000));
    expect(screen.getByText('The embedded policy could not be reached.')).toBeInTheDocument();
    expect(screen.queryByTitle('Privacy policy')).toBeNull();
    jest.useRealTimers();
  });
});

describe('the side panel of login and signup', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const titles = ['Two Sum', 'Reverse a Linked List', 'Valid Parentheses'];
  const shown = () => titles.find((title) => screen.queryByText(title) !== null);

  it('shows three snippets in turn, one every 2000 ms', () => {
    render(<SidePanel />);
    for (const title of [...titles, titles[0]]) {
      expect(shown()).toBe(title);
      act(() => void jest.advanceTimersByTime(2_000));
    }
  });

  it('stops when it is paused', async () => {
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    render(<SidePanel />);
    await user.click(screen.getByRole('button', { name: 'Pause animation' }));
    act(() => void jest.advanceTimersByTime(10_000));
    expect(shown()).toBe('Two Sum');
  });
});
