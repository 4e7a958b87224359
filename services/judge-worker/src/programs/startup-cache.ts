import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { fingerprint, NATIVE_FOLDER } from '../sandbox/build-native.js';
import type { StartupTimes } from './calibration.js';

const Times = z.object({
  plainMs: z.number().nonnegative(),
  waitingMs: z.number().nonnegative(),
  forkedMs: z.number().nonnegative(),
});

const BOOT_ID = '/proc/sys/kernel/random/boot_id';

function nativeFiles(): string[] {
  return fs
    .readdirSync(NATIVE_FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort();
}

/** The start-up times that the workers of this machine have measured since it was booted, for one toolchain each. */
export class StartupCache {
  private readonly edition: string;

  /** @param tier the kind of isolation, which is part of the costs */
  constructor(
    private readonly folder: string,
    tier: string,
  ) {
    const bootId = fs.existsSync(BOOT_ID) ? fs.readFileSync(BOOT_ID, 'utf8') : String(process.pid);
    this.edition = fingerprint(nativeFiles(), process.version, tier, bootId);
  }

  /** @returns undefined when nothing was measured, or what is kept cannot be read */
  get(toolchain: string): StartupTimes | undefined {
    try {
      return Times.parse(JSON.parse(fs.readFileSync(this.fileOf(toolchain), 'utf8')));
    } catch {
      return undefined;
    }
  }

  /** Never throws: when the disk is full, the next worker measures again. */
  put(toolchain: string, times: StartupTimes): void {
    const file = this.fileOf(toolchain);
    const unfinished = `${file}.${process.pid}`;
    try {
      fs.mkdirSync(this.folder, { recursive: true, mode: 0o700 });
      fs.writeFileSync(unfinished, JSON.stringify(times));
      fs.renameSync(unfinished, file);
    } catch {
      if (fs.existsSync(unfinished)) fs.rmSync(unfinished);
    }
  }

  private fileOf(toolchain: string): string {
    return path.join(this.folder, `${fingerprint([], this.edition, toolchain)}.json`);
  }
}
