import type {
  AccountExport,
  ErrorBody,
  ProgressAnswer,
  StepComparison,
  ThreadsAnswer,
} from '@evident/contracts';
import { until } from '@evident/kit/testing/index';
import { ApiClient, newLearner } from '../support/api-client.js';
import {
  JOURNEY_MS,
  launchBrowser,
  newPage,
  signInInBrowser,
  type Browser,
  type Page,
} from '../support/browser.js';
import { chooseLanguage, pasteSource } from '../support/editor.js';
import { product } from '../support/product.js';
import { inspect } from '../support/screens.js';
import { referenceOf } from '../support/sources.js';

const SLUG = 'contains-duplicate';
const PYTHON = 71;
/** Long, because the judge may serve other tests too. */
const ANALYSIS_MS = 150_000;
const SOURCE = referenceOf(SLUG, 'PYTHON');

describe('Progress, and solutions that are shared', () => {
  let browser: Browser;
  let author: Page;
  let reader: Page;
  const ada = { ...newLearner(), name: 'Ada Author' };
  const grace = { ...newLearner(), name: 'Grace Reader' };
  const [adaApi, graceApi] = [new ApiClient(), new ApiClient()];
  const title = `One set ${Date.now()}`;
  let problemId: string;
  let topic: string;

  const openShared = async (page: Page): Promise<void> => {
    await page.goto(`/problem/${problemId}?kind=code#discussion`);
    await page.reload();
  };

  beforeAll(async () => {
    await adaApi.post('/auth/register', ada);
    await graceApi.post('/auth/register', grace);
    const problem = await adaApi.problemBySlug(SLUG);
    problemId = problem.id;
    topic = problem.tags[0] ?? '';
    browser = await launchBrowser();
    [author, reader] = [await newPage(browser), await newPage(browser)];
    await signInInBrowser(author, ada);
    await signInInBrowser(reader, grace);
  }, JOURNEY_MS);

  afterAll(() => browser.close());

  it(
    'a new learner starts with nothing, and one accepted submission starts streak, week and topics',
    async () => {
      await author.goto('/profile#progress');
      await author.getByText('Solve a problem to start a streak.').waitFor();
      await author.getByText('Nothing to review today').waitFor();

      await adaApi.submit(problemId, PYTHON, SOURCE);
      await author.reload();
      await author.getByText('Today counts already.').waitFor();
      await author.getByText('1 problem solved since Monday.').waitFor();
      await author.getByText(/^Next review on /).waitFor();
      await author.getByLabel('Weekly goal').selectOption('3 problems');
      await author.getByText('1 of 3 solved since Monday, 2 to go.').waitFor();
      await author.reload();
      await author.getByText('1 of 3 solved since Monday, 2 to go.').waitFor();
      await inspect(author, 'profile-progress');

      await author
        .getByRole('list', { name: 'Topics' })
        .locator(`a[href="/problem?tag=${encodeURIComponent(topic)}"]`)
        .click();
      await author.waitForURL((url) => url.searchParams.get('tag') === topic);
      await author.goto('/profile');
      await author.getByText('Show the days as a table').click();
      await author.getByRole('table', { name: 'Submissions by day' }).getByRole('row').nth(1).waitFor();
      await inspect(author, 'profile-calendar');
    },
    JOURNEY_MS,
  );

  it('the time zone decides about days, and an unknown one is refused', async () => {
    const { body } = await adaApi.get<ProgressAnswer>('/progress?timeZone=Pacific/Kiritimati');
    const west = await adaApi.get<ProgressAnswer>('/progress?timeZone=Pacific/Pago_Pago');
    // 25 hours apart, so it is never the same day in both.
    expect(body.progress.days).not.toEqual(west.body.progress.days);
    expect(body).toMatchObject({ weeklyGoal: 3, progress: { streak: { current: 1 } } });
    expect(await adaApi.get<ErrorBody>('/progress?timeZone=Mars/Olympus')).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED' },
    });
  });

  it(
    'a submission is shared, read by those who solved the problem only, and withdrawn',
    async () => {
      await author.goto(`/problem/${problemId}#submissions`);
      await author.getByTestId('submission-row').first().getByRole('button', { expanded: false }).click();
      await author.getByRole('button', { name: 'Share this solution' }).click();
      await author.getByLabel('Title').fill(title);
      await author.getByRole('button', { name: 'Share', exact: true }).click();
      await author.getByText('Shared with those who solved this problem.').waitFor();

      await openShared(reader);
      await reader.getByText('Shared code is hidden').waitFor();
      const list = `/discussions/problem/${problemId}?kind=code`;
      expect((await graceApi.get<ThreadsAnswer>(list)).body).toMatchObject({ locked: true, threads: [] });
      const [shared] = (await adaApi.get<ThreadsAnswer>(list)).body.threads;
      expect((await graceApi.get<ErrorBody>(`/discussions/${shared?.id}`)).status).toBe(403);

      await graceApi.submit(problemId, PYTHON, SOURCE);
      await openShared(reader);
      await reader.getByLabel('Language').selectOption('Java');
      await reader.getByRole('button', { name: title }).waitFor({ state: 'detached' });
      await reader.getByLabel('Language').selectOption('Python');
      await inspect(reader, 'shared-code');
      await reader.getByRole('button', { name: title }).click();
      await reader.getByLabel('Python program').waitFor();
      expect(await reader.getByLabel('Python program').textContent()).toBe(SOURCE);
      await reader.getByText(ada.name).waitFor();
      await inspect(reader, 'shared-program');
      await reader.getByRole('button', { name: 'Report' }).click();
      await reader.getByLabel('What is wrong with this post?').fill(`Copied ${title}`);
      await reader.getByRole('button', { name: 'Send report' }).click();
      await reader.getByText('An administrator will look at it').waitFor();

      const exported = await adaApi.get<AccountExport>('/account/export');
      expect(exported.body.discussionPosts).toMatchObject([{ kind: 'code', language: 'PYTHON', title }]);
      expect(exported.body.preferences.weeklyGoal).toBe(3);

      await author.getByRole('button', { name: 'Stop sharing' }).click();
      await author.getByRole('button', { name: 'Share this solution' }).waitFor();
      await openShared(reader);
      await reader.getByText('No shared code yet').waitFor();
    },
    JOURNEY_MS,
  );

  it(
    'an administrator reads reported code as a program',
    async () => {
      await author.getByRole('button', { name: 'Share this solution' }).click();
      await author.getByLabel('Title').fill(title);
      await author.getByRole('button', { name: 'Share', exact: true }).click();
      await author.getByText('Shared with those who solved this problem.').waitFor();
      await openShared(reader);
      await reader.getByRole('button', { name: title }).click();
      await reader.getByRole('button', { name: 'Report' }).click();
      await reader.getByLabel('What is wrong with this post?').fill(`Copied again ${title}`);
      await reader.getByRole('button', { name: 'Send report' }).click();
      await reader.getByText('An administrator will look at it').waitFor();

      const admin = await newPage(browser);
      await signInInBrowser(admin, product.admin);
      await admin.goto('/administration#reported-posts');
      const report = admin.getByRole('listitem').filter({ hasText: `Copied again ${title}` });
      await report.getByLabel('Shared code').waitFor();
      await inspect(admin, 'reported-code');
      await report.getByLabel('Reason for your decision').fill('It is copied');
      await report.getByRole('button', { name: 'Remove the post' }).click();
      await report.waitFor({ state: 'detached' });
      await author.reload();
      await author.getByTestId('submission-row').first().getByRole('button', { expanded: false }).click();
      await author.getByRole('button', { name: 'Share this solution' }).click();
      await author.getByRole('button', { name: 'Share', exact: true }).click();
      await author.getByText('An administrator removed this solution').waitFor();
    },
    JOURNEY_MS,
  );

  it(
    'an analysis counts the steps, and says how many programs are missing for a comparison',
    async () => {
      const answer = await graceApi.post('/ai-analyze/', {
        source_code: SOURCE,
        language_id: PYTHON,
        problemId,
      });
      expect([200, 202]).toContain(answer.status);
      const steps = `/ai-analyze/steps?problemId=${problemId}&language=PYTHON`;
      const compared = await until(
        'the counted steps',
        async () => {
          const { body } = await graceApi.get<StepComparison>(steps);
          return body.steps === null ? undefined : body;
        },
        ANALYSIS_MS,
      );
      expect(compared).toMatchObject({ steps: expect.any(Number), needed: 20, distribution: null });
      await reader.goto(`/problem/${problemId}`);
      await reader.locator('.monaco-editor').first().waitFor();
      await chooseLanguage(reader, 'PYTHON');
      await pasteSource(reader, SOURCE);
      await reader.getByRole('button', { name: 'Submit Solution' }).click();
      const panel = reader.getByRole('region', { name: 'Steps compared' });
      await panel.getByText(/learners have an analysed \w+ program; \d+ are missing\./).waitFor();
      await inspect(reader, 'steps-compared');
    },
    JOURNEY_MS,
  );
});
