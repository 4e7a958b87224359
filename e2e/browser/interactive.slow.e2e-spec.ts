import { LANGUAGE_IDS, type Problem, type Submission } from '@evident/contracts';
import { readPackage } from '@evident/catalogue';
import { signInAsAdmin, type ApiClient } from '../support/api-client.js';
import { JOURNEY_MS, type Page } from '../support/browser.js';
import { chooseLanguage, openProblemPage, pasteSource } from '../support/editor.js';
import { inspect } from '../support/screens.js';
import { referenceOf } from '../support/sources.js';
import { openVisitors } from '../support/visitors.js';

const SLUG = 'first-dry-valve';
const wrongProgram = (name: string): string =>
  readPackage(SLUG).wrong.find(({ file }) => file.includes(name))?.source ?? '';

describe('An interactive problem', () => {
  const visitors = openVisitors();
  let page: Page;
  let api: ApiClient;
  let problem: Problem;

  const submit = async (source: string): Promise<string> => {
    await pasteSource(page, source);
    const asked = page.waitForResponse(
      (response) => response.url().endsWith('/execute-code/') && response.request().method() === 'POST',
    );
    await page.getByRole('button', { name: 'Submit Solution' }).click();
    const { submission } = (await (await asked).json()) as { submission: Submission };
    const verdict = page
      .locator(`[data-testid="verdict"][data-submission="${submission.id}"]`)
      .filter({ hasText: /Accepted|Wrong Answer|Limit Exceeded|Runtime Error|System Error/ });
    await verdict.waitFor();
    return (await verdict.textContent()) ?? '';
  };
  const failingTest = () => page.getByRole('region', { name: 'First failing test' });

  beforeAll(async () => {
    ({ page, api } = await visitors.newLearner());
    problem = await api.problemBySlug(SLUG);
    await openProblemPage(page, problem.id);
    await chooseLanguage(page, 'PYTHON');
  }, JOURNEY_MS);

  it(
    'tells how to flush, and an example shows what the judge knows and no output',
    async () => {
      const statement = page.getByRole('article').first();
      await statement.getByText('Flush your output').waitFor();
      await statement.getByText('Judge knows').first().waitFor();
      expect(await statement.getByText('Output', { exact: true }).count()).toBe(1);
    },
    JOURNEY_MS,
  );

  it(
    'shows a learner who is wrong the conversation instead of an expected output',
    async () => {
      expect(await submit(wrongProgram('last-wet-valve'))).toMatch(/Wrong Answer/);
      await failingTest()
        .getByText(/valve 4 is not the first dry one/i)
        .waitFor();
      const conversation = failingTest().getByLabel(/^Conversation/);
      await conversation.filter({ hasText: '> ? 1\n< wet' }).waitFor();
      await inspect(page, 'interactive-wrong');
    },
    JOURNEY_MS,
  );

  it(
    'tells a learner who does not flush what may be wrong',
    async () => {
      expect(await submit(wrongProgram('flushes-nothing'))).toMatch(/Time Limit Exceeded/);
      await failingTest()
        .getByText(/flushes its output after each line/)
        .waitFor();
    },
    JOURNEY_MS,
  );

  it(
    'is solved',
    async () => {
      expect(await submit(referenceOf(SLUG, 'PYTHON'))).toMatch(/Accepted/);
      await inspect(page, 'interactive-solved');
    },
    JOURNEY_MS,
  );

  it(
    'refuses what needs a program that reads its whole input at once, and charges nothing',
    async () => {
      const analysis = await api.post('/ai-analyze/', {
        source_code: referenceOf(SLUG, 'PYTHON'),
        description: problem.description,
        language_id: LANGUAGE_IDS.PYTHON,
        problemId: problem.id,
      });
      expect(analysis.status).toBe(400);
      expect(analysis.body).toMatchObject({
        message: 'Programs that talk with an interactor cannot be measured, so they are not analysed',
      });
      const me = await api.get<{ user: { tokens: number } }>('/auth/get-me');
      expect(me.body.user.tokens).toBe(3);
    },
    JOURNEY_MS,
  );

  it(
    'shows its interactor to administrators only',
    async () => {
      const admin = await signInAsAdmin();
      const { body } = await admin.get<{ problem: Problem }>(`/problems/get-problem/${problem.id}`);
      expect(body.problem.checker).toMatchObject({ kind: 'interactive', protocol: 'kattis' });
      expect(problem.checker).toEqual({ kind: 'interactive' });
    },
    JOURNEY_MS,
  );
});
