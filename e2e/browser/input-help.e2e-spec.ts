import { JOURNEY_MS, launchBrowser, newPage, signUpInBrowser, type Browser } from '../support/browser.js';
import { ApiClient, newLearner } from '../support/api-client.js';
import { chooseLanguage, pasteSource } from '../support/editor.js';
import { inspect } from '../support/screens.js';

describe('Help with reading input', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, JOURNEY_MS);
  afterAll(() => browser.close());

  it(
    'leads a newcomer through three steps, never again, and to a recipe that runs in the product',
    async () => {
      const page = await newPage(browser);
      await signUpInBrowser(page);
      const client = new ApiClient();
      await client.post('/auth/register', newLearner());
      const { id } = await client.problemBySlug('climbing-stairs');
      const guide = page.getByRole('region', { name: 'How input works' });

      await page.goto(`/problem/${id}`);
      await guide.waitFor();
      await inspect(page, 'guide-first-step');
      await guide.getByRole('button', { name: 'Next' }).focus();
      await page.keyboard.press('Enter');
      await guide.getByText('public class Main').waitFor();
      await inspect(page, 'guide-second-step');
      await page.goto(`/problem/${id}`);
      await guide.getByRole('button', { name: 'Close the guide' }).click();
      await page.reload();
      await page.locator('.monaco-editor').first().waitFor();
      expect(await guide.count()).toBe(0);

      await chooseLanguage(page, 'PYTHON');
      await page.getByRole('button', { name: 'Help' }).click();
      await page.getByRole('button', { name: 'How input works' }).click();
      await guide.getByRole('link', { name: 'All kinds of input' }).click();
      await page.getByRole('heading', { level: 1, name: 'Reading input in Python' }).waitFor();
      const program = page.getByRole('group', { name: 'Program in Python: One number' });
      const source = (await program.textContent()) ?? '';
      await inspect(page, 'input-recipes-python');
      await page.goto('/help/input/java');
      await page.getByRole('group', { name: 'Program in Java: One number' }).waitFor();
      await inspect(page, 'input-recipes-java');

      await page.goto(`/problem/${id}`);
      await page.locator('.monaco-editor').first().waitFor();
      await pasteSource(page, source);
      await page.getByRole('button', { name: 'Run Code' }).click();
      // Climbing Stairs wants another number than twice n, so the program ran and its answer is wrong.
      await page.getByTestId('verdict').filter({ hasText: 'Wrong Answer' }).waitFor({ timeout: 120_000 });
    },
    JOURNEY_MS,
  );
});
