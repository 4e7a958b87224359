import type { Slot } from './slot.js';
import type { SlotPool } from './slot-pool.js';

/** A kind of booted sandbox: how many are to wait and how one is booted. */
export interface WaitingKind {
  key: string;
  boot(slot: Slot): Promise<void>;
}

interface Shelf {
  kind: WaitingKind;
  slots: Slot[];
  wanted: number;
  lastTaken: number;
}

/** A kind that nobody asked for in so long is kept no more. */
const FORGET_AFTER_MS = 10 * 60_000;

/**
 * Booted sandboxes that wait for work, so that a learner does not wait for a start-up. They are booted while the worker has
 * nothing else to do; how many of a kind follows from how often one was missing.
 */
export class WaitingSandboxes {
  private readonly shelves = new Map<string, Shelf>();
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
    const shelf = this.shelves.get(kind.key) ?? { kind, slots: [], wanted: 1, lastTaken: now };
    this.shelves.set(kind.key, shelf);
    shelf.kind = kind;
    shelf.lastTaken = now;
    for (let slot = shelf.slots.pop(); slot; slot = shelf.slots.pop()) {
      if (slot.usable) return slot;
      this.pool.give(slot);
    }
    if (shelf.wanted < this.most && !this.isIdle()) shelf.wanted += 1;
    return undefined;
  }

  /** Makes one of the kind wait although none was asked for yet. */
  expect(kind: WaitingKind): void {
    if (!this.shelves.has(kind.key))
      this.shelves.set(kind.key, { kind, slots: [], wanted: 1, lastTaken: Date.now() });
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
    for (const shelf of this.shelves.values())
      for (const slot of shelf.slots.splice(0)) this.pool.retire(slot);
  }

  private async fill(): Promise<void> {
    for (const shelf of this.shelves.values()) {
      if (Date.now() - shelf.lastTaken > FORGET_AFTER_MS) {
        this.shelves.delete(shelf.kind.key);
        for (const slot of shelf.slots) this.pool.retire(slot);
        continue;
      }
      while (shelf.slots.length < shelf.wanted && this.isIdle() && !this.closed) {
        const slot = await this.bootOne(shelf.kind);
        if (!slot) return;
        shelf.slots.push(slot);
      }
    }
  }

  /** A sandbox that does not boot is no loss here: whoever needs one starts it in the plain way and meets the error there. */
  private async bootOne(kind: WaitingKind): Promise<Slot | undefined> {
    const slot = await this.pool.take().catch(() => undefined);
    if (!slot) return undefined;
    try {
      await kind.boot(slot);
      return slot;
    } catch {
      this.pool.give(slot);
      return undefined;
    }
  }
}
