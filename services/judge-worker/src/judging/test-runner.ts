import type { JudgeLimits } from '@evident/contracts';
import type { RunResult } from '../programs/program.js';
import type { CoreJob } from './core-job.js';
import type { CoreSlots } from './core-slots.js';
import type { JudgingBudget } from './judging-budget.js';
import { JudgingFault } from './judging-fault.js';
import { resolveRun, type ResolvedVerdict } from './resolve-verdict.js';

/** A run that used this share of its time limit while others ran is measured again. */
const NEAR_LIMIT = 0.8;
/**
 * A first run goes on to this share of its time limit. Beside other programs a program needs more CPU time, but not that
 * much more, so a run that reaches it is refused without a second run. One that ends before is measured again alone.
 */
const GRACE = 1.25;
/** How many passing tests of one judging are run again for a better measurement. */
const FIGURE_RERUNS = 3;
/** How long a series of tests goes on. Longer, and other users would wait for their core. */
export const SERIES_MS = 8;
/** So many tests a series has at most. */
const MOST_IN_SERIES = 16;
/** A second look that was joined by lighter users and timed out is repeated up to this many looks. */
const MOST_LOOKS = 3;

/** What a test's program is given. Only an interactor reads the answer. */
export interface TestInput {
  input: Buffer;
  answer: Buffer | null;
}

/** Tests that one holder of a core runs one after the other. */
export type TestSeries = readonly [TestInput, ...TestInput[]];

/** Runs a program, by itself or with an interactor, on the first tests of a series. @returns at least one result */
export type RunsTests = (tests: TestSeries, limits: JudgeLimits, signal: AbortSignal) => Promise<RunResult[]>;

export interface TestRun {
  run: RunResult;
  /** Null: the program ended well, and its output is still to be checked. */
  failure: ResolvedVerdict | null;
  rerunAlone: boolean;
}

/**
 * Runs the tests of one program. Tests share the machine, so a test that broke the time limit, or came near it, while
 * others ran is run again alone, and the second run counts. One confirmed Time Limit Exceeded decides the verdict of the
 * submission, so later timeouts are not run again.
 */
export class TestRunner {
  /** Of a first run, which may go on beyond its time limit. */
  private readonly graceLimits: JudgeLimits;
  private timeoutConfirmed = false;
  private figureReruns = 0;
  /** Of the longest test that ran last. */
  private lastWallMs = SERIES_MS;

  constructor(
    private readonly program: RunsTests,
    private readonly limits: JudgeLimits,
    private readonly job: CoreJob,
    private readonly slots: CoreSlots,
    private readonly budget: JudgingBudget,
  ) {
    this.graceLimits = { ...limits, timeLimitMs: limits.timeLimitMs * GRACE };
  }

  /** How many tests are worth handing over at a time: as many as last time would have fitted into a series. */
  get seriesLength(): number {
    return Math.max(1, Math.min(MOST_IN_SERIES, Math.floor(SERIES_MS / this.lastWallMs)));
  }

  /**
   * Runs the first tests of a series. @returns at least one run, in the order of the tests.
   * @throws JudgingFault or the sandbox's error when the platform failed; the signal's reason when it aborted.
   */
  async run(tests: TestSeries, signal: AbortSignal): Promise<TestRun[]> {
    const { results, shared } = await this.runOnce(tests, signal);
    this.lastWallMs = Math.max(...results.map(({ evidence }) => evidence.wallTimeMs));
    const runs: TestRun[] = [];
    for (const [at, result] of results.entries())
      runs.push(await this.settle(result, shared, tests[at] ?? tests[0], signal));
    return runs;
  }

  /** Runs a test again whose first run may have been disturbed by others. */
  private async settle(
    result: RunResult,
    shared: boolean,
    test: TestInput,
    signal: AbortSignal,
  ): Promise<TestRun> {
    const failure = resolveRun(result, this.limits);
    const first: TestRun = { run: result, failure, rerunAlone: false };
    if (!shared) {
      this.timeoutConfirmed ||= failure?.verdict === 'time_limit_exceeded';
      return first;
    }
    if (result.evidence.limit === 'cpu' && result.evidence.cpuTimeMs >= this.limits.timeLimitMs * GRACE) {
      this.timeoutConfirmed = true;
      return first;
    }
    if (failure?.verdict === 'time_limit_exceeded') return this.confirmTimeout(first, test, signal);
    const near = failure === null && result.evidence.cpuTimeMs >= this.limits.timeLimitMs * NEAR_LIMIT;
    return near && this.mayBeAlone ? this.refineFigure(first, test, signal) : first;
  }

  /** Evidence never runs alone, because learners would wait meanwhile. */
  private get mayBeAlone(): boolean {
    return this.job.kind !== 'evidence';
  }

  private async confirmTimeout(first: TestRun, test: TestInput, signal: AbortSignal): Promise<TestRun> {
    for (let looks = 1; ; looks += 1) {
      const look = await this.runAgain(test, signal, () => !this.timeoutConfirmed);
      if (look === null) return first;
      const timedOut = look.again.failure?.verdict === 'time_limit_exceeded';
      if (timedOut && look.joined && looks < MOST_LOOKS) continue;
      this.timeoutConfirmed ||= timedOut;
      return look.again;
    }
  }

  private async refineFigure(first: TestRun, test: TestInput, signal: AbortSignal): Promise<TestRun> {
    if (this.figureReruns >= FIGURE_RERUNS) return first;
    this.figureReruns += 1;
    const look = await this.runAgain(test, signal, () => true);
    // The first run finished in time, so a failed second run does not count.
    return look === null || look.again.failure !== null ? first : look.again;
  }

  /** Runs alone where that is allowed. @param wanted asked when the turn has come; false gives null. */
  private runAgain(
    test: TestInput,
    signal: AbortSignal,
    wanted: () => boolean,
  ): Promise<{ again: TestRun; joined: boolean } | null> {
    return this.slots.use(
      this.job,
      async (hold) => {
        if (!wanted()) return null;
        const [run] = await this.execute(this.limits, [test], signal);
        if (!run) throw new JudgingFault('a test ran without a result');
        const again = { run, failure: resolveRun(run, this.limits), rerunAlone: this.mayBeAlone };
        return { again, joined: this.mayBeAlone && hold.shared };
      },
      { signal, alone: this.mayBeAlone },
    );
  }

  private runOnce(
    tests: TestSeries,
    signal: AbortSignal,
  ): Promise<{ results: RunResult[]; shared: boolean }> {
    return this.slots.use(
      this.job,
      async (hold) => {
        const results = await this.execute(this.graceLimits, tests, signal);
        return { results: results.map((run) => this.withoutGrace(run)), shared: hold.shared };
      },
      { signal },
    );
  }

  /** @returns a run that timed out when it used more than its time limit. */
  private withoutGrace(run: RunResult): RunResult {
    if (run.evidence.limit !== null || run.evidence.cpuTimeMs <= this.limits.timeLimitMs) return run;
    return { ...run, status: 'timed_out', evidence: { ...run.evidence, limit: 'cpu' } };
  }

  private async execute(limits: JudgeLimits, tests: TestSeries, signal: AbortSignal): Promise<RunResult[]> {
    const results = await this.budget.during(() => this.program(tests, limits, signal));
    for (const { evidence } of results) {
      const beyondMs = evidence.rawCpuTimeMs - evidence.wallTimeMs;
      if (beyondMs > 0) this.slots.addUse(this.job, beyondMs);
    }
    signal.throwIfAborted();
    return results;
  }
}
