import { startOpenIdProvider, type OpenIdProvider } from '@evident/gateway/testing/openid-provider';
import { PASSWORD, startTestGateway, type TestGateway } from '@evident/gateway/testing/test-gateway';
import path from 'node:path';
import { launchBrowser, type Browser, type Page } from '../support/browser.js';
import { product } from '../support/product.js';

const STEP_MS = 60_000;
const LABEL = 'University login';

describe('A site of an institution that sells nothing', () => {
  let browser: Browser;
  let provider: OpenIdProvider;
  let gateway: TestGateway;

  beforeAll(async () => {
    // A gateway of its own, with other settings, beside the product's servers.
    process.env['TEST_DATABASE_URL'] ??= product.databaseUrl;
    process.env['TEST_REDIS_URL'] ??= product.redisUrl;
    browser = await launchBrowser();
    provider = await startOpenIdProvider();
    gateway = await startTestGateway({
      ...provider.env,
      OIDC_LABEL: LABEL,
      PAYMENTS: 'off',
      FRONTEND_DIR: path.resolve(__dirname, '../../frontend/dist'),
    });
    provider.admit(gateway.origin);
  });
  afterAll(async () => {
    await browser.close();
    await gateway.stop();
    await provider.stop();
  });

  async function open(address: string): Promise<Page> {
    const context = await browser.newContext({ baseURL: gateway.origin, serviceWorkers: 'block' });
    context.setDefaultTimeout(STEP_MS);
    const page = await context.newPage();
    await page.goto(address);
    return page;
  }

  /** Enters a login on the page of the provider; any password is right there. */
  async function logInThere(page: Page, login: string): Promise<void> {
    await page.getByRole('link', { name: LABEL }).click();
    await page.getByPlaceholder('Enter any login').fill(login);
    await page.getByPlaceholder('and password').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
  }

  it('signs a new person in, opens the page that was asked for, and shows no prices', async () => {
    provider.people.set('ada', { name: 'Ada Lovelace', email: 'ada@example.edu', email_verified: true });
    const page = await open('/settings');
    await logInThere(page, 'ada');
    await page.waitForURL((url) => url.origin === gateway.origin && url.pathname === '/settings');
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    expect(await page.getByRole('link', { name: 'Pricing' }).count()).toBe(0);
  });

  it('connects an account that exists only with its password', async () => {
    await gateway.browser().register({ email: 'alan@example.edu' });
    provider.people.set('alan', { name: 'Alan', email: 'alan@example.edu', email_verified: true });
    const page = await open('/login?next=%2Fsettings');
    await logInThere(page, 'alan');
    await page.getByText('An account with alan@example.edu exists.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Email or password is wrong').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL((url) => url.pathname === '/settings');
  });

  it('says why a person whose address is not confirmed is not signed in', async () => {
    provider.people.set('eve', { email: 'alan@example.edu', email_verified: false });
    const page = await open('/login');
    await logInThere(page, 'eve');
    await page.getByText('Your institution does not say that your email address is confirmed.').waitFor();
  });
});
