import { StopReason } from './stop-reason.js';

export interface ClaimOptions {
  leaseMs: number;
  deadlineMs: number;
  /** @returns false when the claim is lost. */
  renew: () => Promise<boolean>;
}

/** A claim in hand: renewed until it ends, with one signal for all that can stop the work behind it. */
export class Claim {
  private readonly abort = new AbortController();
  private readonly deadline: NodeJS.Timeout;
  private renewal: NodeJS.Timeout | undefined;
  private validUntil: number;
  private ended = false;

  /** The claim began no later than now. */
  constructor(private readonly options: ClaimOptions) {
    this.validUntil = performance.now() + options.leaseMs;
    this.deadline = setTimeout(() => this.stop('deadline'), options.deadlineMs);
    this.schedule();
  }

  get signal(): AbortSignal {
    return this.abort.signal;
  }

  stop(why: StopReason['why']): void {
    if (!this.abort.signal.aborted) this.abort.abort(new StopReason(why));
  }

  /** No renewal begins after this. */
  end(): void {
    this.ended = true;
    clearTimeout(this.deadline);
    clearTimeout(this.renewal);
  }

  private schedule(): void {
    if (this.ended) return;
    this.renewal = setTimeout(() => void this.renew(), this.options.leaseMs / 4);
  }

  private async renew(): Promise<void> {
    const began = performance.now();
    try {
      if (!(await this.options.renew())) this.stop('lost');
      this.validUntil = began + this.options.leaseMs;
    } catch {
      // The database may be back in a moment; nobody else gets the row before the lease runs out.
      if (performance.now() >= this.validUntil) this.stop('lost');
    }
    this.schedule();
  }
}
