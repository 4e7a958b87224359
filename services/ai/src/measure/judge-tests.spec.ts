import type { JudgedTest, JudgingResult, Verdict } from '@evident/contracts';
import type { EvidenceRunner, EvidenceTask } from '../evidence/evidence-runner.js';
import type { ProblemContext } from '../evidence/problem-context.js';
import { exceedsTime, testsForFault } from './edits/wrong-program.js';
import { judgeTests, type JudgedTests } from './judge-tests.js';

const PROGRAM = { language: 'PYTHON', sourceCode: 'print(1)' } as const;
/** Ordered otherwise than by size; `t1` and `t3` are the smaller half. */
const INPUTS = { t1: 5_000, t2: 9_000, t3: 6_000, t4: 8_000 };

const problem = {
  checker: { kind: 'exact' },
  timeLimitMs: 1_000,
  memoryLimitKb: 262_144,
  tests: Object.entries(INPUTS).map(([id, bytes]) => ({
    id,
    input: '1'.repeat(bytes),
    answer: '',
    hidden: false,
  })),
} as unknown as ProblemContext;

const judgedAs = (testId: string, verdict: Verdict): JudgedTest =>
  ({
    testId,
    verdict,
    message: '',
    stdout: '',
    stderr: '',
    measurement: { cpuTimeMs: 1, memoryKb: 1 },
  }) as JudgedTest;

const answer = (verdict: Verdict, tests: JudgedTest[]): JudgingResult => ({
  verdict,
  compileOutput: verdict === 'compile_error' ? 'line 1' : '',
  tests,
  environment: {},
});

/** Runs each task once it is let go, and gives each test the verdict that it is told. */
class HeldRunner implements EvidenceRunner {
  readonly tasks: EvidenceTask[] = [];
  private readonly held: (() => void)[] = [];

  constructor(private readonly verdicts: Readonly<Record<string, Verdict>>) {}

  run(task: EvidenceTask): Promise<JudgingResult> {
    this.tasks.push(task);
    const tests = task.cases.map(({ id }) => judgedAs(id, this.verdicts[id] ?? 'accepted'));
    const over = tests.findIndex(({ verdict }) => verdict === 'time_limit_exceeded');
    const run = over < 0 ? tests : tests.slice(0, over + 1);
    const result = answer(this.verdicts['compile'] ?? 'accepted', run);
    return new Promise((resolve) => this.held.push(() => resolve(result)));
  }

  get ids(): string[][] {
    return this.tasks.map(({ cases }) => cases.map(({ id }) => id));
  }

  letGo(): void {
    this.held.shift()?.();
  }
}

const judge = (runner: EvidenceRunner): JudgedTests =>
  judgeTests(PROGRAM, problem, runner, new AbortController().signal);

const verdictsOf = async (tests: JudgedTests['all']): Promise<[number, Verdict][]> =>
  (await tests).tests.map(({ index, verdict }) => [index, verdict]);

describe('the tests of a program that is analysed', () => {
  it('judges the smaller ones first, and numbers all as the problem does', async () => {
    const runner = new HeldRunner({ t2: 'wrong_answer' });
    const judged = judge(runner);
    runner.letGo();
    expect(await verdictsOf(judged.smaller)).toEqual([
      [1, 'accepted'],
      [3, 'accepted'],
    ]);
    runner.letGo();
    expect(await verdictsOf(judged.all)).toEqual([
      [1, 'accepted'],
      [2, 'wrong_answer'],
      [3, 'accepted'],
      [4, 'accepted'],
    ]);
    expect(runner.ids).toEqual([
      ['t1', 't3'],
      ['t4', 't2'],
    ]);
  });

  it('does not run larger tests after one beyond a limit', async () => {
    const runner = new HeldRunner({ t1: 'time_limit_exceeded' });
    const judged = judge(runner);
    runner.letGo();
    const { tests } = await judged.all;
    expect(tests.map(({ verdict }) => verdict)).toEqual(Array(4).fill('time_limit_exceeded'));
    expect(tests.filter(({ message }) => message.startsWith('not run')).map(({ id }) => id)).toEqual([
      't2',
      't3',
      't4',
    ]);
    expect(runner.ids).toEqual([['t1', 't3']]);
  });

  it('compiles a program that does not compile only once', async () => {
    const runner = new HeldRunner({ compile: 'compile_error' });
    const judged = judge(runner);
    runner.letGo();
    expect(await judged.all).toEqual({ compiles: false, compileOutput: 'line 1', tests: [] });
    expect(runner.tasks).toHaveLength(1);
  });

  it('lets the search for a fault start while larger tests run, if a smaller one is wrong', async () => {
    const runner = new HeldRunner({ t3: 'wrong_answer', t4: 'time_limit_exceeded' });
    const judged = judge(runner);
    runner.letGo();
    const { tests } = await testsForFault(judged);
    expect(tests.map(({ id }) => id)).toEqual(['t1', 't3']);
    runner.letGo();
    expect(await exceedsTime(judged)).toBe(true);
  });

  it('lets it wait for all of them otherwise', async () => {
    const runner = new HeldRunner({ t2: 'wrong_answer' });
    const judged = judge(runner);
    runner.letGo();
    await judged.smaller;
    runner.letGo();
    expect((await testsForFault(judged)).tests).toHaveLength(4);
    expect(await exceedsTime(judged)).toBe(false);
  });
});
