import { judgeLimitsFor, type JudgingResult } from '@evident/contracts';
import type { EvidenceRunner, EvidenceTask } from '../evidence/evidence-runner.js';
import type { ProblemContext } from '../evidence/problem-context.js';
import { SmallRuns } from '../measure/bugs/compared-program.js';
import { checkedByCpu } from '../measure/growth/cpu-check.js';
import type { AxisGrowth } from '../measure/growth/measure-growth.js';
import { InputSource } from '../measure/inputs/input-source.js';
import { judgeTests } from '../measure/judge-tests.js';
import { tryCounterInput } from '../report/drafts/counter-input.js';
import { measured, sampleFindings } from '../testing/sample-findings.js';

const program = { language: 'PYTHON', sourceCode: 'print(1)' } as const;
const problem: ProblemContext = {
  problemId: 'p',
  revision: '1',
  title: '',
  statement: '',
  checker: { kind: 'exact' },
  timeLimitMs: 1_000,
  memoryLimitKb: 262_144,
  tests: [{ id: 't', input: '1\n', answer: '1\n', hidden: false }],
  references: { PYTHON: 'print(1)' },
  complexity: null,
  generator: 'export const generator = {};',
  validator: null,
  small: {},
};
const { signal } = new AbortController();

/** Remembers what it was asked to run, and answers that the judge ran nothing. */
function recorder(): EvidenceRunner & { tasks: EvidenceTask[] } {
  const tasks: EvidenceTask[] = [];
  const nothing: JudgingResult = { verdict: 'accepted', compileOutput: '', tests: [], environment: {} };
  return { tasks, run: (task) => (tasks.push(task), Promise.resolve(nothing)) };
}

const inputs = (runner: EvidenceRunner): InputSource => {
  const source = new InputSource(problem, runner, cache, signal);
  jest.spyOn(source, 'generate').mockResolvedValue(['1\n', '2\n', '3\n']);
  jest.spyOn(InputSource.prototype, 'accepted').mockResolvedValue([true]);
  return source;
};
const cache = { get: () => Promise.resolve(undefined), set: () => Promise.resolve() };
const joint = {
  axis: { name: 'n', sizesAt: (n: number) => ({ n }) },
  worst: {
    classified: { conclusive: true },
    family: 'random',
    counted: [1, 2, 3].map((n) => ({ n, count: { total: n } })),
  },
} as unknown as AxisGrowth;

const PARTS: Record<string, (runner: EvidenceRunner) => Promise<unknown>> = {
  'the tests': (runner) => judgeTests(program, problem, runner, signal).all,
  'CPU time': (runner) =>
    checkedByCpu(measured('linear'), joint, program, problem, { inputs: inputs(runner), runner, signal }),
  'a failing input': (runner) =>
    new SmallRuns(program, runner, signal).firstFailure([{ input: '1\n', answer: '1\n' }], problem),
  'an input that a model names': (runner) => {
    inputs(runner);
    return tryCounterInput('1\n', sampleFindings(), { problem, runner, cache, signal });
  },
};

describe('evidence that runs a program as on a test', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each(Object.entries(PARTS))(
    'gives it twice the wall limit and the same CPU limit: %s',
    async (_, run) => {
      const runner = recorder();
      await run(runner);
      const usual = judgeLimitsFor(program.language, problem);
      expect(runner.tasks.map(({ limits }) => [limits.timeLimitMs, limits.wallLimitMs])).toEqual([
        [usual.timeLimitMs, 2 * usual.wallLimitMs],
      ]);
    },
  );
});
