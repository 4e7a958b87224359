import type { JudgeLimits, Language } from '@evident/contracts';
import { RealFactory } from './testing/real-factory.js';

const LIMITS: JudgeLimits = {
  timeLimitMs: 2000,
  wallLimitMs: 20_000,
  memoryLimitKb: 128 * 1024,
  outputLimitBytes: 1 << 20,
  processLimit: 16,
};
const SLOW_MS = 90_000;

const sandbox = new RealFactory(LIMITS, { languages: ['JAVA'] });

const MAIN =
  'public static void main(String[] a) { System.out.println(new Object(){}.getClass().getEnclosingClass().getName()); }';

/** @returns what the compiler said about a source that it refused. */
async function compileErrorOf(language: Language, source: string): Promise<string> {
  const opened = await sandbox.factory.open(language, source);
  if (opened.kind === 'compile_error') return opened.compileOutput;
  await opened.program.close();
  throw new Error('The source compiled');
}

describe('The main class of a Java source', () => {
  it.each([
    ['on the line of an import', `import java.util.*; public class Solution { ${MAIN} }`, 'Solution'],
    [
      'behind an older one in comments',
      `// x\n/*\npublic class Old {\n*/\n/**\n public class Older { */ public class Solution { ${MAIN} }`,
      'Solution',
    ],
    [
      'behind an older one in a text block',
      `class A { String s = """\npublic class Old {\n"""; } public class B { ${MAIN} }`,
      'B',
    ],
    ['in a package', `package a.b; public class Solution { ${MAIN} }`, 'a.b.Solution'],
    ['without a public type', `class A { void main(String[] x) {} } class B { ${MAIN} }`, 'B'],
    ['beside a public type without main', `public class A { } class B { ${MAIN} }`, 'B'],
  ])(
    'is found %s',
    async (_, source, name) => {
      const { stdout, stderr } = await sandbox.run('JAVA', source);
      expect({ stdout: stdout.toString(), stderr: stderr.toString() }).toEqual({
        stdout: `${name}\n`,
        stderr: '',
      });
    },
    SLOW_MS,
  );

  it('names the file in messages about syntax and about types', async () => {
    expect(await compileErrorOf('JAVA', 'public class Q { int x = ; }')).toMatch(
      /^Q\.java:1: error: illegal start/,
    );
    expect(await compileErrorOf('JAVA', 'public class Q { int x = y; }')).toMatch(
      /^Q\.java:1: error: cannot find/,
    );
  });
});

it(
  'compiles 64 KB of line breaks or annotations within the CPU time of one compilation, with all warnings',
  async () => {
    for (const filling of [
      '\n'.repeat(65_000),
      '@SuppressWarnings ('.repeat(3000),
      `@${' '.repeat(65_000)}`,
    ]) {
      const source = `/*${filling.startsWith('@') ? filling : ''}*/${filling.startsWith('@') ? '' : filling}class Main { ${MAIN} }`;
      const opened = await sandbox.factory.open('JAVA', source, { allWarnings: true });
      expect(opened.kind).toBe('ready');
    }
  },
  SLOW_MS,
);

describe('A source that attacks the compiler', () => {
  it.each([
    [
      'JAVA',
      'a class name of few characters and many bytes',
      `public class ${'ä'.repeat(130)} { ${MAIN} }`,
      /too long/,
    ],
    [
      'JAVA',
      'more classes than a sandbox has files',
      `public class Main { ${MAIN} } ${Array.from({ length: 4500 }, (_, index) => `class C${index}{}`).join('')}`,
      /4502 classes/,
    ],
  ] as [Language, string, string, RegExp][])(
    'gets a compile error in words: %s, %s',
    async (language, _, source, words) => {
      expect(await compileErrorOf(language, source)).toMatch(words);
    },
    SLOW_MS,
  );
});

const UNPARSED: readonly [Language, string, string, RegExp][] = [
  [
    'PYTHON',
    'an open bracket',
    'print("a"\n',
    /^ {2}File "\/box\/main\.py", line 1\n.*\n.*\nSyntaxError: '\(' was never closed\n$/,
  ],
  [
    'PYTHON',
    'a wrong indentation',
    'if 1:\nx = 2\n',
    /^ {2}File "\/box\/main\.py", line 2\n[^]*\nIndentationError: /,
  ],
  ['PYTHON', 'an unknown encoding', '# coding: nonsense\n', /^SyntaxError: |\nSyntaxError: /],
  [
    'PYTHON',
    'an error in a source that runs plainly',
    'import gc\ndef f(:\n  pass',
    /\nSyntaxError: invalid syntax\n$/,
  ],
  [
    'JAVASCRIPT',
    'a missing value',
    'const a = ;',
    /^\/box\/main\.js:1\nconst a = ;\n[^]*\nSyntaxError: Unexpected token ';'/,
  ],
  [
    'JAVASCRIPT',
    'an error in a function',
    'console.log(1);\nfunction f() { let a; let a; }',
    /SyntaxError: Identifier 'a' has already been declared/,
  ],
  ['JAVASCRIPT', 'an error in a module', 'import fs from "node:fs";\nlet a = ;', /SyntaxError: /],
];

const PARSED: readonly [Language, string, string, string][] = [
  ['PYTHON', 'a SyntaxError at run time', 'print("ran")\nexec("(")', 'ran\n'],
  ['PYTHON', 'a syntax warning', 'print(1 is 1)', 'True\n'],
  ['PYTHON', 'a declared encoding', '# -*- coding: latin-1 -*-\nprint(1)', '1\n'],
  ['PYTHON', 'a byte order mark', '\uFEFFprint(1)', '1\n'],
  ['JAVASCRIPT', 'a SyntaxError at run time', 'console.log("ran"); JSON.parse("(")', 'ran\n'],
  ['JAVASCRIPT', 'a return at the top', 'console.log(1); return; console.log(2)', '1\n'],
  ['JAVASCRIPT', 'a module', 'import fs from "node:fs"; console.log(typeof fs.readFileSync)', 'function\n'],
  ['JAVASCRIPT', 'an await at the top', 'console.log(await 7)', '7\n'],
  ['JAVASCRIPT', 'a first line for the shell', '#!/usr/bin/env node\nconsole.log(1)', '1\n'],
  [
    'JAVASCRIPT',
    'names of a sloppy script',
    'var let_ = 1; var await = 2; with ({ x: 3 }) console.log(x, await)',
    '3 2\n',
  ],
];

describe.each([true, false])('Parsing, with resident parsers: %s', (warm) => {
  const own = new RealFactory(LIMITS, { warm, languages: ['JAVASCRIPT', 'PYTHON'] });

  it.each(UNPARSED)(
    'refuses a source before any test: %s, %s',
    async (language, _, source, words) => {
      const opened = await own.factory.open(language, source);
      expect(opened).toEqual({ kind: 'compile_error', compileOutput: expect.stringMatching(words) });
    },
    SLOW_MS,
  );

  it.each(PARSED)(
    'runs a source that parses: %s, %s',
    async (language, _, source, stdout) => {
      expect((await own.run(language, source)).stdout.toString()).toBe(stdout);
    },
    SLOW_MS,
  );
});
