import type { JudgedTest, Verdict } from '@evident/contracts';
import { JudgingFault } from './judging-fault.js';

interface SequenceOptions {
  /** How many series of tests are judged at the same time. */
  lanes: number;
  /** How many tests the next series has. */
  seriesLength: () => number;
  /** Whether each test is hidden. Only hidden tests end others early, and only hidden tests are left out. */
  hidden: readonly boolean[];
  /** Whether a test with this verdict ends the judging of hidden tests after it. */
  stopsAt: (verdict: Verdict) => boolean;
  /** Which of them. By default a hidden test ends all, and a sample none. */
  ends?: (failed: number, later: number) => boolean;
  signal: AbortSignal;
  /** Judges the first tests of a series. @returns at least one result, in the order of the positions. */
  judge: (positions: Positions, signal: AbortSignal) => Promise<JudgedTest[]>;
  onTestJudged: (test: JudgedTest) => void;
}

/** Of tests that are judged one after the other, in test order. */
export type Positions = readonly [number, ...number[]];

/** Ends the tests of one lane, alone or with all others. */
interface LaneSignal {
  abort: AbortController;
  signal: AbortSignal;
}

/**
 * Judges several series of tests at the same time and reports the results in test order, each as soon as all earlier
 * results are known. A test whose verdict `stopsAt` accepts ends hidden tests after it. Samples are always judged.
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

  /** Judges one series after the other. They share one signal until a test of them is given up. */
  private async lane(): Promise<void> {
    let own = this.ownSignal();
    let left: number[] = [];
    while (this.faults.length === 0) {
      left = left.filter((at) => !this.givenUp(at));
      if (left.length === 0) left = this.nextSeries();
      const [first, ...rest] = left;
      if (first === undefined) return;
      if (own.abort.signal.aborted) own = this.ownSignal();
      left = left.slice(await this.judge([first, ...rest], own));
    }
  }

  /** @returns nothing when no test is left. */
  private nextSeries(): number[] {
    const { hidden, lanes, seriesLength } = this.options;
    const fairShare = Math.ceil((hidden.length - this.next) / lanes);
    const length = Math.min(fairShare, seriesLength());
    const series: number[] = [];
    for (; this.next < hidden.length && series.length < length; this.next += 1)
      if (!this.givenUp(this.next)) series.push(this.next);
    return series;
  }

  private ownSignal(): LaneSignal {
    const abort = new AbortController();
    return { abort, signal: AbortSignal.any([this.options.signal, abort.signal]) };
  }

  /** @returns how many tests of the series have a result now. */
  private async judge(series: Positions, { abort, signal }: LaneSignal): Promise<number> {
    for (const at of series) this.running.set(at, abort);
    let tests: JudgedTest[] = [];
    try {
      tests = await this.options.judge(series, signal);
      if (tests.length === 0) throw new JudgingFault('no test of a series was judged');
    } catch (error) {
      // A test of the series was given up. The others are judged again.
      if (!abort.signal.aborted || !series.some((at) => this.givenUp(at))) this.fail(error);
    } finally {
      for (const at of series) this.running.delete(at);
    }
    for (const [at, position] of series.slice(0, tests.length).entries()) {
      this.results[position] = tests[at];
      this.noteFailure(position);
    }
    this.handOut();
    return tests.length;
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
