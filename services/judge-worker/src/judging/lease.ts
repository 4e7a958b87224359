import type { JudgedTest } from '@evident/contracts';
import { Heartbeat } from '@evident/kit';

interface LeaseOptions {
  leaseMs: number;
  /** Sends the tests judged since the owner last answered. @returns whether to go on. */
  renew: (judged: JudgedTest[]) => Promise<boolean>;
  /** Called once, when the owner said stop or could not be reached for a whole lease. */
  onLost: (why: string) => void;
}

/** Keeps a claim, and tells its owner about each judged test at once or with the next renewal. */
export class Lease {
  /** Tests that the owner has not confirmed yet. */
  private unconfirmed: JudgedTest[] = [];
  private readonly heartbeat: Heartbeat;

  constructor({ leaseMs, renew, onLost }: LeaseOptions) {
    this.heartbeat = new Heartbeat({
      leaseMs,
      renew: async () => {
        const sent = [...this.unconfirmed];
        const keep = await renew(sent);
        this.unconfirmed = this.unconfirmed.slice(sent.length);
        return keep;
      },
      onLost,
    });
  }

  note(test: JudgedTest): void {
    this.unconfirmed.push(test);
    this.heartbeat.beat();
  }

  /** Starts no more calls. A call in flight may still end. */
  stop(): void {
    this.heartbeat.stop();
  }
}
