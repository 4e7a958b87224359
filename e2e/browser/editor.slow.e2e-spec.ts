import { WIDTHS } from '@evident/infra/screens/page-state';
import { until } from '@evident/kit/testing/index';
import { JOURNEY_MS, type Page } from '../support/browser.js';
import {
  chooseLanguage,
  editorReads,
  linesInEditor,
  openProblemPage,
  pasteSource,
  untilIdle,
  type EditorLanguageName,
} from '../support/editor.js';
import { inspect } from '../support/screens.js';
import { openVisitors } from '../support/visitors.js';

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

const FRESH = ['def f(fresh):', '    return fresh', '', 'print(f(1))'];

describe('The editor', () => {
  const visitors = openVisitors();
  let page: Page;
  beforeAll(async () => {
    const visitor = await visitors.newLearner();
    page = visitor.page;
    await openProblemPage(page, (await visitor.api.problemBySlug('climbing-stairs')).id);
  }, JOURNEY_MS);

  it.each(['JAVASCRIPT', 'PYTHON', 'JAVA', 'CPP'] as const)(
    'formats %s as one step of undo, and leaves alone what it cannot read',
    async (language) => {
      await chooseLanguage(page, language);
      const { source, tidy } = UNTIDY[language];
      await pasteSource(page, source);
      await page.getByRole('button', { name: 'Format' }).click();
      await editorReads(page, tidy);
      await page.keyboard.press('Control+Z');
      await editorReads(page, source.split('\n'));

      await pasteSource(page, BROKEN[language]);
      await page.keyboard.press('Shift+Alt+F');
      const refusal = page.getByText(/Fix the syntax error near line 2 first/).first();
      await refusal.waitFor();
      expect((await linesInEditor(page)).join('\n')).toBe(BROKEN[language]);
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
      await page.keyboard.press('Control+Alt+Enter');
      await editorReads(page, FRESH);
      await page.keyboard.press('Escape');

      await page
        .locator('.monaco-editor .view-lines')
        .first()
        .click({ position: { x: 20, y: 8 } });
      await page.keyboard.press('Control+Shift+[');
      await until(
        'the block to be folded',
        async () => !(await linesInEditor(page)).join().includes('return fresh'),
      );
      await page.keyboard.press('Control+Shift+]');
      await editorReads(page, FRESH);
    },
    JOURNEY_MS,
  );

  it(
    'shows names of the library while one types, and inserts only what was chosen',
    async () => {
      await chooseLanguage(page, 'PYTHON');
      const sorted = page.locator('.suggest-widget.visible').getByText('sorted', { exact: true });
      await pasteSource(page, '');
      await page.keyboard.type('sor');
      await sorted.waitFor();
      // Neither Enter, a bracket nor a space takes a name that was not chosen.
      await page.keyboard.press('Enter');
      await until('the second line', async () => (await linesInEditor(page)).length === 2);
      await editorReads(page, ['sor']);
      await untilIdle(page);
      await page.keyboard.type('sor(');
      await editorReads(page, ['sor', 'sor()']);

      await pasteSource(page, '');
      await page.keyboard.type('sor');
      await sorted.waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await editorReads(page, ['sorted']);
    },
    JOURNEY_MS,
  );

  it(
    'fills the window and gives it back',
    async () => {
      await page.getByRole('button', { name: 'Full screen editor' }).click();
      const box = await page.getByRole('region', { name: 'Code', exact: true }).boundingBox();
      expect(box).toEqual({ x: 0, y: 0, ...WIDTHS.desktop });
      // The rest of the page cannot be reached with Tab.
      expect(await page.locator('header[inert]').count()).toBe(1);
      await page.keyboard.press('Alt+0');
      await page.getByRole('region', { name: 'Problem', exact: true }).waitFor();
      expect(await page.locator('[inert]').count()).toBe(0);
    },
    JOURNEY_MS,
  );
});
