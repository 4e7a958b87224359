import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { readPackage } from '@evident/catalogue';
import { BUILD_FOLDER } from '../judging/folders.js';
import { REPOSITORY } from '../launcher/settings.js';
import type { Depth } from './solution-checks.js';
import type { Verification } from './verify-package.js';

/** The code that decides a verification, besides the package: it reads, judges and compares. */
const DECIDING: readonly { folder: string; names?: readonly string[] }[] = [
  {
    folder: 'infra/src/catalogue-tools',
    names: [
      'brute-check',
      'package-under-test',
      'python-batch',
      'solution-checks',
      'static-checks',
      'verify-package',
    ],
  },
  { folder: 'infra/src/judging', names: ['judge'] },
  { folder: 'services/judge-worker/src/checkers' },
  { folder: 'services/judge-worker/src/judging' },
  { folder: 'services/judge-worker/src/languages' },
  { folder: 'services/judge-worker/src/programs', names: ['outcome'] },
  {
    folder: 'packages/catalogue/src',
    names: ['generator-random', 'package-parser', 'package-tests'],
  },
];

async function decidingFiles(): Promise<string[]> {
  const files: string[] = [];
  for (const { folder, names } of DECIDING) {
    const chosen = names?.map((name) => `${name}.ts`) ?? (await fs.readdir(path.join(REPOSITORY, folder)));
    const code = chosen.filter((name) => /(?<!\.spec)\.ts$/.test(name)).sort();
    files.push(...code.map((name) => path.join(REPOSITORY, folder, name)));
  }
  return files;
}

async function hashOfCode(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await decidingFiles()) hash.update(await fs.readFile(file));
  return hash.digest('hex');
}

/** Keeps green verifications under a hash of the package and of the deciding code. */
export class VerificationCache {
  private constructor(private readonly code: string) {}

  static async open(): Promise<VerificationCache> {
    await fs.mkdir(path.join(BUILD_FOLDER, 'verified'), { recursive: true });
    return new VerificationCache(await hashOfCode());
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
    if (key === null || verification.defects.length > 0)
      return fs.rm(this.fileOf(verification.slug), { force: true });
    await fs.writeFile(this.fileOf(verification.slug), JSON.stringify({ key, verification }));
  }

  private fileOf(slug: string): string {
    return path.join(BUILD_FOLDER, 'verified', `${slug}.json`);
  }

  private keyOf(slug: string): string | null {
    try {
      const { contentHash } = readPackage(slug);
      return `${contentHash}-${this.code}`;
    } catch {
      return null;
    }
  }
}
