import type { JudgeLimits } from '@evident/contracts';
import type { Program, RunResult } from '../programs/program.js';
import type { CoreJob } from './core-job.js';
import type { CoreSlots } from './core-slots.js';
import type { JudgingBudget } from './judging-budget.js';
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

interface TestRun {
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
  private timeoutConfirmed = false;
  private figureReruns = 0;

  constructor(
    private readonly program: Program,
    private readonly limits: JudgeLimits,
    private readonly job: CoreJob,
    private readonly slots: CoreSlots,
    private readonly budget: JudgingBudget,
  ) {}

  /** @throws JudgingFault or the sandbox's error when the platform failed; the signal's reason when it aborted. */
  async run(input: Buffer, signal: AbortSignal): Promise<TestRun> {
    const { result, shared } = await this.runOnce(input, signal);
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
    if (failure?.verdict === 'time_limit_exceeded') return this.confirmTimeout(first, input, signal);
    const near = failure === null && result.evidence.cpuTimeMs >= this.limits.timeLimitMs * NEAR_LIMIT;
    return near && this.mayBeAlone ? this.refineFigure(first, input, signal) : first;
  }

  /** Evidence never runs alone, because learners would wait meanwhile. */
  private get mayBeAlone(): boolean {
    return this.job.kind !== 'evidence';
  }

  private async confirmTimeout(first: TestRun, input: Buffer, signal: AbortSignal): Promise<TestRun> {
    const second = await this.runAgain(input, signal, () => !this.timeoutConfirmed);
    return second ?? first;
  }

  private async refineFigure(first: TestRun, input: Buffer, signal: AbortSignal): Promise<TestRun> {
    if (this.figureReruns >= FIGURE_RERUNS) return first;
    this.figureReruns += 1;
    const second = await this.runAgain(input, signal, () => true);
    // The first run finished in time, so a failed second run does not count.
    return second === null || second.failure !== null ? first : second;
  }

  /** Runs alone where that is allowed. @param wanted asked when the turn has come; false gives null. */
  private runAgain(input: Buffer, signal: AbortSignal, wanted: () => boolean): Promise<TestRun | null> {
    return this.slots.use(
      this.job,
      async () => {
        if (!wanted()) return null;
        const run = await this.execute(this.limits, input, signal);
        const failure = resolveRun(run, this.limits);
        this.timeoutConfirmed ||= failure?.verdict === 'time_limit_exceeded';
        return { run, failure, rerunAlone: this.mayBeAlone };
      },
      { signal, alone: this.mayBeAlone },
    );
  }

  private runOnce(input: Buffer, signal: AbortSignal): Promise<{ result: RunResult; shared: boolean }> {
    return this.slots.use(
      this.job,
      async (hold) => {
        const result = await this.executeWithGrace(input, signal);
        return { result, shared: hold.shared };
      },
      { signal },
    );
  }

  /** Lets a run go on beyond its time limit. @returns a run that timed out when it used more than its time limit. */
  private async executeWithGrace(input: Buffer, signal: AbortSignal): Promise<RunResult> {
    const { timeLimitMs } = this.limits;
    const run = await this.execute({ ...this.limits, timeLimitMs: timeLimitMs * GRACE }, input, signal);
    if (run.evidence.limit !== null || run.evidence.cpuTimeMs <= timeLimitMs) return run;
    return { ...run, status: 'timed_out', evidence: { ...run.evidence, limit: 'cpu' } };
  }

  private async execute(limits: JudgeLimits, input: Buffer, signal: AbortSignal): Promise<RunResult> {
    const result = await this.budget.during(() => this.program.run(input, limits, signal));
    signal.throwIfAborted();
    return result;
  }
}
