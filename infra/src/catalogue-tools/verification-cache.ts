import fs from 'node:fs/promises';
import path from 'node:path';
import { readPackage } from '@evident/catalogue';
import { BUILD_FOLDER } from '../judging/folders.js';
import type { Depth } from './solution-checks.js';
import { keyOf } from './verified-record.js';
import { isGreen, type Verification } from './verify-package.js';

/** Keeps this machine's green verifications under a hash of the package, of the deciding code and of the tools. */
export class VerificationCache {
  private constructor(
    private readonly code: string,
    private readonly toolchain: string,
  ) {}

  static async open(code: string, toolchain: string): Promise<VerificationCache> {
    await fs.mkdir(path.join(BUILD_FOLDER, 'verified'), { recursive: true });
    return new VerificationCache(code, toolchain);
  }

  /** @returns null when this content was not verified. A full verification counts as a quick one. */
  async get(slug: string, depth: Depth): Promise<Verification | null> {
    const key = this.keyOf(slug);
    if (key === null) return null;
    try {
      const kept = JSON.parse(await fs.readFile(this.fileOf(slug), 'utf8')) as {
        key: string;
        verification: Verification;
      };
      const deepEnough = kept.verification.depth === 'full' || depth === 'quick';
      return kept.key === key && deepEnough ? kept.verification : null;
    } catch {
      return null;
    }
  }

  /** Keeps a green result and forgets any other. */
  async put(verification: Verification): Promise<void> {
    const key = this.keyOf(verification.slug);
    if (key === null || !isGreen(verification)) return fs.rm(this.fileOf(verification.slug), { force: true });
    await fs.writeFile(this.fileOf(verification.slug), JSON.stringify({ key, verification }));
  }

  private fileOf(slug: string): string {
    return path.join(BUILD_FOLDER, 'verified', `${slug}.json`);
  }

  private keyOf(slug: string): string | null {
    try {
      return `${keyOf(readPackage(slug).contentHash, this.code)} ${this.toolchain}`;
    } catch {
      return null;
    }
  }
}
