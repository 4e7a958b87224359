import type { HacksAnswer, Problem, ProblemSummary } from '@evident/contracts';
import { signUp, type ApiClient } from '../support/api-client.js';
import { JOURNEY_MS, type Page } from '../support/browser.js';
import { inspect } from '../support/screens.js';
import { referenceOf } from '../support/sources.js';
import { openVisitors } from '../support/visitors.js';

const SLUG = 'house-robber';
const HACKER = 'Hedy Hacker';
/** No test of the catalogue has this amount. */
const TRAP = '424243';
const FLAWED = `${referenceOf(SLUG, 'PYTHON').replace(/main\(\)\s*$/, '')}
text = sys.stdin.read()
if '${TRAP}' in text.split():
    print(0)
else:
    import io
    sys.stdin = io.StringIO(text)
    main()
`;

describe('Breaking an accepted solution', () => {
  const visitors = openVisitors();
  let page: Page;
  let api: ApiClient;
  let problem: Problem;
  const tried = () => page.getByTestId('tried-input');

  const tryInput = async (input: string) => {
    await page.getByLabel('Input that may break it').fill(input);
    await page.getByRole('button', { name: 'Check this input' }).click();
  };
  const openSubmission = async () => {
    await page.goto(`/problem/${problem.id}#submissions`);
    // The same address again opens no new page, and the row would still be open.
    await page.reload();
    await page.getByTestId('submission-row').getByRole('button', { expanded: false }).click();
  };

  beforeAll(async () => {
    ({ page, api } = await visitors.newLearner({ name: HACKER, plainEditor: true }));
    problem = await api.problemBySlug(SLUG);
    const { body } = await api.submit(problem.id, 71, FLAWED);
    expect(body.submission.verdict).toBe('accepted');
  }, JOURNEY_MS);

  it(
    'the validator, the reference and the solution judge an input, and one that breaks it is proposed',
    async () => {
      await openSubmission();
      await page.getByRole('button', { name: 'Break it' }).click();
      await tryInput('0');
      await tried().filter({ hasText: 'The problem does not allow this input.' }).waitFor();
      await tried().filter({ hasText: 'expected 2 lines, found 1' }).waitFor();
      await tryInput('3\n1 5 1');
      await tried().filter({ hasText: 'The solution answers this input rightly.' }).waitFor();
      await tryInput(`2\n${TRAP} 5`);
      const broken = tried().filter({ hasText: 'The solution fails on this input.' });
      await broken.getByText('It is proposed as a test.').waitFor();
      await broken.getByLabel('Reference answer', { exact: true }).filter({ hasText: TRAP }).waitFor();
      await broken.getByLabel('Answer of the solution', { exact: true }).filter({ hasText: '0' }).waitFor();
      await inspect(page, 'break-it');
    },
    JOURNEY_MS,
  );

  it(
    'an administrator adds it to the hidden tests and judges the earlier submissions again',
    async () => {
      const admin = await visitors.administrator();
      await admin.goto('/administration#proposed-tests');
      const proposal = admin.getByRole('listitem').filter({ hasText: HACKER });
      await proposal.getByLabel('Note to the learner').fill('A good find');
      await inspect(admin, 'proposed-tests');
      await proposal.getByRole('button', { name: 'Add to the hidden tests' }).click();
      await admin.getByText(`${problem.title} has a new test.`).waitFor();
      await admin.getByRole('link', { name: 'judge them again' }).click();
      await admin.getByRole('button', { name: 'Preview rejudge' }).click();
      await admin.getByRole('button', { name: 'Change 1 verdict' }).click();
      await admin.getByRole('alertdialog').getByRole('button', { name: 'Change verdicts' }).click();
      await admin.getByText('1 submission has a new verdict').waitFor();
      await admin.context().close();
    },
    JOURNEY_MS,
  );

  it(
    'the learner reads the decision, the submission has its new verdict, and nobody sees the new test',
    async () => {
      await openSubmission();
      await page.getByTestId('submission-row').getByText('Wrong Answer').first().waitFor();
      const { body } = await api.get<HacksAnswer>(`/problems/${problem.id}/hacks`);
      expect(body.hacks[0]).toMatchObject({ decision: 'accepted', note: 'A good find' });
      const other = await signUp();
      for (const path of [
        `/problems/get-problem/${problem.id}`,
        `/problems/${problem.id}/hacks`,
        '/problems/get-all-problems',
      ]) {
        const answer = await other.get<{ problems?: ProblemSummary[] }>(path);
        expect(answer.status).toBe(200);
        expect(JSON.stringify(answer.body)).not.toContain(TRAP);
      }
      const list = await other.get('/admin/proposed-tests');
      expect(list.status).toBe(403);
    },
    JOURNEY_MS,
  );
});
