import type { ErrorBody, ProgressAnswer, StepComparison } from '@evident/contracts';
import { until } from '@evident/kit/testing/index';
import type { ApiClient } from '../support/api-client.js';
import { JOURNEY_MS, type Page } from '../support/browser.js';
import { chooseLanguage, openProblemPage, pasteSource } from '../support/editor.js';
import { inspect } from '../support/screens.js';
import { referenceOf } from '../support/sources.js';
import { openVisitors } from '../support/visitors.js';

const SLUG = 'contains-duplicate';
const PYTHON = 71;
/** Longer than the deadline of an analysis: the judge may serve other tests too. */
const ANALYSIS_MS = 330_000;
const SOURCE = referenceOf(SLUG, 'PYTHON');

describe('Progress', () => {
  const visitors = openVisitors();
  let page: Page;
  let api: ApiClient;
  let problemId: string;
  let topic: string;

  beforeAll(async () => {
    ({ page, api } = await visitors.newLearner());
    const problem = await api.problemBySlug(SLUG);
    problemId = problem.id;
    topic = problem.tags[0] ?? '';
  }, JOURNEY_MS);

  it(
    'starts with nothing, and one accepted submission starts streak, week and topics',
    async () => {
      await page.goto('/profile#progress');
      await page.getByText('Solve a problem to start a streak.').waitFor();
      await page.getByText('Nothing to review today').waitFor();

      await api.submit(problemId, PYTHON, SOURCE);
      await page.reload();
      await page.getByText('Today counts already.').waitFor();
      await page.getByText('1 problem solved since Monday.').waitFor();
      await page.getByText(/^Next review on /).waitFor();
      await page.getByLabel('Weekly goal').selectOption('3 problems');
      const goal = page.getByText('1 of 3 solved since Monday, 2 to go.');
      await goal.waitFor();
      await until('the goal at the server', async () => {
        const { body } = await api.get<ProgressAnswer>('/progress?timeZone=UTC');
        return body.weeklyGoal === 3;
      });
      await page.reload();
      await goal.waitFor();
      await inspect(page, 'profile-progress');

      await page
        .getByRole('list', { name: 'Topics' })
        .locator(`a[href="/problem?tag=${encodeURIComponent(topic)}"]`)
        .click();
      await page.waitForURL((url) => url.searchParams.get('tag') === topic);
      await page.goto('/profile');
      await page.getByText('Show the days as a table').click();
      await page.getByRole('table', { name: 'Submissions by day' }).getByRole('row').nth(1).waitFor();
      await inspect(page, 'profile-calendar');
    },
    JOURNEY_MS,
  );

  it('the time zone decides about days, and an unknown one is refused', async () => {
    const { body } = await api.get<ProgressAnswer>('/progress?timeZone=Pacific/Kiritimati');
    const west = await api.get<ProgressAnswer>('/progress?timeZone=Pacific/Pago_Pago');
    // 25 hours apart, so it is never the same day in both.
    expect(body.progress.days).not.toEqual(west.body.progress.days);
    expect(body).toMatchObject({ weeklyGoal: 3, progress: { streak: { current: 1 } } });
    expect(await api.get<ErrorBody>('/progress?timeZone=Mars/Olympus')).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED' },
    });
  });

  it(
    'an analysis counts the steps, and the page says how many programs are missing for a comparison',
    async () => {
      const request = { source_code: SOURCE, language_id: PYTHON, problemId };
      const answer = await api.post('/ai-analyze/', request, { prefer: 'respond-async' });
      expect(answer.status).toBe(202);
      const compared = await until(
        'the counted steps',
        async () => {
          const { status, body } = await api.get<StepComparison>(
            `/ai-analyze/steps?problemId=${problemId}&language=PYTHON`,
          );
          return status === 200 && body.steps !== null ? body : undefined;
        },
        ANALYSIS_MS,
      );
      expect(compared).toMatchObject({ steps: expect.any(Number), needed: 20, distribution: null });
      await openProblemPage(page, problemId);
      await chooseLanguage(page, 'PYTHON');
      await pasteSource(page, SOURCE);
      await page.getByRole('button', { name: 'Submit Solution' }).click();
      const panel = page.getByRole('region', { name: 'Steps compared' });
      await panel.getByText(/analysed \w+ program; \d+ are missing\./).waitFor();
      await inspect(page, 'steps-compared');
    },
    JOURNEY_MS,
  );
});
