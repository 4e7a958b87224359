import type { EvidenceRunner } from '../../evidence/evidence-runner.js';
import type { ProblemContext } from '../../evidence/problem-context.js';
import { localRunner } from '../../testing/local-runner.js';
import { InputSource } from '../inputs/input-source.js';
import { Fuzz, type FuzzResult } from './find-bugs.js';

/** The small inputs are 1 to 8. */
const DOUBLED: ProblemContext = {
  problemId: 'doubled',
  revision: '1',
  title: 'Doubled',
  statement: '',
  checker: { kind: 'exact' },
  timeLimitMs: 1_000,
  memoryLimitKb: 65_536,
  tests: [],
  references: { PYTHON: 'print(2 * int(input()))\n' },
  complexity: null,
  generator: `export const generator = {
  variables: [{ name: 'n', kind: 'value', min: 1, max: 100 }],
  families: ['any'],
  generate: ({ sizes }) => sizes.n + '\\n',
};`,
  validator: `export const validate = (input) => (/^[1-9][0-9]*\\n$/.test(input) ? null : 'expected a number');`,
  small: { n: 8 },
};

/** Keeps the inputs that were judged as tests are, of each time. */
async function fuzzed(
  sourceCode: string,
  hasBug = false,
  problem = DOUBLED,
): Promise<{ result: FuzzResult; judged: string[][] }> {
  const judged: string[][] = [];
  const runner: EvidenceRunner = {
    run(task, signal) {
      if (task.cases[0]?.id.startsWith('small-')) judged.push(task.cases.map(({ input }) => input));
      return localRunner.run(task, signal);
    },
  };
  const cache = { get: () => Promise.resolve(undefined), set: () => Promise.resolve() };
  const { signal } = new AbortController();
  const inputs = new InputSource(problem, runner, cache, signal);
  const fuzz = new Fuzz({ language: 'PYTHON', sourceCode }, problem, { runner, inputs, cache, signal });
  return { result: await fuzz.run(hasBug), judged };
}

describe('Comparing a program with the reference', () => {
  it('finds the smallest input with another answer', async () => {
    const { result } = await fuzzed('n = int(input())\nprint(2 * n if n < 3 else n)\n');
    expect(result.counterExample).toMatchObject({ input: '3\n', expected: '6\n', actual: '3\n' });
  });

  it('finds an input near a public test, and none near a hidden one, if a test fails', async () => {
    const test = (hidden: boolean) => [{ id: 't', input: '972\n', answer: '1944\n', hidden }];
    const source = 'n = int(input())\nprint(2 * n if n < 900 else n)\n';
    const open = await fuzzed(source, true, { ...DOUBLED, tests: test(false) });
    expect(open.result.counterExample).toMatchObject({ input: '967\n', expected: '1934\n' });
    expect((await fuzzed(source, true, { ...DOUBLED, tests: test(true) })).result.counterExample).toBeNull();
    const unasked = await fuzzed(source, false, { ...DOUBLED, tests: test(false) });
    expect(unasked.result.counterExample).toBeNull();
  });

  it('tries one input that ran out of time as a test, the largest, after the wrong answers', async () => {
    const pause = 'end = time.process_time() + 1.2\n    while time.process_time() < end:\n        pass\n';
    const source = `import time\nn = int(input())\nif n > 5:\n    ${pause}print(n if n == 4 else 2 * n)\n`;
    const { result, judged } = await fuzzed(source);
    const [wrong, late, ...more] = judged[0]?.map(Number) ?? [];
    expect({ wrong, more }).toEqual({ wrong: 4, more: [] });
    expect(late).toBeGreaterThan(6);
    expect(result.counterExample).toMatchObject({ input: '4\n', verdict: 'wrong_answer' });
  });

  it('tries larger inputs only for a program with a bug', async () => {
    const program = 'n = int(input())\nprint(2 * n if n < 30 else n)\n';
    expect((await fuzzed(program)).result.counterExample).toBeNull();
    const { counterExample } = (await fuzzed(program, true)).result;
    expect(Number(counterExample?.input)).toBeGreaterThanOrEqual(30);
  });
});
