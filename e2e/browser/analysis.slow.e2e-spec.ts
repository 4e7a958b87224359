import { readPackage } from '@evident/catalogue';
import { signInAsAdmin } from '../support/api-client.js';
import { screenshot, type Page } from '../support/browser.js';
import { chooseLanguage, openProblem, pasteSource } from '../support/editor.js';
import { inspect } from '../support/screens.js';
import { openVisitors, type Visitor } from '../support/visitors.js';

const PROBLEM = { slug: 'contains-duplicate', title: 'Contains Duplicate' };
/** Longer than the deadline of an analysis: the judge may serve other tests too. */
const ANALYSIS_MS = 330_000;
jest.setTimeout(2 * ANALYSIS_MS + 60_000);

/** Compares every pair, so it is quadratic; one pass would be enough. */
const QUADRATIC = `import sys

def has_duplicate(values):
    for i in range(len(values)):
        for j in range(i + 1, len(values)):
            if values[i] == values[j]:
                return True
    return False

data = sys.stdin.read().split()
print("true" if has_duplicate(data[1:]) else "false")
`;
const LINEAR = `import sys

data = sys.stdin.read().split()
print("true" if len(set(data[1:])) < len(data) - 1 else "false")
`;
const INNER_LOOP = 5;
const WRONG =
  readPackage(PROBLEM.slug).wrong.find(({ file }) => file === 'wrong/last-value-unchecked.py')?.source ?? '';

async function analyse(page: Page, source: string): Promise<void> {
  await chooseLanguage(page, 'PYTHON');
  await pasteSource(page, source);
  await page.getByRole('button', { name: /^AI Analyze/ }).click();
}

const reportOf = (page: Page) => page.getByRole('region', { name: 'AI Analysis' });

describe('AI analysis in the browser', () => {
  const visitors = openVisitors();
  let page: Page;
  let learner: Visitor['learner'];

  beforeEach(async () => {
    ({ page, learner } = await visitors.newLearner());
  });
  afterEach(() => page.context().close());

  it('names the class and the line of a quadratic solution, and does not call it efficient; a faster one is shown beside it', async () => {
    await openProblem(page, PROBLEM.title);
    await analyse(page, QUADRATIC);
    const report = reportOf(page);
    await report.getByTestId('analysis-progress').waitFor();
    await report.getByTestId('rating').waitFor({ timeout: ANALYSIS_MS });
    const text = (await report.textContent()) ?? '';
    expect(text).toContain('O(n²)');
    expect(text).toContain('Can be improved');
    expect(text).not.toContain('already quite efficient');
    expect(text).toMatch(/This used 1 token\.\s*Balance 2\./);
    const chart = report.getByTestId('growth-chart');
    expect(await chart.locator('figcaption').textContent()).toMatch(
      /^Best fit O\(n²\).*Reference solution: O\(n\)\.$/,
    );
    await chart.locator('svg circle').first().waitFor();
    await report
      .getByRole('button', { name: `line ${INNER_LOOP}` })
      .first()
      .click();
    await page
      .locator('.monaco-editor .line-numbers.active-line-number', { hasText: String(INNER_LOOP) })
      .waitFor();
    await screenshot(page, 'analysis-quadratic');

    await analyse(page, LINEAR);
    const earlier = chart.getByTestId('earlier-program');
    await earlier.first().waitFor({ timeout: ANALYSIS_MS });
    expect(await earlier.count()).toBe(1);
    expect(await chart.textContent()).toMatch(/; the program before it took [\d.]+[KM]?\./);
    expect(await chart.textContent()).toMatch(/your program of .*, O\(n²\)/);
    await chart.getByText('Show the numbers').click();
    await chart.getByRole('columnheader', { name: /^1: program of/ }).waitFor();
    await chart.scrollIntoViewIfNeeded();
    await inspect(page, 'analysis-earlier');
  });

  it('shows an input on which a wrong solution fails, which becomes a test of the learner and fails when run', async () => {
    await openProblem(page, PROBLEM.title);
    await analyse(page, WRONG);
    const report = reportOf(page);
    const failing = report.getByTestId('failing-input').first();
    await failing.waitFor({ timeout: ANALYSIS_MS });
    expect(await report.textContent()).toContain('Bugs found');
    const input = (await failing.locator('pre').first().textContent()) ?? '';
    expect(input).toMatch(/^\d+\n/);
    await screenshot(page, 'analysis-wrong');
    await failing.getByRole('button', { name: 'Add to my tests' }).click();
    const ran = page.waitForResponse((response) => response.url().endsWith('/execute-code/run'));
    await page.getByRole('button', { name: 'Run Code' }).click();
    const sent = (await ran).request().postDataJSON() as { stdin: string[] };
    expect(sent.stdin).toContain(input);
    await page.getByTestId('verdict').filter({ hasText: 'Wrong Answer' }).waitFor({ timeout: ANALYSIS_MS });
  });

  it('tells a learner without tokens so, and leads to the plans', async () => {
    const admin = await signInAsAdmin();
    const { body } = await admin.get<{ user: { id: string } }>(
      `/admin/users?email=${encodeURIComponent(learner.email)}`,
    );
    const taken = await admin.post(`/admin/users/${body.user.id}/adjust-tokens`, {
      delta: -3,
      reason: 'a learner who has used them up',
    });
    expect(taken.status).toBe(200);
    await openProblem(page, PROBLEM.title);
    const answer = page.waitForResponse(
      (response) => response.url().includes('/ai-analyze') && response.request().method() === 'POST',
    );
    await analyse(page, QUADRATIC);
    expect((await answer).status()).toBe(402);
    expect(await (await answer).json()).toMatchObject({ code: 'OUT_OF_TOKENS' });
    await page.getByText('Out Of Tokens!!').waitFor();
    await screenshot(page, 'analysis-out-of-tokens');
    const failure = reportOf(page).getByTestId('analysis-failure');
    expect(await failure.textContent()).toContain('You have no tokens left');
    await failure.getByRole('link', { name: 'See the token plans' }).click();
    await page.waitForURL(/\/pricing$/);
  });
});
