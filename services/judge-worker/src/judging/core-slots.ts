import type { JudgeQueueName } from '@evident/contracts';

/**
 * How many ms later than a run the deadline of other work is. Waiting work is ordered by deadline and not by priority, so
 * that a steady stream of runs delays a submission but never starves it.
 */
const PATIENCE_MS: Readonly<Record<JudgeQueueName, number>> = {
  run: 0,
  submit: 2_000,
  verify: 8_000,
  evidence: 15_000,
};

/** One holder of a core. */
export interface CoreHold {
  readonly kind: JudgeQueueName;
  /** Whether other work held a core at the same time. Evidence beside evidence does not count. */
  shared: boolean;
}

interface Waiter {
  kind: JudgeQueueName;
  alone: boolean;
  deadline: number;
  grant: (hold: CoreHold) => void;
}

interface CoreUse {
  signal?: AbortSignal;
  /** Waits until nothing else runs, and lets nothing else start meanwhile. */
  alone?: boolean;
}

/**
 * The worker's cores. Every compiler, test and checker program holds one while it runs. Extra cores may be reserved for
 * runs, so that a learner who presses Run does not wait for a slow submission. Evidence takes no core from the others: as
 * many of its programs as there are cores run in the CPU time that the kernel has left.
 */
export class CoreSlots {
  /** Each holder with the time of its grant, in the order of the grants. */
  private readonly holds = new Map<CoreHold, number>();
  private readonly waiters: Waiter[] = [];
  private aloneHeld = false;

  /** @param cores at least 1. @param reserved additional cores that serve runs only. */
  constructor(
    readonly cores: number,
    readonly reserved: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get busy(): number {
    return this.holds.size;
  }

  get waiting(): number {
    return this.waiters.length;
  }

  /** How long the oldest holder has held its core, in ms. 0 when no core is held. */
  longestHoldMs(): number {
    const [since] = this.holds.values();
    return since === undefined ? 0 : this.now() - since;
  }

  /**
   * Runs `work` on a core.
   * @throws the signal's reason when it aborts before the work starts, or what the work throws.
   */
  async use<T>(kind: JudgeQueueName, work: (hold: CoreHold) => Promise<T>, use: CoreUse = {}): Promise<T> {
    const alone = use.alone ?? false;
    const hold = await this.turn(kind, alone, use.signal);
    try {
      return await work(hold);
    } finally {
      this.holds.delete(hold);
      if (alone) this.aloneHeld = false;
      this.grantWaiters();
    }
  }

  private turn(kind: JudgeQueueName, alone: boolean, signal: AbortSignal | undefined): Promise<CoreHold> {
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.waiters.splice(this.waiters.indexOf(waiter), 1);
        reject(signal?.reason as Error);
        this.grantWaiters();
      };
      const waiter: Waiter = {
        kind,
        alone,
        deadline: this.now() + (alone ? 0 : PATIENCE_MS[kind]),
        grant: (hold) => {
          signal?.removeEventListener('abort', leave);
          resolve(hold);
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.waiters.push(waiter);
      this.grantWaiters();
    });
  }

  private grantWaiters(): void {
    this.waiters.sort((a, b) => a.deadline - b.deadline);
    for (let at = 0; at < this.waiters.length;) {
      const waiter = this.waiters[at];
      if (!waiter) return;
      if (this.fits(waiter)) {
        this.waiters.splice(at, 1);
        this.grant(waiter);
      } else if (waiter.alone) {
        // Nobody may overtake work that wants to be alone, or it would never start.
        return;
      } else {
        at += 1;
      }
    }
  }

  private grant(waiter: Waiter): void {
    const hold: CoreHold = { kind: waiter.kind, shared: false };
    for (const other of this.holds.keys()) {
      if (hold.kind === 'evidence' && other.kind === 'evidence') continue;
      hold.shared = true;
      other.shared = true;
    }
    this.holds.set(hold, this.now());
    if (waiter.alone) this.aloneHeld = true;
    waiter.grant(hold);
  }

  private fits(waiter: Waiter): boolean {
    if (this.aloneHeld) return false;
    if (waiter.alone) return this.holds.size === 0;
    const evidence = this.evidenceHolds();
    if (waiter.kind === 'evidence') return evidence < this.cores;
    return this.holds.size - evidence < this.cores + (waiter.kind === 'run' ? this.reserved : 0);
  }

  private evidenceHolds(): number {
    return Array.from(this.holds.keys()).filter(({ kind }) => kind === 'evidence').length;
  }
}
