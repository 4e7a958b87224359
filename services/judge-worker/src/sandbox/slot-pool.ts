import { type ControlGroups, type GroupFolders, NO_GROUP } from './control-groups.js';
import { SandboxError, SpentSlotError } from './sandbox-error.js';
import { Slot, type SlotSettings } from './slot.js';

/** Keeps native slots for reuse. Starts a slot when none is idle, up to a bound. */
export class SlotPool {
  private readonly idle: Slot[] = [];
  private readonly members = new Map<Slot, GroupFolders>();
  private readonly removals = new Set<Promise<void>>();
  private closed = false;

  /** @param groups undefined in the tier of an ordinary user. */
  constructor(
    private readonly settings: SlotSettings,
    private readonly groups: ControlGroups | undefined,
    private readonly most: number,
  ) {}

  /** @throws SandboxError when a slot cannot be started, or when all slots are taken. */
  async take(): Promise<Slot> {
    if (this.closed) throw new SandboxError('The sandbox is closed.');
    for (let slot = this.idle.pop(); slot; slot = this.idle.pop()) {
      if (slot.usable) return slot;
      this.forget(this.discard(slot));
    }
    if (this.members.size >= this.most)
      throw new SandboxError(`All ${this.most} slots of the sandbox are taken.`);
    const group = this.groups?.open() ?? NO_GROUP;
    try {
      const slot = await Slot.start(this.settings, group);
      this.members.set(slot, group);
      if (this.closed) await this.discard(slot);
      return slot;
    } catch (error) {
      await this.groups?.close(group);
      throw error;
    }
  }

  /**
   * Lets a slot do some work, and a new one when the first is spent. The caller gives the slot back.
   * @throws SandboxError when the work failed. The slot has then been taken back.
   */
  async begin<T>(work: (slot: Slot) => Promise<T>): Promise<{ slot: Slot; result: T }> {
    for (;;) {
      const slot = await this.take();
      try {
        return { slot, result: await work(slot) };
      } catch (error) {
        this.give(slot);
        if (!(error instanceof SpentSlotError)) throw error;
      }
    }
  }

  /** Takes back a slot that holds no sandbox. A failed slot is removed. */
  give(slot: Slot): void {
    if (slot.usable && !this.closed) this.idle.push(slot);
    else this.forget(this.discard(slot));
  }

  /** Takes back a slot that still holds a sandbox: ends the sandbox and keeps the slot. */
  retire(slot: Slot): void {
    if (!slot.usable || this.closed) {
      this.give(slot);
      return;
    }
    this.forget(
      slot.stop().then(
        () => this.give(slot),
        () => this.discard(slot),
      ),
    );
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.members.keys()].map((slot) => this.discard(slot)));
    await Promise.all(this.removals);
  }

  private async discard(slot: Slot): Promise<void> {
    const group = this.members.get(slot);
    if (!group) return;
    this.members.delete(slot);
    await slot.destroy();
    await this.groups?.close(group);
  }

  private forget(removal: Promise<void>): void {
    const tracked = removal.finally(() => this.removals.delete(tracked));
    this.removals.add(tracked);
  }
}
