import { JOURNEY_MS, launchBrowser, newPage, signInInBrowser, type Browser } from '../support/browser.js';
import { ApiClient, newLearner } from '../support/api-client.js';
import { chooseLanguage, pasteSource } from '../support/editor.js';
import { inspect } from '../support/screens.js';
import { referenceOf } from '../support/sources.js';

describe('A submission without a connection', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, JOURNEY_MS);
  afterAll(() => browser.close());

  it(
    'waits on the device and is judged once after the connection is back',
    async () => {
      const learner = newLearner();
      const client = new ApiClient();
      await client.post('/auth/register', learner);
      const { id } = await client.problemBySlug('climbing-stairs');
      const page = await newPage(browser);
      await signInInBrowser(page, learner);
      await page.goto(`/problem/${id}`);
      await page.locator('.monaco-editor').first().waitFor();
      await chooseLanguage(page, 'PYTHON');
      await pasteSource(page, referenceOf('climbing-stairs', 'PYTHON'));

      // The server takes the submission, but its answer is lost.
      let lost = 0;
      await page.route('**/execute-code/', async (route) => {
        if (lost === 0) await route.fetch();
        lost += 1;
        await route.abort('internetdisconnected');
      });
      await page.getByRole('button', { name: 'Submit Solution' }).click();
      await page.getByText('Waiting for the connection', { exact: true }).waitFor();
      await page.getByText('1 submission is waiting for the connection.').waitFor();
      await inspect(page, 'submission-waiting');
      expect(lost).toBeGreaterThan(0);

      await page.unroute('**/execute-code/');
      await page.context().setOffline(true);
      await page.context().setOffline(false);
      await page.getByTestId('verdict').filter({ hasText: 'Accepted' }).waitFor({ timeout: 120_000 });
      expect(await page.getByText('1 submission is waiting for the connection.').count()).toBe(0);
      const { body } = await client.get<{ submissions: unknown[] }>(`/submission/get-submissions/${id}`);
      expect(body.submissions).toHaveLength(1);
    },
    JOURNEY_MS,
  );
});
