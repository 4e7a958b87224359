import { randomBytes } from 'node:crypto';
import { LANGUAGE_IDS, type CreateProblemRequest, type Problem, type Submission } from '@evident/contracts';
import { signInAsAdmin, type ApiClient } from '../support/api-client.js';
import { WIDTHS } from '@evident/infra/screens/page-state';
import { JOURNEY_MS, screenshot, type Page } from '../support/browser.js';
import { chooseLanguage, openProblemPage, pasteSource } from '../support/editor.js';
import { inspect } from '../support/screens.js';
import { openVisitors } from '../support/visitors.js';

const TITLE = `Twice in Groups ${randomBytes(3).toString('hex')}`;
const example = { input: '2', output: '4' };
const GROUPS = [
  { name: 'Samples', points: 0 },
  { name: 'Positive numbers', points: 40, needs: ['Samples'] },
  { name: 'Zero and negative numbers', points: 25, needs: ['Samples'] },
  { name: 'All numbers', points: 35, needs: ['Positive numbers', 'Zero and negative numbers'] },
];
const test = (n: number, group: string) => ({
  input: `${n}`,
  output: `${2 * n}`,
  hidden: group !== 'Samples',
  group,
});
const PROBLEM: CreateProblemRequest = {
  title: TITLE,
  description: 'Read a whole number and print twice as much.',
  difficulty: 'EASY',
  tags: ['Math'],
  constraints: '- `-1000 ≤ n ≤ 1000`',
  testcases: [
    test(2, 'Samples'),
    test(7, 'Positive numbers'),
    test(1000, 'Positive numbers'),
    test(0, 'Zero and negative numbers'),
    test(-3, 'Zero and negative numbers'),
    test(-1000, 'Zero and negative numbers'),
    test(999, 'All numbers'),
    test(-999, 'All numbers'),
  ],
  groups: GROUPS,
  examples: { JAVASCRIPT: example, PYTHON: example, JAVA: example },
  codeSnippets: { JAVASCRIPT: '// n', PYTHON: '# n', JAVA: '// n' },
  referenceSolutions: {
    JAVASCRIPT: "console.log(2 * Number(require('fs').readFileSync(0, 'utf8')));",
    PYTHON: 'print(2 * int(input()))',
    JAVA: 'public class Main {\n  public static void main(String[] args) {\n    System.out.println(2 * new java.util.Scanner(System.in).nextInt());\n  }\n}',
  },
};
const RIGHT = 'print(2 * int(input()))\n';
/** Right for numbers that are not negative. */
const PARTLY_RIGHT = 'n = int(input())\nprint(2 * n if n >= 0 else n)\n';

describe('A problem whose tests give points in groups', () => {
  const visitors = openVisitors();
  let page: Page;
  let api: ApiClient;
  let problemId: string;

  const submit = async (source: string): Promise<Submission> => {
    await pasteSource(page, source);
    const asked = page.waitForResponse(
      (response) => response.url().endsWith('/execute-code/') && response.request().method() === 'POST',
    );
    await page.getByRole('button', { name: 'Submit Solution' }).click();
    const { submission } = (await (await asked).json()) as { submission: Submission };
    await page
      .locator(`[data-testid="verdict"][data-submission="${submission.id}"]`)
      .filter({ hasText: /Accepted|Wrong Answer|Limit Exceeded|Runtime Error|System Error/ })
      .waitFor();
    const { body } = await api.get<{ submission: Submission }>(`/submission/${submission.id}`);
    return body.submission;
  };
  const rows = () => page.getByRole('region', { name: 'Points of each group' }).getByRole('listitem');

  beforeAll(async () => {
    const admin = await signInAsAdmin();
    const { status, body } = await admin.post<{ id: string }>('/problems/create-problem', PROBLEM);
    expect({ status, body }).toMatchObject({ status: 201 });
    problemId = body.id;
    ({ page, api } = await visitors.newLearner());
    await openProblemPage(page, problemId);
    await chooseLanguage(page, 'PYTHON');
  }, 2 * JOURNEY_MS);

  it(
    'is refused in words where a test has no group',
    async () => {
      const admin = await signInAsAdmin();
      const [first, ...others] = PROBLEM.testcases.map(({ group: _group, ...one }) => one);
      const answer = await admin.post('/problems/create-problem', {
        ...PROBLEM,
        testcases: [first, ...others.map((one) => ({ ...one, group: 'All numbers' }))],
      });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ fields: { 'testcases.0.group': 'Test 1 is in no group' } });
    },
    JOURNEY_MS,
  );

  it(
    'says below the statement what each group gives',
    async () => {
      const statement = page.getByRole('article').first();
      await statement.getByText('100 points in all').waitFor();
      await statement.getByText('needs Positive numbers, Zero and negative numbers').waitFor();
      await page.setViewportSize(WIDTHS.phone);
      await statement.getByText('100 points in all').scrollIntoViewIfNeeded();
      await screenshot(page, 'groups-statement-phone');
      await page.setViewportSize(WIDTHS.desktop);
    },
    JOURNEY_MS,
  );

  it(
    'gives a program that is partly right the points of the groups that it passes, live and by REST',
    async () => {
      const submission = await submit(PARTLY_RIGHT);
      expect(submission).toMatchObject({
        status: 'Wrong Answer',
        score: {
          points: 40,
          total: 100,
          groups: [
            { name: 'Samples', outcome: 'passed' },
            { name: 'Positive numbers', points: 40, outcome: 'passed' },
            { name: 'Zero and negative numbers', points: 25, outcome: 'failed', failedTest: 5 },
            { name: 'All numbers', points: 35, outcome: 'not_run', failedTest: null },
          ],
        },
      });
      expect(submission.testCases.map(({ verdict }) => verdict)).toEqual([
        ...Array.from({ length: 4 }, () => 'accepted'),
        'wrong_answer',
        null,
        null,
        null,
      ]);
      expect(await rows().allTextContents()).toEqual([
        'SamplesPassedno points',
        'Positive numbersPassed40 of 40 points',
        'Zero and negative numbersFailed at test 50 of 25 points',
        'All numbersNot run0 of 35 points',
      ]);
      // On a phone the parts of the page stand behind one another.
      await page.setViewportSize(WIDTHS.phone);
      await page
        .getByRole('navigation', { name: 'Panes' })
        .getByRole('button', { name: 'Results', exact: true })
        .click();
      await inspect(page, 'groups-partly-right');
    },
    2 * JOURNEY_MS,
  );

  it(
    'is solved by a program that passes all groups, and the history shows both scores',
    async () => {
      expect(await submit(RIGHT)).toMatchObject({ status: 'Accepted', score: { points: 100, total: 100 } });
      await inspect(page, 'groups-solved');
      const { body } = await api.get<{ submissions: Submission[] }>(
        `/submission/get-submissions/${problemId}`,
      );
      expect(body.submissions.map(({ score }) => score?.points)).toEqual([100, 40]);
      await page.getByRole('tab', { name: 'Submissions' }).click();
      const history = page.getByTestId('submission-row');
      await history.filter({ hasText: '100 of 100 points' }).waitFor();
      await history.filter({ hasText: '40 of 100 points' }).waitFor();
      await inspect(page, 'groups-history');
    },
    2 * JOURNEY_MS,
  );

  it(
    'has no score for a run, and no field of groups where a problem has none',
    async () => {
      const run = await api.post<{ submission: Submission }>('/execute-code/run', {
        source_code: PARTLY_RIGHT,
        language_id: LANGUAGE_IDS.PYTHON,
        stdin: ['-5'],
        expected_outputs: ['-10'],
        problemId,
      });
      expect(run.body.submission).toMatchObject({ status: 'Wrong Answer' });
      expect(run.body.submission).not.toHaveProperty('score');
      const plain = await api.problemBySlug('two-sum');
      expect(plain).not.toHaveProperty('groups');
      expect(plain.testcases[0]).not.toHaveProperty('group');
    },
    JOURNEY_MS,
  );

  it(
    'is edited in the form, where a group gets its tests by a range',
    async () => {
      const form = await visitors.administrator();
      await form.goto(`/edit-problem/${problemId}`);
      const groups = form.getByTestId('test-group');
      await groups.nth(3).getByLabel('Tests').fill('6-8');
      await groups.nth(3).getByLabel('Points').fill('45');
      await form.getByText('110 points in all').waitFor();
      await groups.first().scrollIntoViewIfNeeded();
      await inspect(form, 'groups-form');
      await form.setViewportSize(WIDTHS.phone);
      await groups.nth(2).scrollIntoViewIfNeeded();
      await screenshot(form, 'groups-form-of-a-phone');
      await form.getByLabel('Group of test 5').scrollIntoViewIfNeeded();
      await screenshot(form, 'groups-form-tests-of-a-phone');
      await form.setViewportSize(WIDTHS.desktop);
      await form.getByRole('button', { name: 'Update Problem' }).click();
      await form.waitForURL((url) => url.pathname === `/problem/${problemId}`, { timeout: JOURNEY_MS });
      const admin = await signInAsAdmin();
      const { body } = await admin.get<{ problem: Problem }>(`/problems/get-problem/${problemId}`);
      expect(body.problem.groups?.map(({ points }) => points)).toEqual([0, 40, 25, 45]);
      expect(body.problem.testcases.map(({ group }) => group).slice(4)).toEqual([
        'Zero and negative numbers',
        'All numbers',
        'All numbers',
        'All numbers',
      ]);
    },
    2 * JOURNEY_MS,
  );
});
