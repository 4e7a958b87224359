import { until } from '@evident/kit/testing/index';
import { newLearner } from '../support/api-client.js';
import { JOURNEY_MS, screenshot, type Page } from '../support/browser.js';
import { openVisitors } from '../support/visitors.js';

const MOST_TABS = 80;
const SOLUTION =
  "const n = Number(require('fs').readFileSync(0)); let [a, b] = [1, 1]; for (let i = 1; i < n; i++) [a, b] = [b, a + b]; console.log(b);";

/** Presses Tab until the element with this accessible name and role holds the focus. */
async function tabTo(
  page: Page,
  role: 'textbox' | 'button' | 'link' | 'combobox' | 'searchbox',
  name: string | RegExp,
): Promise<void> {
  const target = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
  await target.waitFor({ state: 'attached' });
  for (let count = 0; count < MOST_TABS; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${role} ${String(name)} cannot be reached with Tab`);
}

describe('The keyboard alone', () => {
  const visitors = openVisitors();

  it(
    'leads from signing up to Accepted',
    async () => {
      const page = await visitors.stranger();
      const learner = newLearner();
      await page.goto('/signup');
      await tabTo(page, 'textbox', 'Full Name');
      await page.keyboard.type(learner.name);
      await tabTo(page, 'textbox', 'Email address');
      await page.keyboard.type(learner.email);
      await page.keyboard.press('Tab');
      await page.keyboard.type(learner.password);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === '/');

      await tabTo(page, 'link', 'Problems');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === '/problem');
      await page
        .getByRole('link', { name: 'Two Sum' })
        .or(page.getByRole('link', { name: 'Climbing Stairs' }))
        .first()
        .waitFor();
      await page.keyboard.press('/');
      await page.keyboard.type('Climbing');
      await tabTo(page, 'link', 'Climbing Stairs');
      await page.keyboard.press('Enter');
      await page.locator('.monaco-editor').first().waitFor();

      await tabTo(page, 'combobox', /language/i);
      await page.keyboard.type('JavaScript');
      await page.keyboard.press('Enter');
      await tabTo(page, 'textbox', /code editor/i);
      const lines = page.locator('.monaco-editor .view-lines').first();
      await page.keyboard.press('Control+A');
      await page.keyboard.type(SOLUTION);
      await until(
        'the typed text, and nothing else, in the editor',
        async () => (await lines.textContent())?.replaceAll('\u00a0', ' ') === SOLUTION,
      );
      await page.keyboard.press('Control+Enter');
      await page
        .getByTestId('verdict')
        .filter({ hasText: /Accepted|Error|Wrong|Limit/ })
        .waitFor({ timeout: 120_000 });
      await screenshot(page, 'keyboard-verdict');
      expect(await page.getByTestId('verdict').textContent()).toContain('Accepted');
    },
    JOURNEY_MS,
  );
});
