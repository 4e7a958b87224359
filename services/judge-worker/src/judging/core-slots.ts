import { FAIRNESS, fairRank, type JudgeQueueName } from '@evident/contracts';
import { CpuShare } from '../sandbox/cpu-share.js';
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
/** So long after their work was in hand, the programs of others still give way to a user: the next request may come. */
const PRECEDENCE_MS = 2_000;

/** One holder of a core. */
export interface CoreHold {
  readonly job: CoreJob;
  /** Whether other work held a core at the same time. Evidence beside evidence does not count. */
  shared: boolean;
  /** The share of the CPU of the programs that run on it. */
  readonly share: CpuShare;
}

/** What asks for a core. */
interface Asker {
  job: CoreJob;
  alone: boolean;
  since: number;
}

interface Precedence {
  inHand: number;
  /** Until when it lasts once nothing is in hand. */
  until: number;
}

interface Waiter extends Asker {
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
 * - Work that wants to be alone is overtaken and joined by users who have used less.
 * - While work of a user who has used less is in hand, the programs of the others get the CPU time that is left, and they
 *   leave one core.
 * - Evidence takes no core from the others: as many of its programs as there are cores run in the CPU time that the
 *   kernel has left.
 */
export class CoreSlots {
  readonly usage: UserUsage;
  /** Each holder with the time of its grant, in the order of the grants. */
  private readonly holds = new Map<CoreHold, number>();
  /** Users whose work is in hand, or was lately: others give way to them. */
  private readonly preceding = new Map<string, Precedence>();
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

  /** Whether no other job holds a core or waits for one, but of users who give way to this one's. */
  leads(job: CoreJob): boolean {
    const yields = (other: CoreJob): boolean => other === job || this.isLighter(job.user, other.user);
    return (
      this.waiters.every((waiter) => yields(waiter.job)) &&
      Array.from(this.holds.keys()).every((hold) => yields(hold.job))
    );
  }

  /** To be called around everything that is done for a job, so that the programs of heavier users give way meanwhile. */
  async inHand<T>({ kind, user }: CoreJob, work: () => Promise<T>): Promise<T> {
    if (kind === 'evidence') return work();
    for (const [other, precedence] of this.preceding)
      if (!this.lasts(precedence)) this.preceding.delete(other);
    const precedence = this.preceding.get(user) ?? { inHand: 0, until: 0 };
    this.preceding.set(user, precedence);
    precedence.inHand += 1;
    this.shareOut();
    try {
      return await work();
    } finally {
      precedence.inHand -= 1;
      precedence.until = this.now() + PRECEDENCE_MS;
      setTimeout(() => this.lookAgainNow(), PRECEDENCE_MS + 1).unref();
    }
  }

  /** Adds what the programs of a job used beyond the cores that they held, because they ran several threads or processes. */
  addUse(job: CoreJob, usedMs: number): void {
    job.usedMs += usedMs;
    this.usage.add(job.user, usedMs);
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
      return await hold.share.run(() => work(hold));
    } finally {
      const usedMs = this.now() - (this.holds.get(hold) ?? this.now());
      this.holds.delete(hold);
      if (this.aloneHold === hold) this.aloneHold = null;
      this.addUse(job, usedMs);
      // A tick later, when the job has asked for its next test. Otherwise users of short programs lose their turn.
      process.nextTick(() => this.grantWaiters());
    }
  }

  /** Grants what became possible by the passing of time. */
  lookAgainNow(): void {
    this.shareOut();
    this.grantWaiters();
  }

  private turn(job: CoreJob, alone: boolean, signal: AbortSignal | undefined): Promise<CoreHold> {
    signal?.throwIfAborted();
    const asker = { job, alone, since: this.now() };
    // Between the tests of one judging nobody waits, as a rule.
    if (this.waiters.length === 0 && this.fits(asker)) return Promise.resolve(this.grant(asker));
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.waiters.splice(this.waiters.indexOf(waiter), 1);
        reject(signal?.reason as Error);
        this.grantWaiters();
      };
      const waiter: Waiter = {
        ...asker,
        deadline: asker.since + (alone ? 0 : PATIENCE_MS[job.kind]),
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
        waiter.grant(this.grant(waiter));
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

  private grant({ job, alone }: Asker): CoreHold {
    const hold: CoreHold = { job, shared: false, share: new CpuShare() };
    for (const other of this.holds.keys()) {
      if (isEvidence(hold) && isEvidence(other)) continue;
      hold.shared = true;
      other.shared = true;
    }
    this.holds.set(hold, this.now());
    if (alone) this.aloneHold = hold;
    this.shareOut();
    return hold;
  }

  private shareOut(): void {
    for (const hold of this.holds.keys())
      hold.share.givesWay = !isEvidence(hold) && this.givesWay(hold.job.user);
  }

  private lasts({ inHand, until }: Precedence): boolean {
    return inHand > 0 || until >= this.now();
  }

  private givesWay(user: string): boolean {
    // Asked for each test and each user, so the common case looks at no other user: nobody used less than nothing.
    if (this.usedBy(user) < FAIRNESS.stepMs) return false;
    for (const [other, precedence] of this.preceding)
      if (other !== user && this.lasts(precedence) && this.isLighter(other, user)) return true;
    return false;
  }

  private fits(waiter: Asker): boolean {
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
    const leavesOne = (this.isHeavy(user) && this.hasCompany(user)) || this.givesWay(user);
    return Math.max(1, leavesOne ? this.cores - 1 : this.cores);
  }

  private mayUseReserve({ job, since }: Asker, mine: number, holds: readonly CoreHold[]): boolean {
    const waitsLong = job.kind === 'run' || this.now() - since >= SHORT_WAIT_MS;
    if (mine === 0 && waitsLong && !this.isHeavy(job.user)) return true;
    return holds.every((hold) => hold.job.user === job.user || this.isLighter(job.user, hold.job.user));
  }

  private mayJoin(waiter: Asker, alone: CoreHold): boolean {
    return !waiter.alone && this.isLighter(waiter.job.user, alone.job.user);
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
    let held = 0;
    for (const hold of this.holds.keys()) if (hold.job.user === user) held += 1;
    return held;
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
