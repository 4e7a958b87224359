import { ERROR_TOASTS } from '@evident/contracts';
import { JOURNEY_MS, type Page } from '../support/browser.js';
import { openProblemPage } from '../support/editor.js';
import { inspect } from '../support/screens.js';
import { openVisitors } from '../support/visitors.js';

const refusal = (status: number, code: string, message: string) => ({
  status,
  json: { error: message, message, code, requestId: 'e2e-request', retryAfterS: 3 },
});

describe('When something does not work', () => {
  const visitors = openVisitors();
  let page: Page;
  let problemId: string;

  beforeAll(async () => {
    const visitor = await visitors.newLearner();
    page = visitor.page;
    problemId = (await visitor.api.problemBySlug('climbing-stairs')).id;
  }, JOURNEY_MS);
  afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));

  it(
    'a service that is down is said where its data would be, and Retry brings the data',
    async () => {
      await page.route('**/problems/get-all-problems', (route) =>
        route.fulfill(refusal(503, 'UNAVAILABLE', 'The service does not answer. Try again in a moment.')),
      );
      await page.goto('/problem');
      await page.getByText('Could not load problems').waitFor();
      await page.getByText(ERROR_TOASTS.loadProblems).first().waitFor({ state: 'detached' });
      await inspect(page, 'error-service-down');
      await page.unrouteAll();
      await page.getByRole('button', { name: /retry|try again/i }).click();
      await page.getByRole('link', { name: 'Climbing Stairs' }).waitFor();
    },
    JOURNEY_MS,
  );

  it(
    'too many submissions are refused in the results, with the reason',
    async () => {
      await page.route('**/execute-code/', (route) =>
        route.fulfill(refusal(429, 'RATE_LIMITED', 'You have 20 submissions waiting. Try again in 3 s.')),
      );
      await openProblemPage(page, problemId);
      await page.getByRole('button', { name: 'Submit Solution' }).click();
      await page.getByText('You have 20 submissions waiting. Try again in 3 s.').waitFor();
      await page.locator('.Toastify').getByText(ERROR_TOASTS.execute).waitFor({ state: 'detached' });
      await inspect(page, 'error-too-many');
    },
    JOURNEY_MS,
  );

  it(
    'without a network the page says so, what was typed stays, and a submission waits for the connection',
    async () => {
      await openProblemPage(page, problemId);
      await page.locator('.monaco-editor .view-lines').first().click();
      await page.keyboard.type('// kept');
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Run Code' }).click();
      await page.getByText('The server did not answer. Check your connection and try again.').waitFor();
      await page.getByRole('button', { name: 'Submit Solution' }).click();
      await page.getByText('Waiting for the connection', { exact: true }).waitFor();
      await page.locator('.monaco-editor .view-lines', { hasText: 'kept' }).first().waitFor();
      await page.context().setOffline(false);
      await page.getByTestId('verdict').waitFor({ timeout: 120_000 });
    },
    JOURNEY_MS,
  );
});
