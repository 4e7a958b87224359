import type { JudgeQueueName, Language } from '@evident/contracts';
import type { Program, RunLimits, RunResult } from '../programs/program.js';
import type { CoreSlots } from './core-slots.js';
import type { JudgingBudget } from './judging-budget.js';
import { resolveRun, type ResolvedVerdict } from './resolve-verdict.js';

/** A run that used this share of its time while others ran is not trusted. */
const NEAR_LIMIT = 0.8;
/** Passing tests near the limit are run again only for a truthful figure: so often in one judging. */
const FIGURE_RERUNS = 3;

export interface TestRun {
  run: RunResult;
  /** Null: ended well, its output is still to be compared. */
  failure: ResolvedVerdict | null;
  rerunAlone: boolean;
}

/**
 * Runs one program's tests fairly. Tests share the machine; a test that ran out of time, or nearly so, while others
 * ran is run again with the machine to itself, and that second run counts. Once one Time Limit Exceeded was confirmed
 * so, the submission's verdict no longer hangs on load and further timeouts stand.
 */
export class TestRunner {
  private timeoutConfirmed = false;
  private figureReruns = 0;

  constructor(
    private readonly program: Program,
    private readonly language: Language,
    private readonly limits: RunLimits,
    private readonly kind: JudgeQueueName,
    private readonly slots: CoreSlots,
    private readonly budget: JudgingBudget,
  ) {}

  /** @throws JudgingFault or the sandbox's error when the platform failed; the signal's reason when it aborted. */
  async run(input: Buffer, signal: AbortSignal): Promise<TestRun> {
    const { result, shared } = await this.runOnce(input, signal);
    const failure = resolveRun(this.language, result, this.limits);
    const first: TestRun = { run: result, failure, rerunAlone: false };
    if (!shared) {
      this.timeoutConfirmed ||= failure?.verdict === 'time_limit_exceeded';
      return first;
    }
    if (failure?.verdict === 'time_limit_exceeded') return this.confirmTimeout(first, input, signal);
    const near = failure === null && result.evidence.cpuTimeMs >= this.limits.cpuTimeMs * NEAR_LIMIT;
    return near && this.mayBeAlone ? this.refineFigure(first, input, signal) : first;
  }

  /** No learner waits while the evidence of somebody's analysis has the machine to itself. */
  private get mayBeAlone(): boolean {
    return this.kind !== 'evidence';
  }

  private async confirmTimeout(first: TestRun, input: Buffer, signal: AbortSignal): Promise<TestRun> {
    const second = await this.runAgain(input, signal, () => !this.timeoutConfirmed);
    return second ?? first;
  }

  private async refineFigure(first: TestRun, input: Buffer, signal: AbortSignal): Promise<TestRun> {
    if (this.figureReruns >= FIGURE_RERUNS) return first;
    this.figureReruns += 1;
    const second = await this.runAgain(input, signal, () => true);
    // The first run did finish in time; a second that did not takes nothing away.
    return second === null || second.failure !== null ? first : second;
  }

  /** Alone, where that is allowed. @param wanted asked again once its turn has come. */
  private runAgain(input: Buffer, signal: AbortSignal, wanted: () => boolean): Promise<TestRun | null> {
    return this.slots.use(
      this.kind,
      async () => {
        if (!wanted()) return null;
        const run = await this.execute(input, signal);
        const failure = resolveRun(this.language, run, this.limits);
        this.timeoutConfirmed ||= failure?.verdict === 'time_limit_exceeded';
        return { run, failure, rerunAlone: this.mayBeAlone };
      },
      { signal, alone: this.mayBeAlone },
    );
  }

  private runOnce(input: Buffer, signal: AbortSignal): Promise<{ result: RunResult; shared: boolean }> {
    return this.slots.use(
      this.kind,
      async (hold) => {
        const result = await this.execute(input, signal);
        return { result, shared: hold.shared };
      },
      { signal },
    );
  }

  private async execute(input: Buffer, signal: AbortSignal): Promise<RunResult> {
    const result = await this.budget.during(() => this.program.run(input, this.limits, signal));
    signal.throwIfAborted();
    return result;
  }
}
