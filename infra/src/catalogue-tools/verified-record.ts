import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { versionOf } from '@evident/judge-worker/languages/toolchain';
import { z } from 'zod';
import { REPOSITORY } from '../launcher/settings.js';
import type { Depth } from './solution-checks.js';

const FILE = path.join(REPOSITORY, 'packages/catalogue/verified.json');
/** Packages that a machine with other tools judges again in each run. */
const SAMPLE = 3;
const DAY_MS = 86_400_000;

const Entry = z.object({ key: z.string(), depth: z.enum(['quick', 'full']) });
const VerifiedRecord = z.object({ toolchain: z.string(), packages: z.record(z.string(), Entry) });
export type VerifiedRecord = z.infer<typeof VerifiedRecord>;

/** The versions of the programs that run solutions. */
export async function toolchainOf(): Promise<string> {
  const versions = await Promise.all([versionOf('python3'), versionOf('javac'), versionOf('gcc')]);
  return [`node ${process.version}`, ...versions].map((version) => version ?? 'missing').join(', ');
}

/** A package's content and the code that decides about it, in one hash. */
export const keyOf = (contentHash: string, code: string): string =>
  createHash('sha256').update(`${contentHash} ${code}`).digest('hex').slice(0, 32);

/** @returns null when no record is committed, or it cannot be read. */
export async function readRecord(file = FILE): Promise<VerifiedRecord | null> {
  try {
    return VerifiedRecord.parse(JSON.parse(await fs.readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

/** What this machine knows now of a package. */
export interface Subject {
  slug: string;
  key: string;
}

/**
 * The packages whose recorded verification holds. With other tools than the record's, a few of them are judged again,
 * others each day.
 */
export function stillVerified(
  record: VerifiedRecord | null,
  subjects: readonly Subject[],
  toolchain: string,
  now = Date.now(),
): Set<string> {
  const holds = subjects
    .filter(({ slug, key }) => record?.packages[slug]?.key === key)
    .map(({ slug }) => slug);
  if (record?.toolchain === toolchain || holds.length === 0) return new Set(holds);
  const first = (Math.floor(now / DAY_MS) * SAMPLE) % holds.length;
  const sample = new Set(Array.from({ length: SAMPLE }, (_, at) => holds[(first + at) % holds.length]));
  return new Set(holds.filter((slug) => !sample.has(slug)));
}

/**
 * The record after some packages were verified with these tools. Entries that other tools wrote, and of packages that
 * are gone or have changed, are dropped.
 */
export function updatedRecord(
  before: VerifiedRecord | null,
  subjects: readonly Subject[],
  green: ReadonlyMap<string, Depth>,
  toolchain: string,
): VerifiedRecord {
  const old = before?.toolchain === toolchain ? before.packages : {};
  const packages: VerifiedRecord['packages'] = {};
  for (const { slug, key } of subjects) {
    const depth = green.get(slug);
    const kept = old[slug]?.key === key ? old[slug] : undefined;
    if (depth !== undefined && kept?.depth !== 'full') packages[slug] = { key, depth };
    else if (kept) packages[slug] = kept;
  }
  return { toolchain, packages };
}

export async function writeRecord(record: VerifiedRecord, file = FILE): Promise<void> {
  const packages = Object.fromEntries(
    Object.entries(record.packages).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  await fs.writeFile(file, `${JSON.stringify({ ...record, packages }, null, 2)}\n`);
}
