import fs from 'node:fs';
import type { GroupFolders } from './control-groups.js';
import type { CpuShare } from './cpu-share.js';
import { groupMsOf } from './quiet-share.js';

/** A slot that gives way and gets less than a tenth of a core in one second has an ordinary share for a while. */
const LOOK_EVERY_MS = 1_000;
const STARVED_MS = 100;
const LOAN_MS = 250;

/** Makes the programs of one slot give way, where the kernel has idle groups. */
export class SlotShare {
  private idle = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly groups: Pick<GroupFolders, 'version' | 'cpu' | 'idle'>,
    private readonly times = { lookEveryMs: LOOK_EVERY_MS, loanMs: LOAN_MS },
  ) {}

  /** Follows a share, or takes an ordinary one. @returns what ends it; the programs keep the share that they have then. */
  begin(share: CpuShare | undefined): () => void {
    const unfollow = share?.follow((givesWay) => this.change(givesWay));
    this.change(share?.givesWay ?? false);
    return () => {
      clearTimeout(this.timer);
      unfollow?.();
    };
  }

  private change(givesWay: boolean): void {
    clearTimeout(this.timer);
    this.write(givesWay);
    if (givesWay && this.idle) this.look(this.usedMs());
  }

  private look(usedBeforeMs: number): void {
    this.timer = setTimeout(() => {
      const usedMs = this.usedMs();
      if (usedMs - usedBeforeMs < STARVED_MS) this.lend();
      else this.look(usedMs);
    }, this.times.lookEveryMs);
  }

  private lend(): void {
    this.write(false);
    this.timer = setTimeout(() => this.change(true), this.times.loanMs);
  }

  private write(idle: boolean): void {
    if (this.groups.idle === '' || this.idle === idle) return;
    try {
      fs.writeFileSync(this.groups.idle, idle ? '1' : '0');
      this.idle = idle;
    } catch {
      // The group is gone with its slot, or the kernel refuses. The programs keep the share that they have.
    }
  }

  private usedMs(): number {
    const { version, cpu } = this.groups;
    try {
      return groupMsOf({ version: version === 1 ? 1 : 2, usage: cpu });
    } catch {
      return 0;
    }
  }
}
