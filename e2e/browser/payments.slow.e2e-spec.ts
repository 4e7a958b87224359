import { SUCCESS_TOASTS, type TokenHistoryAnswer } from '@evident/contracts';
import type { ApiClient } from '../support/api-client.js';
import type { Page } from '../support/browser.js';
import { StandInProvider } from '../support/stand-in-provider.js';
import { openVisitors, type Visitor } from '../support/visitors.js';

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

async function purchasesOf(client: ApiClient): Promise<number[]> {
  const { body } = await client.get<TokenHistoryAnswer>('/billing/history');
  return body.transfers.filter(({ kind }) => kind === 'purchase').map(({ delta }) => delta);
}

describe('Buying tokens in the browser', () => {
  const visitors = openVisitors();
  let lost: Visitor;

  it(
    'says so when the connection is lost after the payment, and the tab is gone',
    async () => {
      lost = await visitors.newLearner();
      await lost.page.goto('/problem');
      const provider = await StandInProvider.find(lost.api);
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
      expect(await purchasesOf(lost.api)).toEqual([]);
      await balance(lost.page, SIGNUP_TOKENS).waitFor({ timeout: STEP_MS });
    },
    3 * STEP_MS,
  );

  it(
    'buys a plan and shows the new balance in every tab',
    async () => {
      const { page, api } = await visitors.newLearner();
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
      const me = await api.get<{ user: { tokens: number } }>('/auth/get-me');
      expect(me.body.user.tokens).toBe(after);
      expect(await purchasesOf(api)).toEqual([STANDARD.tokens]);
    },
    3 * STEP_MS,
  );

  it(
    'says honestly that a dismissed or declined payment charged nothing',
    async () => {
      const { page, api } = await visitors.newLearner();
      await (await openCheckout(page)).getByRole('button', { name: 'Cancel' }).click();
      expect(await readBanner(page, 'Payment cancelled.')).toContain('Nothing was charged.');

      const dialog = await openCheckout(page);
      await dialog.getByRole('radio', { name: /declines/ }).check();
      await dialog.getByRole('button', { name: STANDARD.price }).click();
      await dialog.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      expect(await readBanner(page, 'The payment did not go through.')).toContain('declined');

      await balance(page, SIGNUP_TOKENS).waitFor();
      expect(await purchasesOf(api)).toEqual([]);
    },
    3 * STEP_MS,
  );

  it(
    'delivers what the lost tab paid for, without anybody asking',
    async () => {
      const after = SIGNUP_TOKENS + STANDARD.tokens;
      await balance(lost.page, after).waitFor({ timeout: DELIVERY_MS });
      expect(await purchasesOf(lost.api)).toEqual([STANDARD.tokens]);
    },
    DELIVERY_MS + STEP_MS,
  );
});
