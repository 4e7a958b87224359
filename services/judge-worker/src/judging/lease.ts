import type { JudgedTest } from '@evident/contracts';

export interface LeaseOptions {
  leaseMs: number;
  /** Tells the owner what was judged since it last answered; answers whether to go on. */
  renew: (judged: JudgedTest[]) => Promise<boolean>;
  /** Called once: the owner said stop, or was not reached for a whole lease. */
  onLost: (why: string) => void;
}

const RETRY_MS = 250;

/**
 * Keeps a claim: renews right when a test was judged and at least every third of the lease, one call at a time.
 * A call that fails is tried again until the lease has run out.
 */
export class Lease {
  /** What the owner has not confirmed yet. */
  private untold: JudgedTest[] = [];
  private validUntil: number;
  private timer: NodeJS.Timeout | undefined;
  private calling = false;
  private ended = false;

  /** The lease began no later than now. */
  constructor(private readonly options: LeaseOptions) {
    this.validUntil = performance.now() + options.leaseMs;
    this.schedule(options.leaseMs / 3);
  }

  note(test: JudgedTest): void {
    this.untold.push(test);
    this.renewSoon();
  }

  /** No call begins after this; one in flight may still end. */
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
      const told = [...this.untold];
      const keep = await this.options.renew(told);
      if (!keep) this.lose('the claim was taken away');
      this.untold = this.untold.slice(told.length);
      if (this.untold.length > 0) nextMs = 0;
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
