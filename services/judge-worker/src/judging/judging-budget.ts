import { CpuShare } from '../sandbox/cpu-share.js';

/**
 * The time limit of one whole judging. Its clock runs only while a program of the judging runs and has its share of the
 * CPU, because waiting for a core and giving way are not the program's fault.
 */
export class JudgingBudget {
  private readonly spent = new AbortController();
  private running = 0;
  private usedMs = 0;
  private since = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly wallMs: number) {}

  /** Aborts when the time is used up. */
  get signal(): AbortSignal {
    return this.spent.signal;
  }

  get exhausted(): boolean {
    return this.spent.signal.aborted;
  }

  async during<T>(work: () => Promise<T>): Promise<T> {
    const share = CpuShare.current;
    const unfollow = share?.follow((givesWay) => (givesWay ? this.end() : this.begin()));
    if (share?.givesWay !== true) this.begin();
    try {
      return await work();
    } finally {
      unfollow?.();
      if (share?.givesWay !== true) this.end();
    }
  }

  private begin(): void {
    this.running += 1;
    if (this.running > 1) return;
    this.since = performance.now();
    this.timer = setTimeout(
      () => this.spent.abort(new Error('The judging used up its time')),
      this.wallMs - this.usedMs,
    );
  }

  private end(): void {
    this.running -= 1;
    if (this.running > 0) return;
    clearTimeout(this.timer);
    this.usedMs += performance.now() - this.since;
  }
}
