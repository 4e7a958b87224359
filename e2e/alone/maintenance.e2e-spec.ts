import type { ErrorBody } from '@evident/contracts';
import { signInAsAdmin, type ApiClient } from '../support/api-client.js';
import { JOURNEY_MS, type Page } from '../support/browser.js';
import { inspect } from '../support/screens.js';
import { referenceOf } from '../support/sources.js';
import { openVisitors } from '../support/visitors.js';

const TEXT = 'The database moves to a new machine.';
const PYTHON = 71;

/** What a `datetime-local` field takes. The browser has the time zone of this process. */
const local = (ms: number): string => {
  const at = new Date(Date.now() + ms);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** Stands alone, because a pause stops the work of every other test. */
describe('Maintenance', () => {
  const visitors = openVisitors();
  let admin: Page;
  let learners: Page;
  let client: ApiClient;

  beforeAll(async () => {
    ({ page: learners, api: client } = await visitors.newLearner());
    admin = await visitors.administrator();
  }, JOURNEY_MS);
  afterAll(async () => {
    const administrator = await signInAsAdmin();
    await administrator.call('DELETE', '/admin/notice');
  });

  it(
    'pauses work with a text and an end that learners see, and ends when an administrator says so',
    async () => {
      const problem = await client.problemBySlug('climbing-stairs');
      const source = referenceOf('climbing-stairs', 'PYTHON');
      await learners.goto(`/problem/${problem.id}`);
      await learners.getByRole('button', { name: 'Submit' }).waitFor();

      await admin.goto('/administration#notice');
      await admin.getByLabel('Text').fill(TEXT);
      await admin.getByLabel('Pause running, submitting and analysing from').fill(local(-120_000));
      await admin.getByLabel('Ends at').fill(local(3_600_000));
      await admin.getByRole('button', { name: 'Show the notice' }).click();
      await admin.getByRole('button', { name: 'End the maintenance' }).waitFor();
      await inspect(admin, 'admin-notice');

      // The page was open before.
      await learners.getByRole('status').filter({ hasText: TEXT }).waitFor();
      await learners.getByRole('button', { name: 'Submit' }).click();
      await learners
        .getByText(/^Running, submitting and analysing are paused for maintenance until/)
        .waitFor();
      await inspect(learners, 'maintenance');

      const refused = await client.submit(problem.id, PYTHON, source);
      const { code, until, retryAfterS } = refused.body as unknown as ErrorBody;
      expect([refused.status, code]).toEqual([503, 'MAINTENANCE']);
      expect(Date.parse(until ?? '')).toBeGreaterThan(Date.now());
      expect(refused.headers.get('retry-after')).toBe(String(retryAfterS));
      expect((await client.get('/submission/get-all-submissions')).status).toBe(200);

      await admin.getByRole('button', { name: 'End the maintenance' }).click();
      await learners.getByRole('status').filter({ hasText: TEXT }).waitFor({ state: 'detached' });
      const judged = await client.submit(problem.id, PYTHON, source);
      expect(judged.body.submission.status).toBe('Accepted');
    },
    JOURNEY_MS,
  );
});
