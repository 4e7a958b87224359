import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { until } from '@evident/kit/testing/index';
import { JOURNEY_MS, type Page } from '../support/browser.js';
import { openProblem } from '../support/editor.js';
import { product } from '../support/product.js';
import { inspect } from '../support/screens.js';
import { openVisitors } from '../support/visitors.js';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an authenticator app shows (RFC 6238). */
function codeOf(secret: string): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The newest link to an address, from the page that shows this installation's mail. */
async function linkMailedTo(email: string): Promise<string> {
  const page = await readFile(path.join(product.dataDir, 'mail/index.html'), 'utf8').catch(() => '');
  const mail = page.split('<article>').find((article) => article.includes(`To ${email}`)) ?? '';
  return /href="([^"]+#token=[^"]+)"/.exec(mail)?.[1] ?? '';
}

const TRANSITIONS_OF_A_NEW_THEME = `(() => {
  const root = document.documentElement;
  const { theme } = root.dataset;
  root.dataset.theme = 'dark';
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  if (theme === undefined) delete root.dataset.theme;
  else root.dataset.theme = theme;
  return transitions.length;
})()`;

describe('The settings of an account', () => {
  const visitors = openVisitors();

  const logOut = async (page: Page): Promise<void> => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(/\/login/);
  };

  it(
    'protect it with a second factor, and a mailed link resets the password',
    async () => {
      const { page, learner } = await visitors.newLearner();
      await page.goto('/profile');
      await page.getByRole('link', { name: 'Settings' }).click();
      await page.getByRole('heading', { name: 'Settings' }).waitFor();
      await page.getByText('this session').waitFor();
      await page.getByRole('button', { name: 'Change password' }).waitFor();
      await inspect(page, 'settings');

      await page.getByRole('button', { name: 'Set up' }).click();
      await page.getByLabel('Password', { exact: true }).fill(learner.password);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('img', { name: /QR code/ }).waitFor();
      const secret = (await page.getByTestId('totp-key').innerText()).trim();
      await page.getByRole('textbox', { name: 'Code', exact: true }).fill(codeOf(secret));
      await page.getByRole('button', { name: 'Turn on' }).click();
      const codes = page.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem');
      const recoveryCode = (await codes.first().innerText()).trim();
      expect(recoveryCode).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
      await inspect(page, 'settings-second-factor');

      await logOut(page);
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
      await inspect(page, 'forgot-password');
      await page.getByRole('textbox', { name: 'Email', exact: true }).fill(learner.email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await page.getByText('we have sent it a link').waitFor();
      const link = await until('the mail', async () => (await linkMailedTo(learner.email)) || undefined);

      await page.goto(link);
      await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
      await inspect(page, 'reset-password');
      const newPassword = 'an entirely new horse';
      await page.getByLabel('New password').fill('password1');
      await page.getByRole('button', { name: 'Set the password' }).click();
      await page.getByText('too easy to guess').waitFor();
      await page.getByLabel('New password').fill(newPassword);
      await page.getByRole('button', { name: 'Set the password' }).click();
      await page.getByText('Your password is set').waitFor();

      await page.getByRole('link', { name: 'Back to login' }).click();
      await page.getByRole('textbox', { name: 'Email', exact: true }).fill(learner.email);
      await page.getByLabel('Password', { exact: true }).fill(newPassword);
      await page.getByRole('button', { name: 'Login' }).click();
      await page.getByRole('textbox', { name: 'Code', exact: true }).waitFor();
      await inspect(page, 'login-code');
      await page.getByRole('textbox', { name: 'Code', exact: true }).fill(recoveryCode);
      await page.getByRole('button', { name: 'Login' }).click();
      await page.waitForURL((url) => url.pathname === '/');

      await page.goto('/settings');
      await page.getByText('Recovery codes left: 9').waitFor();
      await page.getByRole('button', { name: 'Sign out everywhere' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
      await page.waitForURL(/\/login/);
    },
    JOURNEY_MS,
  );

  it(
    'follow the learner to another device',
    async () => {
      const { page, learner } = await visitors.newLearner();
      await page.goto('/settings#editor');
      const saved = page.getByText('Saved to your account').last();
      await saved.waitFor();
      // The visitors ask for less motion, so a theme must change everywhere in one frame.
      expect(await page.evaluate<number>(TRANSITIONS_OF_A_NEW_THEME)).toBe(0);
      await page.getByLabel('Language of a new problem').selectOption('PYTHON');
      await page.getByRole('button', { name: 'Larger font' }).click();
      await page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Dark' }).click();
      await until('the choices at the server', async () => {
        const answer = await page.request.get('/api/v1/account/preferences');
        const { preferences } = (await answer.json()) as { preferences: { editor?: { fontSize: number } } };
        return JSON.stringify(preferences).includes('"fontSize":15') && 'theme' in preferences;
      });
      await saved.waitFor();
      await page.getByLabel('Full name').fill('Grace Hopper');
      await page.getByText('Not saved yet').waitFor();
      await page.getByRole('button', { name: 'Save name' }).click();
      await page.getByText('Your name was changed').first().waitFor();

      const elsewhere = await visitors.signedIn(learner);
      await openProblem(elsewhere, 'Climbing Stairs');
      await elsewhere.locator('html[data-theme="dark"]').waitFor();
      expect(await elsewhere.getByRole('combobox', { name: 'Language' }).inputValue()).toBe('PYTHON');
      await elsewhere.getByRole('button', { name: 'Settings', exact: true }).click();
      await elsewhere.getByRole('dialog').getByText('15 px').waitFor();
    },
    JOURNEY_MS,
  );
});
