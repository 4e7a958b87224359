import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EDITOR_LANGUAGES, LANGUAGE_EXTENSIONS } from '@evident/contracts';
import { detectLanguage } from './detect-language.js';

const CATALOGUE = path.resolve(__dirname, '../../../problems/catalogue');

describe('detectLanguage', () => {
  it.each(
    ['two-sum', 'climbing-stairs', 'valid-parentheses', 'tree-level-order'].flatMap((slug) =>
      EDITOR_LANGUAGES.map((language) => [slug, language] as const),
    ),
  )('%s in %s', async (slug, language) => {
    const file = `reference.${LANGUAGE_EXTENSIONS[language]}`;
    const source = readFileSync(
      path.join(CATALOGUE, slug, 'solutions', language.toLowerCase(), file),
      'utf8',
    );
    expect(await detectLanguage(source)).toBe(language);
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
