import { SUCCESS_TOASTS, type TokenHistoryAnswer } from '@evident/contracts';
import { ApiClient } from '../support/api-client.js';
import { launchBrowser, newPage, signUpInBrowser, type Browser, type Page } from '../support/browser.js';
import { StandInProvider } from '../support/stand-in-provider.js';

const STEP_MS = 60_000;
/** The delivery policy promises tokens within this time. */
const DELIVERY_MS = 5 * 60_000;
const SIGNUP_TOKENS = 3;
const STANDARD = { title: 'Standard', tokens: 10, price: /^Pay ₹\s?99$/ };

const balance = (page: Page, tokens: number) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${tokens}\\s*tokens?$`) });

/** Opens the provider's dialog for the cheapest plan. */
async function openCheckout(page: Page) {
  await page.goto('/pricing');
  await page.getByRole('button', { name: `Get Started Now: ${STANDARD.title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay Evident' });
  await dialog.waitFor({ timeout: STEP_MS });
  return dialog;
}

/** @returns the text of the banner that a buyer sees on the front page after paying. */
async function readBanner(page: Page, title: string): Promise<string> {
  const banner = page.getByRole('status').filter({ hasText: title });
  await banner.waitFor({ timeout: STEP_MS });
  await page.waitForURL((url) => url.pathname === '/', { timeout: STEP_MS });
  return (await banner.textContent()) ?? '';
}

/** A learner in a browser of their own, and the same learner's client beside it. */
async function newBuyer(browser: Browser): Promise<{ page: Page; client: ApiClient }> {
  const page = await newPage(browser);
  const learner = await signUpInBrowser(page);
  const client = new ApiClient();
  await client.post('/auth/login', { email: learner.email, password: learner.password });
  return { page, client };
}

async function purchasesOf(client: ApiClient): Promise<number[]> {
  const { body } = await client.get<TokenHistoryAnswer>('/billing/history');
  return body.transfers.filter(({ kind }) => kind === 'purchase').map(({ delta }) => delta);
}

describe('Buying tokens in the browser', () => {
  let browser: Browser;
  let lost: { page: Page; client: ApiClient };

  beforeAll(async () => {
    browser = await launchBrowser();
  }, STEP_MS);

  afterAll(() => browser.close());

  it(
    'says so when the connection is lost after the payment, and the tab is gone',
    async () => {
      lost = await newBuyer(browser);
      await lost.page.goto('/problem');
      const provider = await StandInProvider.find(lost.client);
      const tab = await lost.page.context().newPage();
      const dialog = await openCheckout(tab);
      await provider.setFaults({ webhooks: { drop: 9 }, checkout: { loseCallback: 1 } });
      try {
        await dialog.getByRole('radio', { name: /succeeds/ }).check();
        await dialog.getByRole('button', { name: STANDARD.price }).click();
        await dialog.getByRole('alert').filter({ hasText: 'your tokens arrive by themselves' }).waitFor();
      } finally {
        await provider.setFaults({});
      }
      await tab.close();
      expect(await purchasesOf(lost.client)).toEqual([]);
      await balance(lost.page, SIGNUP_TOKENS).waitFor({ timeout: STEP_MS });
    },
    3 * STEP_MS,
  );

  it(
    'buys a plan and shows the new balance in every tab',
    async () => {
      const { page, client } = await newBuyer(browser);
      const other = await page.context().newPage();
      await other.goto('/problem');
      await balance(other, SIGNUP_TOKENS).waitFor();
      const dialog = await openCheckout(page);
      await dialog.getByText('Test mode: no money moves.').waitFor();
      await dialog.getByRole('button', { name: STANDARD.price }).click();
      const after = SIGNUP_TOKENS + STANDARD.tokens;
      await page.getByText(SUCCESS_TOASTS.tokensAdded).waitFor({ timeout: STEP_MS });
      expect(await readBanner(page, `${STANDARD.tokens} tokens added.`)).toContain(
        `Your balance is ${after} tokens.`,
      );
      await balance(page, after).waitFor();
      await balance(other, after).waitFor({ timeout: STEP_MS });
      const me = await client.get<{ user: { tokens: number } }>('/auth/get-me');
      expect(me.body.user.tokens).toBe(after);
      expect(await purchasesOf(client)).toEqual([STANDARD.tokens]);
    },
    3 * STEP_MS,
  );

  it(
    'says honestly that a dismissed or declined payment charged nothing',
    async () => {
      const { page, client } = await newBuyer(browser);
      await (await openCheckout(page)).getByRole('button', { name: 'Cancel' }).click();
      expect(await readBanner(page, 'Payment cancelled.')).toContain('Nothing was charged.');

      const dialog = await openCheckout(page);
      await dialog.getByRole('radio', { name: /declines/ }).check();
      await dialog.getByRole('button', { name: STANDARD.price }).click();
      await dialog.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      expect(await readBanner(page, 'The payment did not go through.')).toContain('declined');

      await balance(page, SIGNUP_TOKENS).waitFor();
      expect(await purchasesOf(client)).toEqual([]);
    },
    3 * STEP_MS,
  );

  it(
    'delivers what the lost tab paid for, without anybody asking',
    async () => {
      const after = SIGNUP_TOKENS + STANDARD.tokens;
      await balance(lost.page, after).waitFor({ timeout: DELIVERY_MS });
      expect(await purchasesOf(lost.client)).toEqual([STANDARD.tokens]);
    },
    DELIVERY_MS + STEP_MS,
  );
});
