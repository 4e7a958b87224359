import type { JudgeLimits } from '@evident/contracts';
import { type Ending, ScriptedFactory } from '../programs/testing/scripted-factory.js';
import { CoreJob } from './core-job.js';
import { CoreSlots } from './core-slots.js';
import { JudgingBudget } from './judging-budget.js';
import { runsTests } from './runs-tests.js';
import { TestRunner } from './test-runner.js';

const LIMITS: JudgeLimits = {
  timeLimitMs: 1000,
  wallLimitMs: 5000,
  memoryLimitKb: 65_536,
  outputLimitBytes: 1 << 20,
  processLimit: 16,
};

async function runTest(factory: ScriptedFactory, job: CoreJob, slots: CoreSlots) {
  const opened = await factory.open('PYTHON', '');
  if (opened.kind !== 'ready') throw new Error('The source does not compile');
  const program = runsTests(opened.program, null);
  const runner = new TestRunner(program, LIMITS, job, slots, new JudgingBudget(60_000));
  const [run] = await runner.run([{ input: Buffer.alloc(0), answer: null }], new AbortController().signal);
  if (!run) throw new Error('The test has not run');
  return run;
}

/** Runs one test while another program holds a core. The program would use so much CPU time, run by run. */
async function runBeside(cpuTimesMs: readonly number[]) {
  const slots = new CoreSlots(2, 0);
  const left = [...cpuTimesMs];
  const limits: number[] = [];
  const neighbour = new AbortController();
  const factory = new ScriptedFactory({
    run: ({ limits: { timeLimitMs } }): Ending => {
      const cpuTimeMs = left.shift() ?? 0;
      limits.push(timeLimitMs);
      if (left.length > 0) neighbour.abort();
      return cpuTimeMs > timeLimitMs
        ? { status: 'timed_out', evidence: { cpuTimeMs: timeLimitMs + 1, limit: 'cpu' } }
        : { evidence: { cpuTimeMs } };
    },
  });
  const busy = slots.use(
    new CoreJob('submit'),
    () => new Promise<void>((end) => neighbour.signal.addEventListener('abort', () => end())),
  );
  const { failure, rerunAlone } = await runTest(factory, new CoreJob('submit'), slots);
  neighbour.abort();
  await busy;
  return { verdict: failure?.verdict ?? null, rerunAlone, limits };
}

it('refuses a program far beyond its limit after one run', async () => {
  expect(await runBeside([Infinity])).toEqual({
    verdict: 'time_limit_exceeded',
    rerunAlone: false,
    limits: [1250],
  });
});

it('measures a program a little beyond its limit again, alone and with its exact limit', async () => {
  expect(await runBeside([1100, 900])).toEqual({ verdict: null, rerunAlone: true, limits: [1250, 1000] });
  expect(await runBeside([1100, 1100])).toEqual({
    verdict: 'time_limit_exceeded',
    rerunAlone: true,
    limits: [1250, 1000],
  });
});

it('accepts a program within its limit', async () => {
  expect(await runBeside([500])).toEqual({ verdict: null, rerunAlone: false, limits: [1250] });
});

/** Runs one test of a user whose second looks are joined by lighter work, and says how often the program ran. */
async function lookJoined(cpuTimesMs: readonly number[], joined: (run: number) => boolean) {
  const slots = new CoreSlots(2, 1);
  const [heavy, light] = [new CoreJob('submit', 'heavy'), new CoreJob('submit', 'light')];
  slots.usage.add('heavy', 5_000);
  const left = [...cpuTimesMs];
  let runs = 0;
  const factory = new ScriptedFactory({
    run: async ({ limits: { timeLimitMs } }): Promise<Ending> => {
      const cpuTimeMs = left.shift() ?? 0;
      if (joined((runs += 1))) await slots.use(light, () => Promise.resolve());
      return cpuTimeMs > timeLimitMs
        ? { status: 'timed_out', evidence: { cpuTimeMs: timeLimitMs + 1, limit: 'cpu' } }
        : { evidence: { cpuTimeMs } };
    },
  });
  const { failure } = await runTest(factory, heavy, slots);
  return { verdict: failure?.verdict ?? null, runs };
}

it('measures again when others joined a second look that timed out', async () => {
  expect(await lookJoined([1100, 1100, 900], (run) => run <= 2)).toEqual({ verdict: null, runs: 3 });
  expect(await lookJoined([1100, 1100, 1100], (run) => run === 1)).toEqual({
    verdict: 'time_limit_exceeded',
    runs: 2,
  });
});

it('ends after three looks that others joined', async () => {
  expect(await lookJoined([1100, 1100, 1100, 1100, 900], () => true)).toEqual({
    verdict: 'time_limit_exceeded',
    runs: 4,
  });
});

it('counts the CPU time of several processes as use', async () => {
  const slots = new CoreSlots(2, 1);
  const factory = new ScriptedFactory({
    run: () => ({ evidence: { cpuTimeMs: 500, rawCpuTimeMs: 900, wallTimeMs: 300 } }),
  });
  const job = new CoreJob('submit', 'parallel');
  await runTest(factory, job, slots);
  expect(slots.usedMs(job)).toBeGreaterThanOrEqual(600);
  expect(slots.usage.of('parallel')).toBeGreaterThan(590);
});
