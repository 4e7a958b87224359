import type { JudgedTest } from '@evident/contracts';

interface LeaseOptions {
  leaseMs: number;
  /** Sends the tests judged since the owner last answered. @returns whether to go on. */
  renew: (judged: JudgedTest[]) => Promise<boolean>;
  /** Called once, when the owner said stop or could not be reached for a whole lease. */
  onLost: (why: string) => void;
}

const RETRY_MS = 250;

/**
 * Keeps a claim. It renews the claim as soon as a test was judged and at least every third of the lease, one call at a
 * time. It repeats a failed call until the lease has run out.
 */
export class Lease {
  /** Tests that the owner has not confirmed yet. */
  private unconfirmed: JudgedTest[] = [];
  private validUntil: number;
  private timer: NodeJS.Timeout | undefined;
  private calling = false;
  private ended = false;

  constructor(private readonly options: LeaseOptions) {
    this.validUntil = performance.now() + options.leaseMs;
    this.schedule(options.leaseMs / 3);
  }

  note(test: JudgedTest): void {
    this.unconfirmed.push(test);
    this.renewSoon();
  }

  /** Starts no more calls. A call in flight may still end. */
  stop(): void {
    this.ended = true;
    clearTimeout(this.timer);
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
    let nextMs = this.options.leaseMs / 3;
    try {
      const sent = [...this.unconfirmed];
      const keep = await this.options.renew(sent);
      if (!keep) this.lose('the claim was taken away');
      this.unconfirmed = this.unconfirmed.slice(sent.length);
      if (this.unconfirmed.length > 0) nextMs = 0;
      this.validUntil = began + this.options.leaseMs;
    } catch {
      nextMs = RETRY_MS;
      if (performance.now() >= this.validUntil) this.lose('the claim could not be renewed in time');
    } finally {
      this.calling = false;
    }
    if (this.ended) return;
    this.schedule(nextMs);
  }

  private lose(why: string): void {
    if (this.ended) return;
    this.stop();
    this.options.onLost(why);
  }
}
