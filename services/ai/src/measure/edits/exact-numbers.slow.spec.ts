import type { EditorLanguage } from '@evident/contracts';
import { LIMITS } from '@evident/contracts';
import { localRunner } from '../../testing/local-runner.js';
import { exactProgram } from './exact-numbers.js';

const limits = {
  timeLimitMs: 5_000,
  wallLimitMs: 20_000,
  memoryLimitKb: 524_288,
  outputLimitBytes: LIMITS.outputBytes,
  processLimit: LIMITS.processes,
};

/** What the exact form of a program does on an input. */
async function watched(language: EditorLanguage, source: string, input: string) {
  const exact = await exactProgram(language, source);
  if (!exact) throw new Error('The source has no exact form');
  const { tests, compileOutput } = await localRunner.run(
    {
      program: { language, sourceCode: exact.source },
      cases: [{ id: 'one', input, answer: null }],
      limits,
      checker: { kind: 'exact' },
      stopAtFirstFailure: false,
    },
    new AbortController().signal,
  );
  const [run] = tests;
  if (!run) throw new Error(compileOutput);
  return { stdout: run.stdout.trim(), overflow: exact.overflowIn(run.stderr) };
}

const JAVA = `import java.util.*;
public class Main {
  static short[] count = new short[10];
  static final int WIDE = 1 << 20;
  static String told(int value) { return "sum " + value + 'x' + (char) ('a' + 1); }
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int a = in.nextInt(), b = in.nextInt();
    Integer boxed = a;
    long wide = (long) a * b;
    double half = a * 0.5 + b;
    int sum = 0;
    sum += a + boxed;
    for (int at = 0; at < b; at += 1) count[at % 10] += 1;
    int cut = (int) wide;
    switch (sum) { case 1 + 1: break; default: }
    System.out.println(told(sum) + " " + cut + " " + half + " " + WIDE);
  }
}
`;

const JAVASCRIPT = `#!/usr/bin/env node
const [a, b] = require('fs').readFileSync(0, 'utf8').split(' ').map(Number);
let product = 1;
product *= a * b;
const counts = new Uint16Array(4);
for (let at = 0; at < b; at += 1) counts[at & 3] += 1;
const text = 'a' + b;
console.log(product | 0, text, counts[0]);
`;

describe('the exact form of a program', () => {
  it('prints what the program prints where every number fits', async () => {
    expect(await watched('JAVA', JAVA, '3 4')).toEqual({
      stdout: 'sum 6xb 12 5.5 1048576',
      overflow: null,
    });
    expect(await watched('JAVASCRIPT', JAVASCRIPT, '3 4')).toEqual({ stdout: '12 a4 1', overflow: null });
  }, 60_000);

  it.each([
    ['2000000000 1', { line: 13, type: 'int' }],
    ['1000000 1000000', { line: 14, type: 'short' }],
    ['1000000 3000', { line: 15, type: 'int' }],
  ] as const)(
    'ends in Java at the number that its type cannot hold, on %s',
    async (input, overflow) => {
      expect((await watched('JAVA', JAVA, input)).overflow).toEqual(overflow);
    },
    60_000,
  );

  it.each([
    ['1000000000 100000000', { line: 4, type: 'double' }],
    ['2 300000', { line: 6, type: 'element' }],
    ['1000000 10000', { line: 8, type: 'bits' }],
  ] as const)('ends in JavaScript at the number that is changed, on %s', async (input, overflow) => {
    expect((await watched('JAVASCRIPT', JAVASCRIPT, input)).overflow).toEqual(overflow);
  });

  it('does not exist in Python, whose integers have no bound', async () => {
    expect(await exactProgram('PYTHON', 'print(2 ** 100)\n')).toBeNull();
  });
});
