/**
 * The time limit of one whole judging. Its clock runs only while a program of the judging runs, because waiting for a core
 * is not the program's fault.
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
    this.begin();
    try {
      return await work();
    } finally {
      this.end();
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
