export interface HeartbeatOptions {
  leaseMs: number;
  /** Renews the lease. @returns false when the claim is lost. @throws when the owner of the row cannot be reached. */
  renew: () => Promise<boolean>;
  /** Called once: the claim was lost, or the owner was not reached for a whole lease. */
  onLost: (why: string) => void;
}

const RETRY_MS = 250;

/**
 * Renews the lease of a claim every third of its length, one call at a time. A call that fails is repeated until the
 * lease has run out.
 */
export class Heartbeat {
  private validUntil: number;
  private timer: NodeJS.Timeout | undefined;
  private calling = false;
  private again = false;
  private ended = false;

  /** The lease began no later than now. */
  constructor(private readonly options: HeartbeatOptions) {
    this.validUntil = performance.now() + options.leaseMs;
    this.schedule(options.leaseMs / 3);
  }

  /** Renews at once, or right after the renewal that is under way. */
  beat(): void {
    if (this.ended) return;
    this.again = this.calling;
    if (!this.calling) void this.renew();
  }

  /** No call begins after this; one under way may still end. */
  stop(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }

  private schedule(waitMs: number): void {
    clearTimeout(this.timer);
    if (!this.ended) this.timer = setTimeout(() => this.beat(), waitMs);
  }

  private async renew(): Promise<void> {
    this.calling = true;
    const began = performance.now();
    let nextMs = this.options.leaseMs / 3;
    try {
      if (!(await this.options.renew())) this.lose('the claim was taken away');
      this.validUntil = began + this.options.leaseMs;
      if (this.again) nextMs = 0;
    } catch {
      nextMs = RETRY_MS;
      if (performance.now() >= this.validUntil) this.lose('the claim could not be renewed in time');
    }
    this.calling = false;
    this.again = false;
    this.schedule(nextMs);
  }

  private lose(why: string): void {
    if (this.ended) return;
    this.stop();
    this.options.onLost(why);
  }
}
