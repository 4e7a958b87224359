import type { JudgedTest } from '@evident/contracts';
import { Heartbeat } from '@evident/kit';

interface LeaseOptions {
  leaseMs: number;
  /**
   * Sends the tests judged since the owner last answered, and whether the program is compiled.
   * @returns whether to go on.
   */
  renew: (judged: JudgedTest[], running: boolean) => Promise<boolean>;
  /** Called once, when the owner said stop or could not be reached for a whole lease. */
  onLost: (why: string) => void;
}

/** Between the beginnings of two calls that report tests; later a share of the time since the first test. */
const REPORT_EVERY_MS = { first: 100, share: 1 / 3, most: 500 } as const;
/**
 * How long the first test waits for others. A learner sees it within 100 ms of its end, and a submission that ends
 * sooner needs no call but the last.
 */
const FIRST_REPORT_MS = 60;
/** How long the first test may run before the owner is told that the program is compiled. Most end sooner. */
const TELL_RUNNING_MS = 250;

/** Keeps a claim, and tells its owner about the judged tests in batches, at most ten times a second. */
export class Lease {
  /** Ids of the tests that the owner has stored. */
  readonly confirmed = new Set<string>();
  /** Tests that the owner has not confirmed yet. */
  private unconfirmed: JudgedTest[] = [];
  private readonly heartbeat: Heartbeat;
  private reportTimer: NodeJS.Timeout | undefined;
  private runningTimer: NodeJS.Timeout | undefined;
  private running = false;
  private calledAt = -Infinity;
  private firstTestAt: number | undefined;

  constructor({ leaseMs, renew, onLost }: LeaseOptions) {
    this.heartbeat = new Heartbeat({
      leaseMs,
      renew: async () => {
        this.calledAt = performance.now();
        const sent = [...this.unconfirmed];
        const keep = await renew(sent, this.running);
        this.unconfirmed = this.unconfirmed.slice(sent.length);
        if (keep) for (const { testId } of sent) this.confirmed.add(testId);
        return keep;
      },
      onLost,
    });
  }

  /** The tests begin. The owner is told at once only if the first one takes long. */
  noteRunning(): void {
    this.running = true;
    this.runningTimer = setTimeout(() => this.heartbeat.beat(), TELL_RUNNING_MS);
  }

  note(test: JudgedTest): void {
    clearTimeout(this.runningTimer);
    this.unconfirmed.push(test);
    const now = performance.now();
    this.firstTestAt ??= now;
    const betweenMs = Math.min(
      Math.max(REPORT_EVERY_MS.first, (now - this.firstTestAt) * REPORT_EVERY_MS.share),
      REPORT_EVERY_MS.most,
    );
    this.reportTimer ??= setTimeout(
      () => {
        this.reportTimer = undefined;
        this.heartbeat.beat();
      },
      Math.max(FIRST_REPORT_MS, this.calledAt + betweenMs - now),
    );
  }

  /** Starts no more calls. A call in flight may still end. */
  stop(): void {
    clearTimeout(this.reportTimer);
    clearTimeout(this.runningTimer);
    this.heartbeat.stop();
  }
}
