import { screen, within } from '@testing-library/react';
import { SITE_META } from '@evident/contracts/site';
import type { siteInfo } from '../lib/site.js';
import { ADMIN } from '../testing/product-stub.js';
import { onTouchDevice, openProduct } from './render-product.js';

jest.mock('../lib/socket-connection.js', () => ({ openConnection: () => () => undefined }));
/** Charts need a real layout; the browser tests cover them. */
jest.mock('../features/profile/activity-calendar.js', () => ({ __esModule: true, default: () => null }));
jest.mock('../features/profile/difficulty-doughnut.js', () => ({ __esModule: true, default: () => null }));
jest.mock('../lib/build-settings.js', () => ({ SUPPORT_EMAIL: '', PRIVACY_POLICY_URL: '' }));
jest.mock('../lib/site.js', () => ({
  siteInfo: () => ({ payments: false, registration: 'open', domains: [], singleSignOn: null, notice: null }),
}));

beforeAll(onTouchDevice);

describe('where nothing is sold', () => {
  it('no navigation leads to prices', async () => {
    openProduct('/problem');
    const [navigation] = await screen.findAllByRole('navigation', { name: 'Main', hidden: true });
    expect(within(navigation as HTMLElement).getByText('Problems')).toBeInTheDocument();
    expect(screen.queryByText('Pricing')).toBeNull();
    expect(screen.getByRole('link', { name: /token/ })).toHaveAttribute('href', '/profile');
  });

  it('the page of prices does not exist', async () => {
    openProduct('/pricing');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  });

  it('administrators see no orders and no refunds', async () => {
    openProduct('/administration#accounts', {}, ADMIN);
    await screen.findByRole('search', { name: 'Find an account' });
    expect(screen.queryByText(/refund/i)).toBeNull();
  });
});

describe('the settings in the page', () => {
  const { siteInfo: read } = jest.requireActual<{ siteInfo: typeof siteInfo }>('../lib/site.js');
  afterEach(() => document.querySelector(`meta[name="${SITE_META}"]`)?.remove());

  it('are those that the gateway wrote, and the usual ones without a gateway', () => {
    expect(read()).toMatchObject({ payments: true });
    const meta = Object.assign(document.createElement('meta'), {
      name: SITE_META,
      content: '{"payments":false}',
    });
    document.head.append(meta);
    expect(read()).toMatchObject({ payments: false });
  });
});
