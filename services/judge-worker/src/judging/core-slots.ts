import { FAIRNESS, fairRank, type JudgeQueueName } from '@evident/contracts';
import type { CoreJob } from './core-job.js';
import { UserUsage } from './user-usage.js';

/**
 * How many ms later than a run the deadline of other work is. Users who have used equally much are ordered by deadline
 * and not by priority, so that a steady stream of runs delays a submission but never starves it.
 */
const PATIENCE_MS: Readonly<Record<JudgeQueueName, number>> = {
  run: 0,
  submit: 2_000,
  verify: 8_000,
  evidence: 15_000,
};
/** While programs run their users' usage grows, so waiting work is looked at again after this time. */
const LOOK_AGAIN_MS = 100;
/** Cores come back between tests. Work that gets none for this time waits for long programs. */
const SHORT_WAIT_MS = 100;
/** A user is alone on the worker when no other has used a core for this time. */
const COMPANY_MS = 60_000;

/** One holder of a core. */
export interface CoreHold {
  readonly job: CoreJob;
  /** Whether other work held a core at the same time. Evidence beside evidence does not count. */
  shared: boolean;
}

interface Waiter {
  job: CoreJob;
  alone: boolean;
  since: number;
  deadline: number;
  grant: (hold: CoreHold) => void;
}

interface CoreUse {
  signal?: AbortSignal;
  /** Waits until nothing else runs, and lets nothing else start meanwhile. */
  alone?: boolean;
}

/**
 * The worker's cores, shared by user. Every compiler, test and checker program holds one while it runs, and gives it back
 * to the user who has used the least. A hold counts as used time, whether its program computes or sleeps.
 *
 * - A user who has used much leaves one core to the others while there are others.
 * - Reserved cores serve users who have used less than everybody who holds a core, and users who hold none: their runs
 *   at once, their other work when no core comes back soon. So nobody waits for another user's long program.
 * - Work that wants to be alone is overtaken by users who have used less. Beyond its allowance it is joined by them, too.
 * - Evidence takes no core from the others: as many of its programs as there are cores run in the CPU time that the
 *   kernel has left.
 */
export class CoreSlots {
  readonly usage: UserUsage;
  /** Each holder with the time of its grant, in the order of the grants. */
  private readonly holds = new Map<CoreHold, number>();
  private waiters: Waiter[] = [];
  private aloneHold: CoreHold | null = null;
  private timer: NodeJS.Timeout | undefined;

  /** @param cores at least 1. @param reserved additional cores. */
  constructor(
    readonly cores: number,
    readonly reserved: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.usage = new UserUsage(now);
  }

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

  /** Whether no other job holds a core or waits for one. */
  servesOnly(job: CoreJob): boolean {
    return (
      this.waiters.every((waiter) => waiter.job === job) &&
      Array.from(this.holds.keys()).every((hold) => hold.job === job)
    );
  }

  /** Core time of a job, with that of its programs that run now. */
  usedMs(job: CoreJob): number {
    return job.usedMs + this.runningMs((hold) => hold.job === job);
  }

  /**
   * Runs `work` on a core.
   * @throws the signal's reason when it aborts before the work starts, or what the work throws.
   */
  async use<T>(job: CoreJob, work: (hold: CoreHold) => Promise<T>, use: CoreUse = {}): Promise<T> {
    const hold = await this.turn(job, use.alone ?? false, use.signal);
    try {
      return await work(hold);
    } finally {
      const usedMs = this.now() - (this.holds.get(hold) ?? this.now());
      this.holds.delete(hold);
      if (this.aloneHold === hold) this.aloneHold = null;
      job.usedMs += usedMs;
      this.usage.add(job.user, usedMs);
      // A tick later, when the job has asked for its next test. Otherwise users of short programs lose their turn.
      process.nextTick(() => this.grantWaiters());
    }
  }

  /** Grants what became possible by the passing of time. */
  lookAgainNow(): void {
    this.grantWaiters();
  }

  private turn(job: CoreJob, alone: boolean, signal: AbortSignal | undefined): Promise<CoreHold> {
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.waiters.splice(this.waiters.indexOf(waiter), 1);
        reject(signal?.reason as Error);
        this.grantWaiters();
      };
      const since = this.now();
      const waiter: Waiter = {
        job,
        alone,
        since,
        deadline: since + (alone ? 0 : PATIENCE_MS[job.kind]),
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
    const order = this.inOrder();
    for (const waiter of order) {
      if (this.fits(waiter)) {
        this.waiters.splice(this.waiters.indexOf(waiter), 1);
        this.grant(waiter);
      } else if (waiter.alone) {
        // Nobody who comes later may overtake work that wants to be alone, or it would never start.
        break;
      }
    }
    this.lookAgain();
  }

  private inOrder(): Waiter[] {
    const ranked = this.waiters.map((waiter) => ({ waiter, rank: this.rankOf(waiter) }));
    ranked.sort((a, b) => a.rank - b.rank || a.waiter.deadline - b.waiter.deadline);
    return ranked.map(({ waiter }) => waiter);
  }

  protected rankOf({ job: { user }, since }: Waiter): number {
    const holdsCore = this.heldBy(user) > 0;
    const waitedMs = holdsCore ? 0 : this.now() - Math.max(since, this.usage.lastUsedAt(user));
    return fairRank(this.usedBy(user), waitedMs);
  }

  private grant(waiter: Waiter): void {
    const hold: CoreHold = { job: waiter.job, shared: false };
    for (const other of this.holds.keys()) {
      if (isEvidence(hold) && isEvidence(other)) continue;
      hold.shared = true;
      other.shared = true;
    }
    this.holds.set(hold, this.now());
    if (waiter.alone) this.aloneHold = hold;
    waiter.grant(hold);
  }

  private fits(waiter: Waiter): boolean {
    if (this.aloneHold && !this.mayJoin(waiter, this.aloneHold)) return false;
    if (waiter.alone) return this.holds.size === 0;
    const ordinary = Array.from(this.holds.keys()).filter((hold) => !isEvidence(hold));
    if (isEvidence(waiter)) return this.holds.size - ordinary.length < this.cores;
    const { user } = waiter.job;
    const mine = ordinary.filter((hold) => hold.job.user === user).length;
    if (mine >= this.mostCoresOf(user)) return false;
    if (ordinary.length < this.cores) return true;
    return ordinary.length < this.cores + this.reserved && this.mayUseReserve(waiter, mine, ordinary);
  }

  private mostCoresOf(user: string): number {
    const leavesOne = this.isHeavy(user) && this.hasCompany(user);
    return Math.max(1, leavesOne ? this.cores - 1 : this.cores);
  }

  private mayUseReserve({ job, since }: Waiter, mine: number, holds: readonly CoreHold[]): boolean {
    const waitsLong = job.kind === 'run' || this.now() - since >= SHORT_WAIT_MS;
    if (mine === 0 && waitsLong && !this.isHeavy(job.user)) return true;
    return holds.every((hold) => hold.job.user === job.user || this.isLighter(job.user, hold.job.user));
  }

  /** A second look of a user who has used much is not kept from the others. */
  private mayJoin(waiter: Waiter, alone: CoreHold): boolean {
    const { user } = alone.job;
    return !waiter.alone && this.isHeavy(user) && this.isLighter(waiter.job.user, user);
  }

  private hasCompany(user: string): boolean {
    const since = this.now() - COMPANY_MS;
    return (
      this.usage.othersSince(user, since) ||
      this.waiters.some((waiter) => waiter.job.user !== user) ||
      Array.from(this.holds.keys()).some((hold) => hold.job.user !== user)
    );
  }

  protected isHeavy(user: string): boolean {
    return this.usedBy(user) >= FAIRNESS.heavyMs;
  }

  protected isLighter(user: string, than: string): boolean {
    return this.usedBy(user) + FAIRNESS.stepMs <= this.usedBy(than);
  }

  private usedBy(user: string): number {
    return this.usage.of(user) + this.runningMs((hold) => hold.job.user === user);
  }

  private heldBy(user: string): number {
    return Array.from(this.holds.keys()).filter((hold) => hold.job.user === user).length;
  }

  private runningMs(of: (hold: CoreHold) => boolean): number {
    let sum = 0;
    for (const [hold, since] of this.holds) if (of(hold)) sum += this.now() - since;
    return sum;
  }

  private lookAgain(): void {
    if (this.waiters.length === 0 || this.timer !== undefined) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.lookAgainNow();
    }, LOOK_AGAIN_MS);
    this.timer.unref();
  }
}

const isEvidence = ({ job }: { job: CoreJob }): boolean => job.kind === 'evidence';
