import type { JudgedTest } from '@evident/contracts';
import { Heartbeat } from '@evident/kit';

interface LeaseOptions {
  leaseMs: number;
  /** Sends the tests judged since the owner last answered. @returns whether to go on. */
  renew: (judged: JudgedTest[]) => Promise<boolean>;
  /** Called once, when the owner said stop or could not be reached for a whole lease. */
  onLost: (why: string) => void;
}

/** Between the beginnings of two calls that report tests. */
const REPORT_EVERY_MS = 100;
/**
 * How long the first test waits for others. A learner sees it within 100 ms of its end, and a submission that ends
 * sooner needs no call but the last.
 */
const FIRST_REPORT_MS = 60;

/** Keeps a claim, and tells its owner about the judged tests in batches, at most one each {@link REPORT_EVERY_MS}. */
export class Lease {
  /** Tests that the owner has not confirmed yet. */
  private unconfirmed: JudgedTest[] = [];
  private readonly heartbeat: Heartbeat;
  private reportTimer: NodeJS.Timeout | undefined;
  private calledAt = -Infinity;

  constructor({ leaseMs, renew, onLost }: LeaseOptions) {
    this.heartbeat = new Heartbeat({
      leaseMs,
      renew: async () => {
        this.calledAt = performance.now();
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
    this.reportTimer ??= setTimeout(
      () => {
        this.reportTimer = undefined;
        this.heartbeat.beat();
      },
      Math.max(FIRST_REPORT_MS, this.calledAt + REPORT_EVERY_MS - performance.now()),
    );
  }

  /** Starts no more calls. A call in flight may still end. */
  stop(): void {
    clearTimeout(this.reportTimer);
    this.heartbeat.stop();
  }
}
