import type { JudgeLimits } from '@evident/contracts';
import { type Ending, ScriptedFactory } from '../programs/testing/scripted-factory.js';
import { CoreJob } from './core-job.js';
import { CoreSlots } from './core-slots.js';
import { JudgingBudget } from './judging-budget.js';
import { TestRunner } from './test-runner.js';

const LIMITS: JudgeLimits = {
  timeLimitMs: 1000,
  wallLimitMs: 5000,
  memoryLimitKb: 65_536,
  outputLimitBytes: 1 << 20,
  processLimit: 16,
};

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
  const opened = await factory.open('PYTHON', '');
  if (opened.kind !== 'ready') throw new Error('The source does not compile');
  const runner = new TestRunner(
    opened.program,
    LIMITS,
    new CoreJob('submit'),
    slots,
    new JudgingBudget(60_000),
  );
  const { failure, rerunAlone } = await runner.run(Buffer.alloc(0), new AbortController().signal);
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
