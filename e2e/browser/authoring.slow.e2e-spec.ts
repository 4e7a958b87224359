import { randomBytes } from 'node:crypto';
import type { Page } from '../support/browser.js';
import { chooseLanguage, openProblem, paste, pasteSource } from '../support/editor.js';
import { openVisitors } from '../support/visitors.js';

const STEP_MS = 60_000;
/** The judge runs three references on every test, perhaps on a slow machine. */
const JUDGING_MS = 180_000;
const TITLE = `Twice as Much ${randomBytes(3).toString('hex')}`;

const SOURCES = {
  JavaScript: "console.log(2 * Number(require('fs').readFileSync(0, 'utf8')));\n",
  Python: 'print(2 * int(input()))\n',
  Java: 'public class Main {\n    public static void main(String[] args) {\n        System.out.println(2 * new java.util.Scanner(System.in).nextInt());\n    }\n}\n',
} as const;
/** Passes both samples and fails the third test, which is hidden. */
const WRONG_PYTHON = 'n = int(input())\nprint(2 * n if n > 0 else n)\n';

const TESTS = [
  { input: '2', output: '4', hidden: false },
  { input: '10', output: '20', hidden: false },
  { input: '-7', output: '-14', hidden: true },
] as const;

const SECTIONS = { JavaScript: 'javascript', Python: 'python', Java: 'java' } as const;
type LanguageName = keyof typeof SECTIONS;

const sectionOf = (page: Page, language: LanguageName) => page.locator(`#${SECTIONS[language]}`);

/** Replaces the text of one of the form's editors by pasting. */
async function fillEditor(page: Page, language: LanguageName, label: string, source: string): Promise<void> {
  const section = sectionOf(page, language);
  const heading = section.locator('h2 button');
  if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.press('Enter');
  await section.getByText(label).first().click();
  const field = section.locator('[data-field]').filter({ hasText: label });
  await field.scrollIntoViewIfNeeded();
  const lines = field.locator('.monaco-editor .view-lines');
  await lines.waitFor({ timeout: STEP_MS });
  await lines.click();
  await page.keyboard.press('Control+A');
  await paste(page, source);
}

async function writeProblem(page: Page): Promise<void> {
  await page.goto('/add-problem');
  await page.getByLabel('Title').fill(TITLE);
  await page.getByLabel('Description').fill('Read a whole number and print twice as much.');
  await page.getByLabel('Tag 1', { exact: true }).fill('Math');
  for (const [at, { input, output, hidden }] of TESTS.entries()) {
    // By key: a click may miss while the editors below still load and move the button.
    if (at > 0) await page.getByRole('button', { name: 'Add test case' }).press('Enter');
    const test = page.getByTestId('test-case').nth(at);
    await test.getByLabel('Input').fill(input);
    await test.getByLabel('Expected Output').fill(output);
    if (hidden) await test.getByLabel('Hidden').check();
  }
  for (const language of Object.keys(SOURCES) as LanguageName[]) {
    await fillEditor(page, language, 'Starter Code Template', '// Read n and print twice as much.\n');
    const reference = language === 'Python' ? WRONG_PYTHON : SOURCES[language];
    await fillEditor(page, language, 'Reference Solution', reference);
    const example = sectionOf(page, language).getByRole('group', { name: 'Example' });
    await example.getByLabel('Input').fill('2');
    await example.getByLabel('Output').fill('4');
  }
  await page.getByLabel('Constraints').fill('- `-1000 ≤ n ≤ 1000`');
}

describe('Writing a problem in the browser', () => {
  const visitors = openVisitors();
  let page: Page;

  beforeAll(async () => {
    page = await visitors.administrator();
  }, STEP_MS);

  it(
    'refuses a wrong reference and says which and where',
    async () => {
      await writeProblem(page);
      await page.getByRole('button', { name: 'Create Problem' }).click();
      const refusal = page.getByTestId('server-refusal');
      await refusal.waitFor({ timeout: JUDGING_MS });
      expect(await refusal.textContent()).toMatch(/^PYTHON reference fails test 3: /);
      expect(new URL(page.url()).pathname).toBe('/add-problem');
    },
    2 * JUDGING_MS,
  );

  it(
    'keeps the mended problem as a draft that learners do not see',
    async () => {
      await fillEditor(page, 'Python', 'Reference Solution', SOURCES.Python);
      await page.getByRole('button', { name: 'Save draft' }).click();
      await page.waitForURL((url) => url.pathname === '/', { timeout: JUDGING_MS });
      const { page: learner } = await visitors.newLearner();
      await learner.goto('/problem');
      await learner.getByLabel('Search by title').fill(TITLE);
      await learner.getByText(/no problem/i).waitFor({ timeout: STEP_MS });
      await learner.context().close();
    },
    2 * JUDGING_MS,
  );

  it(
    'publishes it after the references have passed, and a learner solves it',
    async () => {
      await page.goto('/problem');
      await page.getByLabel('Search by title').fill(TITLE);
      await page.waitForURL(/[?&]q=/);
      await page.getByRole('link', { name: `Edit ${TITLE}` }).click();
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByText('Published', { exact: true }).waitFor({ timeout: JUDGING_MS });

      const { page: learner } = await visitors.newLearner();
      await openProblem(learner, TITLE);
      await chooseLanguage(learner, 'PYTHON');
      await pasteSource(learner, SOURCES.Python);
      await learner.getByRole('button', { name: 'Submit Solution' }).click();
      await learner.getByTestId('verdict').filter({ hasText: 'Accepted' }).waitFor({ timeout: JUDGING_MS });
      await learner.context().close();
    },
    3 * JUDGING_MS,
  );
});
