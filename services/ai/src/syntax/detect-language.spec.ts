import { readPackage } from '@evident/catalogue';
import { EDITOR_LANGUAGES } from '@evident/contracts';
import { detectLanguage } from './detect-language.js';

describe('detectLanguage', () => {
  it.each(
    ['two-sum', 'climbing-stairs', 'valid-parentheses', 'tree-level-order'].flatMap((slug) =>
      EDITOR_LANGUAGES.map((language) => [slug, language] as const),
    ),
  )('%s in %s', async (slug, language) => {
    expect(await detectLanguage(readPackage(slug).references[language])).toBe(language);
  });

  it.each([
    ['print(1)', 'PYTHON'],
    ['console.log(1)', 'JAVASCRIPT'],
    ['n = int(input())\nprint(n * 2)', 'PYTHON'],
    ['public class Main { public static void main(String[] a) { System.out.println(1) } }', 'JAVA'],
    ['def f(x):\n    return x +\n', 'PYTHON'],
  ] as const)('%j is %s', async (source, language) => {
    expect(await detectLanguage(source)).toBe(language);
  });
});
