import { CpuShare } from './cpu-share.js';
import type { Slot } from './slot.js';
import type { SlotPool } from './slot-pool.js';

/** A kind of booted sandbox. */
export interface WaitingKind {
  key: string;
  /** What one holds while it waits and shares with no other process. */
  megabytes: number;
  boot(slot: Slot): Promise<void>;
  /** Brings the sandbox back to its state after the boot. @returns false, or rejects, when that fails. */
  reset?(slot: Slot): Promise<boolean>;
}

export interface WaitingBounds {
  /** How many of one kind may wait. */
  mostOfAKind: number;
  /** What all that wait or are on loan may hold together. */
  megabytes: number;
}

interface Shelf {
  kind: WaitingKind;
  slots: Slot[];
  wanted: number;
  /** Sandboxes on loan. */
  lent: number;
  /** Resets under way. */
  returning: Set<Promise<void>>;
  lastTaken: number;
}

/** A kind that was not asked for in this time is no longer kept. */
const FORGET_AFTER_MS = 10 * 60_000;

/** Programs that give way leave so many of a kind to the others: what one submission takes at once. */
const KEPT_FOR_OTHERS = 2;

/** A sandbox is replaced after this many loans, so that nothing can pile up in it. */
const MOST_LOANS = 200;

/**
 * Booted sandboxes that wait for work, so that a learner does not wait for an interpreter to boot. They are booted while
 * the worker is idle. Each time one is missing while the worker is busy, one more of its kind is kept. When there is no
 * room for it, it replaces one of the kind that was asked for the longest ago.
 */
export class WaitingSandboxes {
  private readonly shelves = new Map<string, Shelf>();
  private readonly lent = new Map<Slot, Shelf>();
  private readonly loans = new WeakMap<Slot, number>();
  private filling: Promise<void> = Promise.resolve();
  private replacing: Promise<void> | undefined;
  private pending = false;
  private closed = false;

  constructor(
    private readonly pool: SlotPool,
    private readonly bounds: WaitingBounds,
    private readonly isIdle: () => boolean,
  ) {}

  /** @returns a booted sandbox, or undefined when none waits. From now on the kind is kept ready. */
  take(kind: WaitingKind, now = Date.now()): Slot | undefined {
    const shelf = this.shelfOf(kind);
    shelf.kind = kind;
    shelf.lastTaken = now;
    const kept = CpuShare.current?.givesWay === true ? KEPT_FOR_OTHERS : 0;
    while (shelf.slots.length > kept) {
      const slot = shelf.slots.pop();
      if (slot?.usable) return slot;
      if (slot) this.pool.give(slot);
    }
    if (shelf.wanted < this.bounds.mostOfAKind && !this.isIdle()) shelf.wanted += 1;
    return undefined;
  }

  /**
   * Lends a booted sandbox of a kind that has a reset. `giveBack` or `discard` ends the loan.
   * @throws SandboxError when none waits and none can be booted.
   */
  async lend(kind: WaitingKind): Promise<Slot> {
    const shelf = this.shelfOf(kind);
    // A reset takes one millisecond, a boot takes many.
    if (shelf.slots.length === 0 && shelf.returning.size > 0) await Promise.race(shelf.returning);
    const ready = this.take(kind);
    shelf.lent += 1;
    try {
      const slot = ready ?? (await this.boot(kind));
      this.lent.set(slot, shelf);
      return slot;
    } catch (error) {
      shelf.lent -= 1;
      throw error;
    }
  }

  /** Resets a lent sandbox in the background, so that it can be lent again. Ends it when the reset fails. */
  giveBack(slot: Slot): void {
    const shelf = this.lent.get(slot);
    if (!shelf) return this.pool.retire(slot);
    const returning = this.restore(slot, shelf).finally(() => shelf.returning.delete(returning));
    shelf.returning.add(returning);
  }

  /** Ends a lent sandbox. */
  discard(slot: Slot): void {
    const shelf = this.lent.get(slot);
    this.endLoan(slot);
    this.pool.retire(slot);
    if (shelf) this.replace(shelf);
  }

  /** Keeps one of the kind ready before the first is asked for. */
  expect(kind: WaitingKind): void {
    this.shelfOf(kind);
  }

  /** Boots missing sandboxes one after the other. Stops as soon as the worker has other work. */
  refill(): Promise<void> {
    if (this.pending || this.closed) return this.filling;
    this.pending = true;
    this.filling = this.fill().finally(() => (this.pending = false));
    return this.filling;
  }

  get count(): number {
    return [...this.shelves.values()].reduce((sum, shelf) => sum + shelf.slots.length, 0);
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([this.filling, this.replacing]);
    for (const shelf of this.shelves.values()) {
      await Promise.all(shelf.returning);
      for (const slot of shelf.slots.splice(0)) this.pool.retire(slot);
    }
  }

  private shelfOf(kind: WaitingKind): Shelf {
    const known = this.shelves.get(kind.key);
    if (known) return known;
    const shelf: Shelf = { kind, slots: [], wanted: 1, lent: 0, returning: new Set(), lastTaken: Date.now() };
    this.shelves.set(kind.key, shelf);
    return shelf;
  }

  private endLoan(slot: Slot): void {
    const shelf = this.lent.get(slot);
    this.lent.delete(slot);
    if (shelf) shelf.lent -= 1;
  }

  private async restore(slot: Slot, shelf: Shelf): Promise<void> {
    const loans = (this.loans.get(slot) ?? 0) + 1;
    this.loans.set(slot, loans);
    const mayServe = slot.usable && loans < MOST_LOANS;
    const reset = mayServe && (await shelf.kind.reset?.(slot).catch(() => false));
    this.endLoan(slot);
    if (reset && !this.closed && shelf.slots.length < this.bounds.mostOfAKind) shelf.slots.push(slot);
    else this.pool.retire(slot);
  }

  /** Boots another one although the worker is busy, in the CPU time that is left: programs that break theirs cost others none. */
  private replace(shelf: Shelf): void {
    const { slots, lent, wanted, kind } = shelf;
    const missing = slots.length < KEPT_FOR_OTHERS && slots.length + lent < wanted;
    if (!missing || this.pending || this.replacing || this.closed || !this.makeRoom(shelf)) return;
    const share = new CpuShare();
    share.givesWay = true;
    this.replacing = share
      .run(() => this.boot(kind))
      .then(
        (slot) => void shelf.slots.push(slot),
        () => undefined,
      )
      .finally(() => (this.replacing = undefined));
  }

  private async fill(): Promise<void> {
    await this.replacing;
    for (const shelf of this.shelves.values()) {
      if (Date.now() - shelf.lastTaken > FORGET_AFTER_MS) {
        this.shelves.delete(shelf.kind.key);
        for (const slot of shelf.slots) this.pool.retire(slot);
        continue;
      }
      while (shelf.slots.length + shelf.lent < shelf.wanted && this.isIdle() && !this.closed) {
        if (!this.makeRoom(shelf)) break;
        // A failed boot is ignored here: a caller that needs the sandbox boots it again and gets the error.
        const slot = await this.boot(shelf.kind).catch(() => undefined);
        if (!slot) return;
        shelf.slots.push(slot);
      }
    }
  }

  /** Ends sandboxes of kinds that were asked for longer ago. @returns whether one more of this kind may wait. */
  private makeRoom({ kind, lastTaken }: Shelf): boolean {
    while (this.heldMegabytes() + kind.megabytes > this.bounds.megabytes) {
      const older = [...this.shelves.values()].filter(
        (other) => other.slots.length > 0 && other.lastTaken < lastTaken,
      );
      const oldest = older.sort((a, b) => a.lastTaken - b.lastTaken)[0];
      const slot = oldest?.slots.pop();
      if (!slot) return false;
      this.pool.retire(slot);
    }
    return true;
  }

  private heldMegabytes(): number {
    return [...this.shelves.values()].reduce(
      (sum, { kind, slots, lent }) => sum + kind.megabytes * (slots.length + lent),
      0,
    );
  }

  private async boot(kind: WaitingKind): Promise<Slot> {
    return (await this.pool.begin((slot) => kind.boot(slot))).slot;
  }
}
