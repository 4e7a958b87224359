import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EditorLanguage } from '@evident/contracts';
import { compileJava, javaCommand } from '../../testing/local-java.js';
import { instrumentJava } from '../counters/instrument-java.js';
import { instrumentJavaScript } from '../counters/instrument-javascript.js';
import { instrumentPython } from '../counters/instrument-python.js';
import { readStepCount, type InstrumentedProgram } from '../counters/instrumented-program.js';
import { batchProgram, variantProgram } from './batch-program.js';
import type { BatchProgram } from './played-program.js';
import { packInputs, readReports, type BatchCase } from './run-batch.js';

/** What a case may take: thousands of times what those here need that end. */
const CASE_MS = 1_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'evident-batch-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function play(
  language: EditorLanguage,
  source: string,
  inputs: readonly string[],
  counted?: Pick<InstrumentedProgram, 'counter'>,
  weighEvery: readonly number[] = [],
): Promise<BatchCase[]> {
  const program = await batchProgram(language, source, counted === undefined ? {} : { counted });
  const input = `${[CASE_MS, 4096, 5, ...weighEvery].join(' ')}\n${await packInputs(inputs)}\n`;
  return played(language, program, input, inputs.length);
}

function played(language: EditorLanguage, program: BatchProgram, input: string, count: number): BatchCase[] {
  const commands: Record<EditorLanguage, [string, string[]]> = {
    JAVASCRIPT: [process.execPath, [path.join(folder, 'main.cjs')]],
    PYTHON: ['python3', ['-I', path.join(folder, 'main.py')]],
    JAVA: javaCommand(folder),
  };
  const [command, args] = commands[language];
  if (language === 'JAVA') {
    expect(compileJava(program.source, folder)).toBe('');
  } else {
    writeFileSync(args.at(-1) ?? '', program.source);
  }
  const { stdout } = spawnSync(command, args, { input, encoding: 'utf8' });
  return readReports(stdout, program.marker, count);
}

async function playVariants(
  language: EditorLanguage,
  source: string,
  pairs: readonly (readonly [variant: string, input: string])[],
): Promise<BatchCase[]> {
  const program = await variantProgram(language, source);
  if (!program) throw new Error('It cannot be started');
  const variants = [...new Set(pairs.map(([variant]) => variant))];
  const batch = await program.batch(variants);
  const frames = pairs.flatMap(([variant, input]) => [batch.frames[variants.indexOf(variant)] ?? '', input]);
  return played(language, batch, `${CASE_MS} 4096 5\n${await packInputs(frames)}\n`, pairs.length);
}

const SUM: Record<EditorLanguage, string> = {
  JAVASCRIPT:
    "const lines = [];\nlet seen = 0;\nglobalThis.seen = (globalThis.seen ?? 0) + 1;\nrequire('readline').createInterface({ input: process.stdin }).on('line', (line) => lines.push(line)).on('close', () => {\n  const [n, ...a] = lines.join(' ').split(' ').map(Number);\n  let s = 0;\n  for (let i = 0; i < n; i++) s += a[i];\n  if (n === 3) throw new Error('three');\n  if (n === 4) process.exit(7);\n  console.log(s, globalThis.seen);\n});\n",
  PYTHON:
    "import sys\nseen = globals().get('seen', 0) + 1\nn = int(input())\na = list(map(int, input().split()))\ns = 0\nfor i in range(n):\n    s += a[i]\nif n == 3:\n    raise ValueError('three')\nif n == 4:\n    sys.exit(7)\nprint(s, seen)\n",
  JAVA: 'import java.util.*;\npublic class Main {\n  static int seen = 0;\n  public static void main(String[] args) {\n    seen++;\n    Scanner in = new Scanner(System.in);\n    int n = in.nextInt(), s = 0;\n    for (int i = 0; i < n; i++) s += in.nextInt();\n    if (n == 3) throw new IllegalStateException("three");\n    if (n == 4) System.exit(7);\n    System.out.println(s + " " + seen);\n  }\n}\n',
};
const INPUTS = ['1\n5\n', '2\n5 6\n', '3\n1 1 1\n', '4\n1 1 1 1\n', '2\n1 2\n'];

const instrument: Record<EditorLanguage, (source: string) => Promise<InstrumentedProgram>> = {
  JAVASCRIPT: (source) => Promise.resolve(instrumentJavaScript(source)),
  PYTHON: (source) => Promise.resolve(instrumentPython(source)),
  JAVA: (source) => instrumentJava(source),
};

describe.each(['JAVASCRIPT', 'PYTHON', 'JAVA'] as const)('variantProgram %s', (language) => {
  it('plays a program of its own for each case, also after one that is wrong or ends early', async () => {
    const source = SUM[language];
    const other = source.replace('s += ', 's -= ');
    const broken = source.replace('n === 3', 'n ==').replace('n == 3', 'n ==');
    const pairs = [
      [source, '2\n5 6\n'],
      [other, '2\n5 6\n'],
      [broken, '2\n5 6\n'],
      [source, '4\n1 1 1 1\n'],
      [source, '1\n9\n'],
    ] as const;
    const cases = await playVariants(language, source, pairs);
    expect(cases.map(({ stdout }) => stdout.trim())).toEqual(['11 1', '-11 1', '', '', '9 1']);
    expect(cases.map(({ exitCode }) => exitCode)).toEqual([0, 0, 1, 7, 0]);
  });
});

describe.each(['JAVASCRIPT', 'PYTHON', 'JAVA'] as const)('batchProgram %s', (language) => {
  it('runs each case from scratch and reports how it ended', async () => {
    const cases = await play(language, SUM[language], INPUTS);
    expect(cases.map(({ stdout, exitCode }) => [stdout.trim(), exitCode])).toEqual([
      ['5 1', 0],
      ['11 1', 0],
      ['', 1],
      ['', 7],
      ['3 1', 0],
    ]);
    expect(cases[2]?.stderr).toContain('three');
  });

  it('reports the steps of each case', async () => {
    const program = await instrument[language](SUM[language]);
    const cases = await play(language, program.source, INPUTS, program);
    const steps = cases.map(({ stderr }) =>
      readStepCount(stderr, program.marker)?.sites.filter(({ label }) => label === 'loop'),
    );
    expect(steps.map((sites) => sites?.reduce((sum, site) => sum + site.steps, 0))).toEqual([1, 2, 3, 4, 2]);
  });
});

it('counts a Python program that it rewrote once, and fails each case of one that cannot be rewritten', async () => {
  const source =
    'import sys\nkept.append(1) if "kept" in globals() else None\nkept = [len(sys.argv)]\nfor _ in range(int(input())):\n    kept.append(__name__)\nprint(len(kept), kept[-1])\n';
  const program = instrumentPython(source);
  const cases = await play('PYTHON', program.source, ['2', '5', '2'], program);
  expect(cases.map(({ stdout }) => stdout)).toEqual(['3 __main__\n', '6 __main__\n', '3 __main__\n']);
  const loops = cases.map(({ stderr }) => readStepCount(stderr, program.marker)?.sites[0]?.steps);
  expect(loops).toEqual([2, 5, 2]);
  const broken = instrumentPython('print(1\n');
  const failed = await play('PYTHON', broken.source, ['', ''], broken);
  expect(failed.map(({ exitCode, stdout }) => [exitCode, stdout])).toEqual(new Array(2).fill([1, '']));
  expect(failed[1]?.stderr).toContain('SyntaxError');
});

it('ends an endless case, and goes on in the same process if it can', async () => {
  const inputs = ['1\n', '0\n', '1\n'];
  const javascript = await play(
    'JAVASCRIPT',
    "while (require('fs').readFileSync(0, 'utf8').trim() === '0');\nconsole.log('x');\n",
    inputs,
  );
  expect(javascript.map(({ ended }) => ended)).toEqual(['exit', 'timeout', 'exit']);
  const python = await play('PYTHON', "n = input()\nwhile n == '0':\n    pass\nprint('x')\n", inputs);
  expect(python.map(({ ended }) => ended)).toEqual(['exit', 'timeout', 'exit']);
  const java = await play(
    'JAVA',
    'public class Main { public static void main(String[] a) throws Exception { while (System.in.read() == 48) { while (true); } System.out.println("x"); } }',
    inputs,
  );
  expect(java.map(({ ended }) => ended)).toEqual(['exit', 'timeout']);
});

it('measures memory at library calls without ending the program early', async () => {
  const source =
    "const a = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number);\nconst kept = [];\nfor (let i = 0; i < 40; i++) kept.push(a.slice().sort());\nconsole.log(kept.length);\n";
  const program = instrumentJavaScript(source);
  const input = `${Array.from({ length: 2_000 }, (_, at) => at).join(' ')}\n`;
  const cases = await play('JAVASCRIPT', program.source, [input, input], program, [10, 10]);
  const [, second] = cases.map(({ stderr }) => readStepCount(stderr, program.marker));
  expect(cases[1]?.stdout.trim()).toBe('40');
  expect(second?.heap).toMatchObject({ rising: false });
});

it('lets a JavaScript program declare and change the names of globals', async () => {
  const source =
    "'use strict';\nclass Set { size = 7; }\nconst Math = { max: () => new Set().size };\nfunction parseInt() { return Math.max(); }\nlet process = require('process');\nconsole.log(parseInt('3'), typeof process.exit, Number.isInteger(1), globalThis.Math.max(1, 2));\n";
  const cases = await play('JAVASCRIPT', source, ['a', 'b']);
  expect(cases.map(({ stdout }) => stdout)).toEqual(new Array(2).fill('7 function true 2\n'));
});

it('waits for a thread of the program, and ends one that waits for ever', async () => {
  const source = (body: string): string =>
    `public class Main { static int s; public static void main(String[] a) throws Exception { Thread t = new Thread(() -> { ${body} }); t.start(); t.join(); System.out.println(s > 0); } }`;
  const [busy] = await play('JAVA', source('for (int i = 0; i < 1000; i++) s += i;'), ['']);
  expect(busy).toMatchObject({ ended: 'exit', exitCode: 0 });
  const [waiting] = await play('JAVA', source('while (true) { s++; }'), ['']);
  expect(waiting?.ended).toBe('timeout');
}, 60_000);

it('ends with the last thread of a program in Java, or when any of them ends it', async () => {
  const source = (body: string): string =>
    `public class Main implements Runnable { static int s; public void run() { for (int i = 0; i < 1000; i++) s += i; ${body} } public static void main(String[] a) { new Thread(null, new Main(), "deep", 1L << 26).start(); } }`;
  const [searched, ended, failed] = [
    'System.out.println(s);',
    'System.out.println(s); System.exit(3);',
    'throw new IllegalStateException("deep");',
  ].map(async (body) => (await play('JAVA', source(body), ['']))[0]);
  expect(await searched).toMatchObject({ ended: 'exit', exitCode: 0, stdout: '499500\n' });
  expect(await ended).toMatchObject({ ended: 'exit', exitCode: 3, stdout: '499500\n' });
  expect(await failed).toMatchObject({ ended: 'exit', exitCode: 0, stdout: '' });
  expect((await failed)?.stderr).toContain('thread "deep" java.lang.IllegalStateException: deep');
}, 60_000);

it('ignores forged and cut report lines', () => {
  const line = '{"case":0,"ended":"exit","exit":0,"out":"","clipped":false,"err":"","ms":1}';
  expect(readReports(`@@b ${line}\n@@a ${line}\n@@a {"case":1,`, '@@a ', 2)).toHaveLength(1);
});
