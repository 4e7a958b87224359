import { randomUUID } from 'node:crypto';
import type { Submission } from '@evident/contracts';
import { until } from '@evident/kit/testing/index';
import pg from 'pg';
import type { ApiClient, Learner } from '../support/api-client.js';
import { JOURNEY_MS, type Page } from '../support/browser.js';
import { product } from '../support/product.js';
import { inspect } from '../support/screens.js';
import { referenceOf } from '../support/sources.js';
import { openVisitors } from '../support/visitors.js';

const REASON = 'Thanks for the report of a wrong statement';
const FAULT = 'The sandbox could not be made';
/** Long, because the judge may serve other tests too. */
const JUDGED_MS = 150_000;

const balance = (page: Page, tokens: number) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${tokens}\\s*tokens?$`) });

/** Makes a submission that failed without a verdict, as after the death of five workers. @returns its id. */
async function giveUp(userId: string, problemId: string, sourceCode: string): Promise<string> {
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  const id = randomUUID();
  try {
    await database.query(
      `INSERT INTO problems.submission (id, kind, user_id, problem_id, language, source_code, status, priority, test_count,
         attempt, claims, fault, judged_at)
       VALUES ($1, 'submit', $2, $3, 'PYTHON', $4, 'failed', 10, 0, 5, 5, $5, now())`,
      [id, userId, problemId, sourceCode, FAULT],
    );
  } finally {
    await database.end();
  }
  return id;
}

describe('What administrators do in the browser', () => {
  const visitors = openVisitors();
  let page: Page;
  let theirs: Page;
  let client: ApiClient;
  let learner: Learner;
  let learnerId: string;

  beforeAll(async () => {
    ({ page: theirs, api: client, learner } = await visitors.newLearner());
    const { body } = await client.get<{ user: { id: string } }>('/auth/get-me');
    learnerId = body.user.id;
    page = await visitors.administrator();
  }, JOURNEY_MS);

  it(
    'finds a learner by email and gives tokens with a reason, which the learner sees',
    async () => {
      await theirs.goto('/problem');
      await balance(theirs, 3).waitFor();

      await page.goto('/profile');
      await page.getByRole('link', { name: 'Administration' }).click();
      await page.getByRole('tab', { name: 'Accounts' }).click();
      await page.getByLabel('Email or name of the account').fill(learner.email.toUpperCase());
      await page.getByRole('button', { name: 'Find' }).click();
      await page.getByText(learnerId).waitFor();
      await inspect(page, 'admin-account');

      await page.getByLabel('Tokens', { exact: true }).fill('2');
      await page.getByLabel('Reason').fill(REASON);
      await page.getByRole('button', { name: 'Adjust tokens' }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByText('has 3 tokens and will have 5').waitFor();
      await dialog.getByRole('button', { name: 'Give 2 tokens' }).click();
      await page
        .getByRole('region', { name: 'Account', exact: true })
        .locator('dd', { hasText: /^5$/ })
        .waitFor();

      await balance(theirs, 5).waitFor();
      await theirs.goto('/profile#tokens');
      await theirs.getByText(REASON).waitFor();
    },
    JOURNEY_MS,
  );

  it(
    'reads in the activity what was done, to whom and why',
    async () => {
      await page.goto('/administration#activity');
      const entry = page
        .getByRole('list', { name: 'Activity' })
        .getByRole('listitem')
        .filter({ hasText: `Give 2 tokens to ${learner.email}` });
      await entry.waitFor();
      expect(await entry.textContent()).toMatch(
        new RegExp(`Done.*${REASON}.*${product.admin.email.replaceAll('.', '\\.')}`),
      );
    },
    JOURNEY_MS,
  );

  it(
    'sends a failed submission again, which is then judged',
    async () => {
      const problem = await client.problemBySlug('climbing-stairs');
      const id = await giveUp(learnerId, problem.id, referenceOf('climbing-stairs', 'PYTHON'));
      await page.goto('/administration#failed-submissions');
      const row = page.getByRole('listitem').filter({ hasText: learner.email });
      await row.getByText(FAULT).waitFor();
      await inspect(page, 'admin-failed-submission');
      await row.getByRole('button', { name: /^Send again/ }).click();
      await row.waitFor({ state: 'detached' });
      const judged = await until(
        'the verdict',
        async () => {
          const { body } = await client.get<{ submission: Submission }>(`/submission/${id}`);
          return body.submission.submissionStatus === 'judged' ? body.submission : null;
        },
        JUDGED_MS,
      );
      expect(judged.status).toBe('Accepted');
    },
    JOURNEY_MS,
  );
});
