import { readPackage } from '@evident/catalogue';
import { EDITOR_LANGUAGES, type EditorLanguage } from '@evident/contracts';
import { programTokens } from './program-tokens.js';

const same = async (language: EditorLanguage, one: string, other: string): Promise<boolean> => {
  const tokens = await programTokens(language, one);
  expect(tokens).not.toBeNull();
  return tokens === (await programTokens(language, other));
};

describe('programTokens', () => {
  it.each([
    ['PYTHON', 'x = 1\nprint(x)\n', '# a note\nx = 1  # one\n\n\nprint( x )\n'],
    ['PYTHON', 'if a:\n  b()\nc()\n', 'if a:\n        b()  # deep\n    # odd\nc()'],
    ['PYTHON', 'x = [1, 2]\n', 'x = [\n  1,  # first\n  2]\n'],
    ['PYTHON', 'x = a + b\n', 'x = a + \\\n    b\n'],
    ['PYTHON', 'x = 1\n', 'x = 1\r\n'],
    ['JAVASCRIPT', 'let x = 1;\nf(x);\n', '/* why */ let x=1; // one\n\n  f( x );'],
    ['JAVASCRIPT', 'function f(a) { return a; }', 'function f(a) {\n  // note\n  return a\n}'],
    ['JAVA', 'class A { int x = 1; }', '/** Doc. */\nclass A\n{\n  int x = 1; // one\n}\n'],
  ] as const)('is the same for %s with other comments and layout', async (language, one, other) => {
    expect(await same(language, one, other)).toBe(true);
  });

  it.each([
    ['PYTHON', 'for x in a:\n  f()\n  g()\n', 'for x in a:\n  f()\ng()\n'],
    ['PYTHON', 'print("a # b")\n', 'print("a # c")\n'],
    ['PYTHON', 'print("a  b")\n', 'print("a b")\n'],
    ['PYTHON', 'print("a\\n  b c")\n', 'print("a\\n  b  c")\n'],
    ['PYTHON', 'print(f"{x}  y")\n', 'print(f"{x} y")\n'],
    ['PYTHON', 'x = """a\n\nb"""\n', 'x = """a\nb"""\n'],
    ['PYTHON', 'a = 1\n', 'a = 2\n'],
    ['PYTHON', 'x = not a\n', 'x = nota\n'],
    ['JAVASCRIPT', 'function f() { return\n1 }', 'function f() { return 1 }'],
    ['JAVASCRIPT', 'a\n++b', 'a++\nb'],
    ['JAVASCRIPT', 'async\nfunction f() {}', 'async function f() {}'],
    ['JAVASCRIPT', 'x = `a  b`', 'x = `a b`'],
    ['JAVASCRIPT', 'x = /a b/', 'x = /a  b/'],
    ['JAVASCRIPT', 'x = /a/g', 'x = /a/i'],
    ['JAVASCRIPT', 'x = 10n', 'x = 11n'],
    ['JAVASCRIPT', 'x = "// a"', 'x = "// b"'],
    ['JAVASCRIPT', '"use strict"; x = 1', '("use strict"); x = 1'],
    ['JAVASCRIPT', 'x = (a?.b).c', 'x = a?.b.c'],
    ['JAVA', 'class A { String x = "a  b"; }', 'class A { String x = "a b"; }'],
    ['JAVA', 'class A { String x = """\n  a\n  b"""; }', 'class A { String x = """\n  a\n b"""; }'],
    ['JAVA', "class A { char x = ' '; }", "class A { char x = '\\t'; }"],
    ['JAVA', 'class A { int f(int a) { return a + +a; } }', 'class A { int f(int a) { return a ++ + a; } }'],
  ] as const)('differs for other programs of %s: %j and %j', async (language, one, other) => {
    const [first, second] = await Promise.all([programTokens(language, one), programTokens(language, other)]);
    expect(first === null && second === null).toBe(false);
    expect(first).not.toBe(second);
  });

  it.each([
    ['PYTHON', 'def f(:\n', 'does not parse'],
    ['JAVASCRIPT', 'let = = 1', 'does not parse'],
    ['JAVA', 'class A {', 'does not parse'],
    ['PYTHON', '# -*- coding: latin-1 -*-\nprint(1)\n', 'names its encoding'],
    ['JAVA', 'class A { // \\u000a int x;\n }', 'may hide code in a comment'],
  ] as const)('is not known for %s %j, which %s', async (language, source, _why) => {
    expect(await programTokens(language, source)).toBeNull();
  });

  it('reads an expression as deep as the longest source allows', async () => {
    const long = `x = ${'a+'.repeat(8_000)}a`;
    expect(await same('PYTHON', `${long}\n`, `${long}  # long\n`)).toBe(true);
  });

  it.each(['two-sum', 'climbing-stairs', 'valid-parentheses', 'tree-level-order'])(
    'reads the references of %s',
    async (slug) => {
      const { references } = readPackage(slug);
      for (const language of EDITOR_LANGUAGES) {
        const source = references[language];
        const mark = language === 'PYTHON' ? '#' : '//';
        const noted = source
          .replace(/\n/g, '  \n')
          .replace(/^(import|const|public|class)/m, `${mark} note\n$1`);
        expect(await same(language, source, `${mark} note\n${noted}\n\n`)).toBe(true);
        const more = language === 'JAVA' ? 'class Other {}' : 'f()';
        expect(await same(language, source, `${source}\n${more}\n`)).toBe(false);
      }
    },
  );
});
