import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { EditorLanguage } from '@evident/contracts';
import { COMPLEXITY_CLASSES } from '@evident/ai/evidence/complexity-class';
import { z } from 'zod';
import { BUILD_FOLDER } from '../judging/folders.js';
import { REPOSITORY } from '../launcher/settings.js';

const MeasuredReference = z.object({
  language: EditorLanguage,
  /** Null when the declared complexity is none of the measured classes. */
  declared: z.enum(COMPLEXITY_CLASSES).nullable(),
  /** Null when the measurement was inconclusive. */
  found: z.enum(COMPLEXITY_CLASSES).nullable(),
});
export type MeasuredReference = z.infer<typeof MeasuredReference>;

const MeasuredGrowth = z.object({ references: z.array(MeasuredReference) });
export type MeasuredGrowth = z.infer<typeof MeasuredGrowth>;

const Kept = z.object({ key: z.string(), measured: MeasuredGrowth });
const FOLDER = path.join(BUILD_FOLDER, 'growth');
/** The code that decides a measured class, besides the package. */
const DECIDING = [
  'services/ai/resources',
  'services/ai/src/evidence',
  ...['batches', 'counters', 'growth', 'inputs', 'rewriting'].map(
    (room) => `services/ai/src/measure/${room}`,
  ),
];
const DECIDING_CHECK = [
  'infra/src/catalogue-tools/declared-class.ts',
  'infra/src/catalogue-tools/growth-check.ts',
];

/** Keeps how a package's references grow, under the package's revision and the hash of the measuring code. */
export class GrowthCache {
  private constructor(private readonly code: string) {}

  static async open(): Promise<GrowthCache> {
    await fs.mkdir(FOLDER, { recursive: true });
    return new GrowthCache(await hashOfCode());
  }

  /** @returns null when this revision was not measured. */
  async get(slug: string, revision: string): Promise<MeasuredGrowth | null> {
    try {
      const kept = Kept.parse(JSON.parse(await fs.readFile(this.fileOf(slug), 'utf8')));
      return kept.key === this.keyOf(revision) ? kept.measured : null;
    } catch {
      return null;
    }
  }

  async put(slug: string, revision: string, measured: MeasuredGrowth): Promise<void> {
    await fs.writeFile(this.fileOf(slug), JSON.stringify({ key: this.keyOf(revision), measured }));
  }

  private keyOf(revision: string): string {
    return `${revision}-${this.code}`;
  }

  private fileOf(slug: string): string {
    return path.join(FOLDER, `${slug}.json`);
  }
}

async function hashOfCode(): Promise<string> {
  const hash = createHash('sha256');
  const files = [...DECIDING_CHECK];
  for (const folder of DECIDING)
    for (const entry of await fs.readdir(path.join(REPOSITORY, folder), { withFileTypes: true }))
      if (entry.isFile() && !entry.name.endsWith('.spec.ts')) files.push(path.join(folder, entry.name));
  files.sort();
  for (const file of files) hash.update(await fs.readFile(path.join(REPOSITORY, file)));
  return hash.digest('hex').slice(0, 16);
}
