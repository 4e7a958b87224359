import { until } from '@evident/kit/testing/index';
import {
  JOURNEY_MS,
  launchBrowser,
  newPage,
  signUpInBrowser,
  type Browser,
  type Page,
} from '../support/browser.js';
import { chooseLanguage, openProblem, pasteSource, type EditorLanguageName } from '../support/editor.js';
import { inspect } from '../support/screens.js';

const lines = (page: Page) => page.locator('.monaco-editor .view-lines').first();
/** The text in the editor. Monaco draws spaces as no-break spaces. */
const shown = async (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.monaco-editor .view-line')]
      .toSorted((a, b) => parseFloat(a.style.top) - parseFloat(b.style.top))
      .map((line) => (line.textContent ?? '').replaceAll('\u00a0', ' ')),
  );
const reads = (page: Page, wanted: readonly string[]): Promise<unknown> =>
  until(`the lines ${JSON.stringify(wanted)}`, async () => {
    const text = (await shown(page)).join('\n').trimEnd();
    return text === wanted.join('\n');
  });

const UNTIDY: Readonly<Record<EditorLanguageName, { source: string; tidy: string[] }>> = {
  JAVASCRIPT: {
    source: 'const n=Number( require("fs").readFileSync(0) )\nif(n>1){console.log(n)}',
    tidy: ["const n = Number(require('fs').readFileSync(0));", 'if (n > 1) {', '    console.log(n);', '}'],
  },
  PYTHON: {
    source: "n=int( input() )\nif n>1 : print( 'many',n )",
    tidy: ['n = int(input())', 'if n > 1:', "    print('many', n)"],
  },
  JAVA: {
    source: 'class Main{public static void main(String[] a){int n=1;System.out.println(n);}}',
    tidy: [
      'class Main {',
      '    public static void main(String[] a) {',
      '        int n = 1;',
      '        System.out.println(n);',
      '    }',
      '}',
    ],
  },
  CPP: {
    source: '#include <vector>\n#include <iostream>\nint main(){int n;std::cin>>n;return 0;}',
    tidy: [
      '#include <vector>',
      '#include <iostream>',
      'int main() {',
      '    int n;',
      '    std::cin >> n;',
      '    return 0;',
      '}',
    ],
  },
};

const BROKEN: Readonly<Record<EditorLanguageName, string>> = {
  JAVASCRIPT: 'let a = 1\nlet b = = 2',
  PYTHON: 'a = 1\nprint(a))',
  JAVA: 'class Main {\n  void f( {}\n}',
  CPP: 'int main() {\n  f(;\n}',
};

describe('The editor', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchBrowser();
    page = await newPage(browser);
    await signUpInBrowser(page);
    await openProblem(page, 'Climbing Stairs');
  }, JOURNEY_MS);
  afterAll(() => browser.close());

  it.each(['JAVASCRIPT', 'PYTHON', 'JAVA', 'CPP'] as const)(
    'formats %s as one step of undo, and leaves alone what it cannot read',
    async (language) => {
      await chooseLanguage(page, language);
      const { source, tidy } = UNTIDY[language];
      await pasteSource(page, source);
      await page.getByRole('button', { name: 'Format' }).click();
      await reads(page, tidy);
      await page.keyboard.press('Control+Z');
      await reads(page, source.split('\n'));

      await pasteSource(page, BROKEN[language]);
      await page.keyboard.press('Shift+Alt+F');
      const refusal = page.getByText(/Fix the syntax error near line 2 first/).first();
      await refusal.waitFor();
      expect((await shown(page)).join('\n')).toBe(BROKEN[language]);
      if (language === 'PYTHON') await inspect(page, 'editor-format-refused');
      await refusal.waitFor({ state: 'detached' });
    },
    JOURNEY_MS,
  );

  it(
    'finds and replaces, and folds blocks',
    async () => {
      await chooseLanguage(page, 'PYTHON');
      await pasteSource(page, 'def f(old):\n    return old\n\nprint(f(1))');
      await page.keyboard.press('Control+H');
      const find = page.getByRole('dialog', { name: 'Find / Replace' });
      await find.getByRole('textbox', { name: 'Find' }).fill('old');
      await find.getByRole('textbox', { name: 'Replace' }).fill('fresh');
      await inspect(page, 'editor-find');
      await page.keyboard.press('Control+Alt+Enter');
      await reads(page, ['def f(fresh):', '    return fresh', '', 'print(f(1))']);
      await page.keyboard.press('Escape');

      await lines(page).click({ position: { x: 20, y: 8 } });
      await page.keyboard.press('Control+Shift+[');
      await until('the block to be folded', async () => !(await shown(page)).join().includes('return fresh'));
      await page.keyboard.press('Control+Shift+]');
      await reads(page, ['def f(fresh):', '    return fresh', '', 'print(f(1))']);
    },
    JOURNEY_MS,
  );

  it(
    'shows names of the library while one types, and inserts only what was chosen',
    async () => {
      await chooseLanguage(page, 'PYTHON');
      await pasteSource(page, '');
      await page.keyboard.type('sor');
      const list = page.locator('.suggest-widget.visible');
      await list.getByText('sorted', { exact: true }).waitFor();
      await inspect(page, 'editor-completion');
      // Neither Enter, a bracket nor a space takes a name that was not chosen.
      await page.keyboard.press('Enter');
      await reads(page, ['sor']);
      await page.keyboard.type('sor(');
      await reads(page, ['sor', 'sor()']);

      await pasteSource(page, '');
      await page.keyboard.type('sor');
      await list.getByText('sorted', { exact: true }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await reads(page, ['sorted']);
    },
    JOURNEY_MS,
  );

  it(
    'fills the window and gives it back',
    async () => {
      const button = page.getByRole('button', { name: 'Full screen editor' });
      await button.click();
      const box = await page.getByRole('region', { name: 'Code', exact: true }).boundingBox();
      expect(box).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 });
      await inspect(page, 'editor-full-screen');
      // The rest of the page cannot be reached with Tab.
      expect(
        await page
          .locator('header')
          .first()
          .evaluate((header) => header.matches(':scope[inert]')),
      ).toBe(true);
      await page.keyboard.press('Alt+0');
      await page.getByRole('region', { name: 'Problem', exact: true }).waitFor();
      expect(await page.locator('[inert]').count()).toBe(0);
    },
    JOURNEY_MS,
  );

  it(
    'keeps drafts under names, and compares one with the text beside it',
    async () => {
      await chooseLanguage(page, 'PYTHON');
      await pasteSource(page, 'print("brute force")');
      const dialog = page.getByRole('dialog', { name: 'Drafts' });
      const open = async () => {
        await page.getByRole('button', { name: 'Drafts', exact: true }).click();
        await dialog.waitFor();
      };
      await open();
      await dialog.getByLabel('Save the text in the editor as').fill('Brute force');
      await dialog.getByRole('button', { name: 'Save draft' }).click();
      await dialog.getByText('In the editor', { exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await pasteSource(page, 'print("two pointers")');
      await open();
      await dialog.getByLabel('Save the text in the editor as').fill('Two pointers');
      await dialog.getByRole('button', { name: 'Save draft' }).click();
      await dialog.getByRole('button', { name: 'Open “Two pointers”' }).waitFor();
      await inspect(page, 'drafts');
      await dialog.getByRole('button', { name: 'Compare “Brute force” with the editor' }).click();
      const diff = page.getByRole('dialog', { name: '“Brute force” and the editor' });
      await diff.locator('.monaco-diff-editor').waitFor();
      await diff.locator('.line-insert').first().waitFor();
      await inspect(page, 'draft-compare');
      await diff.getByRole('button', { name: 'Open this draft' }).click();
      await reads(page, ['print("brute force")']);
      await page.reload();
      await reads(page, ['print("brute force")']);
      await open();
      await dialog.getByRole('button', { name: 'Rename “Two pointers”' }).click();
      await dialog.getByLabel('New name of “Two pointers”').fill('Pointers');
      await dialog.getByRole('button', { name: 'Rename', exact: true }).click();
      await dialog.getByRole('button', { name: 'Delete “Pointers”' }).click();
      await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
      await dialog
        .getByRole('button', { name: /“Pointers”/ })
        .first()
        .waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
    },
    JOURNEY_MS,
  );

  it(
    'compares the text with an earlier submission',
    async () => {
      await pasteSource(page, 'print(1)');
      await page.getByRole('button', { name: 'Submit Solution' }).click();
      await page.getByTestId('verdict').waitFor({ timeout: 120_000 });
      await pasteSource(page, 'print(2)');
      await page.getByRole('tab', { name: 'Submissions' }).click();
      await page.getByTestId('submission-row').first().getByRole('button', { expanded: false }).click();
      await page.getByRole('button', { name: 'Compare with editor' }).click();
      const dialog = page.getByRole('dialog', { name: 'Compare with the editor' });
      await dialog.locator('.monaco-diff-editor.side-by-side').waitFor();
      await dialog.locator('.line-insert').first().waitFor();
      await inspect(page, 'submission-compare');
    },
    JOURNEY_MS,
  );
});
