import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SIZE_MB = 700;
const MEGABYTE = 1024 * 1024;

/** A file system of its own for PostgreSQL, which a drill can fill. Only root may mount one. */
export class SmallDisk {
  private constructor(
    readonly folder: string,
    /** Why there is none; null when there is. */
    readonly missing: string | null,
  ) {}

  static mount(folder: string): SmallDisk {
    mkdirSync(folder, { mode: 0o755 });
    if (process.getuid?.() !== 0) return new SmallDisk(folder, 'only root may mount a small file system');
    const { status, stderr } = spawnSync(
      'mount',
      ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=755`, 'tmpfs', folder],
      { encoding: 'utf8' },
    );
    return new SmallDisk(
      folder,
      status === 0 ? null : `a small file system could not be mounted: ${stderr.trim()}`,
    );
  }

  /** Leaves no byte free. */
  fill(): void {
    const { bavail, bsize } = statfsSync(this.folder);
    const block = Buffer.alloc(MEGABYTE);
    for (let at = 0; at <= (bavail * bsize) / MEGABYTE; at += 1) {
      try {
        writeFileSync(this.ballast, block, { flag: 'a' });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return;
        throw error;
      }
    }
  }

  clear(): void {
    rmSync(this.ballast, { force: true });
  }

  unmount(): void {
    if (this.missing === null) spawnSync('umount', ['-l', this.folder]);
  }

  private get ballast(): string {
    return path.join(this.folder, 'ballast');
  }
}
