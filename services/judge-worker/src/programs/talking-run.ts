import type { Slot, StartRequest } from '../sandbox/slot.js';
import type { SlotReport } from '../sandbox/slot-report.js';
import type { SlotPool } from '../sandbox/slot-pool.js';

/** One run of a program that talks, in a slot of its own. */
export class TalkingRun {
  /** @throws SandboxError, or the signal's reason when it aborts. */
  readonly report: Promise<SlotReport>;
  private slot: Slot | undefined;
  /** Everything that it was told. A new slot hears it again when the first was spent before the program began. */
  private readonly told: Buffer[] = [];
  private quits = false;

  constructor(
    pool: SlotPool,
    private readonly request: StartRequest,
    private readonly heard: (said: Buffer) => void,
    private readonly signal?: AbortSignal,
  ) {
    this.report = this.run(pool);
  }

  /** @param content empty: the end of its input */
  tell(content: Buffer): void {
    this.told.push(content);
    this.slot?.tell(content);
  }

  quit(): void {
    this.quits = true;
    this.slot?.quit();
  }

  private async run(pool: SlotPool): Promise<SlotReport> {
    const { slot, result } = await pool.begin((taken) => this.within(taken));
    pool.give(slot);
    return result;
  }

  private async within(slot: Slot): Promise<SlotReport> {
    const report = slot.talk(this.request, this.heard, this.signal);
    this.slot = slot;
    for (const content of this.told) slot.tell(content);
    if (this.quits) slot.quit();
    try {
      return await report;
    } finally {
      // Whatever comes later would reach the slot's next program.
      this.slot = undefined;
    }
  }
}
