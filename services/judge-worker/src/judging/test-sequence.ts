import type { JudgedTest, Verdict } from '@evident/contracts';

interface SequenceOptions {
  /** How many tests are judged at the same time. */
  lanes: number;
  /** Whether each test is hidden. Only hidden tests end others early, and only hidden tests are left out. */
  hidden: readonly boolean[];
  /** Whether a test with this verdict ends the judging of hidden tests after it. */
  stopsAt: (verdict: Verdict) => boolean;
  /** Which of them. By default a hidden test ends all, and a sample none. */
  ends?: (failed: number, later: number) => boolean;
  signal: AbortSignal;
  judge: (position: number, signal: AbortSignal) => Promise<JudgedTest>;
  onTestJudged: (test: JudgedTest) => void;
}

/** Ends the test of one lane, alone or with all others. */
interface LaneSignal {
  abort: AbortController;
  signal: AbortSignal;
}

/**
 * Judges several tests at the same time and reports the results in test order, each as soon as all earlier results are
 * known. A test whose verdict `stopsAt` accepts ends hidden tests after it. Samples are always judged.
 */
export class TestSequence {
  private readonly results: (JudgedTest | undefined)[] = [];
  private readonly running = new Map<number, AbortController>();
  private readonly faults: unknown[] = [];
  private next = 0;
  private handedOut = 0;
  private readonly failures: number[] = [];

  constructor(private readonly options: SequenceOptions) {}

  /** The positions of tests that have no result yet and were not given up, in test order. */
  unfinished(): number[] {
    return this.options.hidden.map((_, at) => at).filter((at) => !this.results[at] && !this.givenUp(at));
  }

  /** The results so far, in test order. */
  judged(): JudgedTest[] {
    return this.results.filter((test, at): test is JudgedTest => test !== undefined && !this.givenUp(at));
  }

  /** @throws the first error of `judge`, after all other tests have ended. */
  async run(): Promise<void> {
    const lanes = Math.min(this.options.lanes, this.options.hidden.length);
    await Promise.all(Array.from({ length: lanes }, () => this.lane()));
    if (this.faults.length > 0) throw this.faults[0];
  }

  /** Judges one test after the other. Its tests share one signal until a test of it is given up. */
  private async lane(): Promise<void> {
    let own = this.ownSignal();
    for (
      let at = this.next++;
      at < this.options.hidden.length && this.faults.length === 0;
      at = this.next++
    ) {
      if (this.givenUp(at)) continue;
      if (own.abort.signal.aborted) own = this.ownSignal();
      await this.judge(at, own);
    }
  }

  private ownSignal(): LaneSignal {
    const abort = new AbortController();
    return { abort, signal: AbortSignal.any([this.options.signal, abort.signal]) };
  }

  private async judge(at: number, { abort, signal }: LaneSignal): Promise<void> {
    this.running.set(at, abort);
    try {
      this.results[at] = await this.options.judge(at, signal);
    } catch (error) {
      if (abort.signal.aborted && this.givenUp(at)) return;
      this.fail(error);
      return;
    } finally {
      this.running.delete(at);
    }
    this.noteFailure(at);
    this.handOut();
  }

  private fail(error: unknown): void {
    this.faults.push(error);
    for (const other of this.running.values()) other.abort(error);
  }

  private givenUp(at: number): boolean {
    const { hidden, ends = (failed: number) => hidden[failed] === true } = this.options;
    return hidden[at] === true && this.failures.some((failed) => failed < at && ends(failed, at));
  }

  private noteFailure(at: number): void {
    const verdict = this.results[at]?.verdict;
    if (!verdict || !this.options.stopsAt(verdict) || this.givenUp(at)) return;
    this.failures.push(at);
    for (const [position, abort] of this.running) if (this.givenUp(position)) abort.abort();
  }

  private handOut(): void {
    for (; this.handedOut < this.options.hidden.length; this.handedOut += 1) {
      if (this.givenUp(this.handedOut)) continue;
      const test = this.results[this.handedOut];
      if (!test) return;
      this.options.onTestJudged(test);
    }
  }
}
