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
});
