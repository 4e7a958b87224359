import { type JudgeLimits, type Language } from '@evident/contracts';
import type { Program, ProgramFactory } from '@evident/judge-worker/programs/program';
import { CoreJob } from '@evident/judge-worker/judging/core-job';
import { CoreSlots } from '@evident/judge-worker/judging/core-slots';
import { JudgingBudget } from '@evident/judge-worker/judging/judging-budget';
import { runsTests } from '@evident/judge-worker/judging/runs-tests';
import { TestRunner, type TestRun } from '@evident/judge-worker/judging/test-runner';
import { BURNERS, ENDLESS } from './programs.js';

const CORES = 2;

export interface LimitRow {
  language: Language;
  /** CPU time as a share of the limit. */
  share: number;
  runs: number;
  accepted: number;
  /** How many runs were repeated alone. */
  secondLooks: number;
  /** CPU time of the run that counted, as a share of the limit. */
  leastMeasured: number;
  mostMeasured: number;
}

export interface EndlessRow {
  language: Language;
  /** Wall and CPU time until the program was told, as shares of its limit. */
  wall: number;
  cpu: number;
}

async function opened(factory: ProgramFactory, language: Language, source: string): Promise<Program> {
  const outcome = await factory.open(language, source);
  if (outcome.kind === 'compile_error') throw new Error(outcome.compileOutput);
  return outcome.program;
}

/** Keeps the other core busy with another judged program until the signal aborts. */
async function neighbour(program: Program, slots: CoreSlots, limits: JudgeLimits, signal: AbortSignal) {
  while (!signal.aborted)
    await slots.use(
      new CoreJob('submit'),
      () => program.run(Buffer.from(String(limits.timeLimitMs / 3)), limits, signal),
      { signal },
    );
}

/** Judges a program that uses a share of its time limit, beside another judged program. */
export async function judgeBeside(
  factory: ProgramFactory,
  language: Language,
  { share, runs, limits }: { share: number; runs: number; limits: JudgeLimits },
): Promise<LimitRow> {
  const source = BURNERS[language] ?? '';
  const slots = new CoreSlots(CORES, 0);
  const stop = new AbortController();
  const [program, other] = [
    await opened(factory, language, source),
    await opened(factory, language, `${source}\n`),
  ];
  const beside = neighbour(other, slots, limits, stop.signal).catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
  const row: LimitRow = {
    language,
    share,
    runs,
    accepted: 0,
    secondLooks: 0,
    leastMeasured: Infinity,
    mostMeasured: 0,
  };
  for (let run = 0; run < runs; run += 1) {
    const runner = new TestRunner(
      runsTests(program, null),
      limits,
      new CoreJob('submit'),
      slots,
      new JudgingBudget(600_000),
    );
    const input = Buffer.from(String(limits.timeLimitMs * share));
    const judged = await runOnce(runner, input);
    const measured = judged.run.evidence.cpuTimeMs / limits.timeLimitMs;
    if (judged.failure === null) row.accepted += 1;
    if (judged.rerunAlone) row.secondLooks += 1;
    row.leastMeasured = Math.min(row.leastMeasured, measured);
    row.mostMeasured = Math.max(row.mostMeasured, measured);
  }
  stop.abort(new Error('The drill is over'));
  await beside;
  await Promise.all([program.close(), other.close()]);
  return row;
}

async function runOnce(runner: TestRunner, input: Buffer): Promise<TestRun> {
  const [run] = await runner.run([{ input, answer: null }], new AbortController().signal);
  if (!run) throw new Error('The test has not run');
  return run;
}

/** How long an endless loop of two tests runs on all cores until it is told. */
export async function tellEndless(
  factory: ProgramFactory,
  language: Language,
  limits: JudgeLimits,
): Promise<EndlessRow> {
  const program = await opened(factory, language, ENDLESS[language] ?? '');
  const slots = new CoreSlots(CORES, 0);
  const runner = new TestRunner(
    runsTests(program, null),
    limits,
    new CoreJob('submit'),
    slots,
    new JudgingBudget(600_000),
  );
  const started = performance.now();
  const tests = await Promise.all(
    [1, 2].map(async () => {
      const judged = await runOnce(runner, Buffer.alloc(0));
      return { judged, wallMs: performance.now() - started };
    }),
  );
  await program.close();
  if (tests.some(({ judged }) => judged.failure?.verdict !== 'time_limit_exceeded'))
    throw new Error(`An endless loop in ${language} was not told`);
  return {
    language,
    wall: Math.min(...tests.map(({ wallMs }) => wallMs)) / limits.timeLimitMs,
    cpu: Math.max(...tests.map(({ judged }) => judged.run.evidence.cpuTimeMs)) / limits.timeLimitMs,
  };
}
