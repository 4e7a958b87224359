import type { JudgedTest } from '@evident/contracts';

interface LeaseOptions {
  leaseMs: number;
  /** Sends the tests judged since the owner last answered. @returns whether to go on. */
  renew: (judged: JudgedTest[]) => Promise<boolean>;
  /** Called once, when the owner said stop or could not be reached for a whole lease. */
  onLost: (why: string) => void;
}

const RETRY_MS = 250;
/** Between the beginnings of two calls that report tests. */
const REPORT_EVERY_MS = 100;
/**
 * How long the first test waits for others. A learner sees it within 100 ms of its end, and a submission that ends
 * sooner needs no call but the last.
 */
const FIRST_REPORT_MS = 60;

/**
 * Keeps a claim. It reports judged tests in batches, at most one each {@link REPORT_EVERY_MS}, and renews the claim at
 * least every third of the lease, one call at a time. It repeats a failed call until the lease has run out.
 */
export class Lease {
  /** Tests that the owner has not confirmed yet. */
  private unconfirmed: JudgedTest[] = [];
  private validUntil: number;
  private timer: NodeJS.Timeout | undefined;
  private reportTimer: NodeJS.Timeout | undefined;
  private calledAt = -Infinity;
  private calling = false;
  private ended = false;

  constructor(private readonly options: LeaseOptions) {
    this.validUntil = performance.now() + options.leaseMs;
    this.schedule(options.leaseMs / 3);
  }

  note(test: JudgedTest): void {
    this.unconfirmed.push(test);
    this.reportSoon();
  }

  /** Starts no more calls. A call in flight may still end. */
  stop(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.reportTimer);
  }

  private reportSoon(): void {
    if (this.calling || this.ended || this.reportTimer !== undefined) return;
    const sinceCall = performance.now() - this.calledAt;
    this.reportTimer = setTimeout(
      () => {
        this.reportTimer = undefined;
        this.renewSoon();
      },
      Math.max(FIRST_REPORT_MS, REPORT_EVERY_MS - sinceCall),
    );
  }

  private renewSoon(): void {
    if (!this.calling && !this.ended) void this.renew();
  }

  private schedule(waitMs: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.renewSoon(), waitMs);
  }

  private async renew(): Promise<void> {
    this.calling = true;
    const began = performance.now();
    this.calledAt = began;
    let nextMs = this.options.leaseMs / 3;
    try {
      const sent = [...this.unconfirmed];
      const keep = await this.options.renew(sent);
      if (!keep) this.lose('the claim was taken away');
      this.unconfirmed = this.unconfirmed.slice(sent.length);
      this.validUntil = began + this.options.leaseMs;
    } catch {
      nextMs = RETRY_MS;
      if (performance.now() >= this.validUntil) this.lose('the claim could not be renewed in time');
    } finally {
      this.calling = false;
    }
    if (this.ended) return;
    this.schedule(nextMs);
    if (this.unconfirmed.length > 0 && nextMs !== RETRY_MS) this.reportSoon();
  }

  private lose(why: string): void {
    if (this.ended) return;
    this.stop();
    this.options.onLost(why);
  }
}
