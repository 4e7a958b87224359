import { Heartbeat } from '@evident/kit';
import { StopReason } from './stop-reason.js';

export interface ClaimOptions {
  leaseMs: number;
  deadlineMs: number;
  /** @returns false when the claim is lost. */
  renew: () => Promise<boolean>;
}

/** A claim in hand: its lease is renewed until it ends. One signal tells the work to stop, whatever the reason. */
export class Claim {
  private readonly abort = new AbortController();
  private readonly deadline: NodeJS.Timeout;
  private readonly heartbeat: Heartbeat;

  constructor({ leaseMs, deadlineMs, renew }: ClaimOptions) {
    this.deadline = setTimeout(() => this.stop('deadline'), deadlineMs);
    this.heartbeat = new Heartbeat({ leaseMs, renew, onLost: () => this.stop('lost') });
  }

  get signal(): AbortSignal {
    return this.abort.signal;
  }

  stop(why: StopReason['why']): void {
    if (!this.abort.signal.aborted) this.abort.abort(new StopReason(why));
  }

  /** Stops the renewals. */
  end(): void {
    clearTimeout(this.deadline);
    this.heartbeat.stop();
  }
}
