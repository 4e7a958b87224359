import { StopReason } from './stop-reason.js';

export interface ClaimOptions {
  leaseMs: number;
  deadlineMs: number;
  /** @returns false when the claim is lost. */
  renew: () => Promise<boolean>;
}

/** Renews the lease of a claim until it ends. One signal tells the work to stop, whatever the reason. */
export class Claim {
  private readonly abort = new AbortController();
  private readonly deadline: NodeJS.Timeout;
  private renewal: NodeJS.Timeout | undefined;
  private validUntil: number;
  private ended = false;

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

  /** Stops the renewals. */
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
      // The claim holds until the lease runs out, so a short failure of the database does not lose it.
      if (performance.now() >= this.validUntil) this.stop('lost');
    }
    this.schedule();
  }
}
