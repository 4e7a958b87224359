import type { Slot } from './slot.js';
import type { SlotPool } from './slot-pool.js';

/** A kind of booted sandbox. */
export interface WaitingKind {
  key: string;
  boot(slot: Slot): Promise<void>;
  /** For a kind that can serve again: makes it as it was after its boot. @returns false, or rejects, when it cannot. */
  reset?(slot: Slot): Promise<boolean>;
}

interface Shelf {
  kind: WaitingKind;
  slots: Slot[];
  wanted: number;
  /** Sandboxes that will come back. */
  lent: number;
  /** Resets under way. */
  returning: Set<Promise<void>>;
  lastTaken: number;
}

/** A kind that nobody asked for in so long is kept no more. */
const FORGET_AFTER_MS = 10 * 60_000;

/** A sandbox that serves again is replaced after so many turns, so that nothing can grow in it for ever. */
const MOST_TURNS = 200;

/**
 * Booted sandboxes that wait for work, so that a learner does not wait for a start-up. They are booted while the worker has
 * nothing else to do; how many of a kind follows from how often one was missing.
 */
export class WaitingSandboxes {
  private readonly shelves = new Map<string, Shelf>();
  private readonly lent = new Map<Slot, Shelf>();
  private readonly turns = new WeakMap<Slot, number>();
  private filling: Promise<void> = Promise.resolve();
  private pending = false;
  private closed = false;

  /** @param most of one kind; each holds some 10 (Python) to 60 (Java) MB. */
  constructor(
    private readonly pool: SlotPool,
    private readonly most: number,
    private readonly isIdle: () => boolean,
  ) {}

  /** @returns a booted sandbox, or undefined: the caller then starts one itself. The kind is kept ready from now on. */
  take(kind: WaitingKind, now = Date.now()): Slot | undefined {
    const shelf = this.shelfOf(kind);
    shelf.kind = kind;
    shelf.lastTaken = now;
    for (let slot = shelf.slots.pop(); slot; slot = shelf.slots.pop()) {
      if (slot.usable) return slot;
      this.pool.give(slot);
    }
    if (shelf.wanted < this.most && !this.isIdle()) shelf.wanted += 1;
    return undefined;
  }

  /**
   * A booted sandbox of a kind that can serve again; `giveBack` or `discard` ends the loan.
   * @throws SandboxError when none waits and none can be booted.
   */
  async lend(kind: WaitingKind): Promise<Slot> {
    const shelf = this.shelfOf(kind);
    // A reset takes a millisecond, a boot many.
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

  /** Resets a lent sandbox in the background and lets it wait again; one that cannot be reset is ended. */
  giveBack(slot: Slot): void {
    const shelf = this.lent.get(slot);
    if (!shelf) return this.pool.retire(slot);
    const returning = this.restore(slot, shelf).finally(() => shelf.returning.delete(returning));
    shelf.returning.add(returning);
  }

  /** Ends a lent sandbox. */
  discard(slot: Slot): void {
    this.endLoan(slot);
    this.pool.retire(slot);
  }

  /** Makes one of the kind wait although none was asked for yet. */
  expect(kind: WaitingKind): void {
    this.shelfOf(kind);
  }

  /** Boots what is missing, one after the other, and stops as soon as there is other work. */
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
    await this.filling;
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
    const turns = (this.turns.get(slot) ?? 0) + 1;
    this.turns.set(slot, turns);
    const mayServe = slot.usable && turns < MOST_TURNS;
    const reset = mayServe && (await shelf.kind.reset?.(slot).catch(() => false));
    this.endLoan(slot);
    if (reset && !this.closed && shelf.slots.length < this.most) shelf.slots.push(slot);
    else this.pool.retire(slot);
  }

  private async fill(): Promise<void> {
    for (const shelf of this.shelves.values()) {
      if (Date.now() - shelf.lastTaken > FORGET_AFTER_MS) {
        this.shelves.delete(shelf.kind.key);
        for (const slot of shelf.slots) this.pool.retire(slot);
        continue;
      }
      while (shelf.slots.length + shelf.lent < shelf.wanted && this.isIdle() && !this.closed) {
        // One that does not boot is no loss here: whoever needs one boots it then and meets the error.
        const slot = await this.boot(shelf.kind).catch(() => undefined);
        if (!slot) return;
        shelf.slots.push(slot);
      }
    }
  }

  private async boot(kind: WaitingKind): Promise<Slot> {
    const slot = await this.pool.take();
    try {
      await kind.boot(slot);
      return slot;
    } catch (error) {
      this.pool.give(slot);
      throw error;
    }
  }
}
