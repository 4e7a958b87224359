import { StoredTest } from '@evident/contracts';
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { caseBytes, type CaseBytes } from './case-bytes.js';

const ENDING = '.json';
const DIGEST_CHARACTERS = 64;
const Tests = z.array(StoredTest);

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

interface Kept {
  tests: readonly CaseBytes[];
  bytes: number;
}

interface TestSetCacheOptions {
  folder: string;
  /** Size of the folder. The sets used longest ago are removed first. */
  maxDiskBytes: number;
  maxMemoryBytes: number;
  /** @param ticket proves that this worker was given the set. */
  fetch: (hash: string, ticket?: string) => Promise<StoredTest[]>;
}

/**
 * Test sets by their content hash, on disk and in memory. A cached set is never stale, because a set's content never
 * changes. A damaged file counts as absent.
 */
export class TestSetCache {
  private readonly memory = new Map<string, Kept>();
  private memoryBytes = 0;
  private readonly fetching = new Map<string, Promise<readonly CaseBytes[]>>();

  constructor(private readonly options: TestSetCacheOptions) {}

  async get(hash: string, ticket?: string): Promise<readonly CaseBytes[]> {
    const kept = this.memory.get(hash);
    if (kept) {
      this.memory.delete(hash);
      this.memory.set(hash, kept);
      return kept.tests;
    }
    const pending = this.fetching.get(hash);
    if (pending) return pending;
    const loading = this.load(hash, ticket).finally(() => this.fetching.delete(hash));
    this.fetching.set(hash, loading);
    return loading;
  }

  private async load(hash: string, ticket?: string): Promise<readonly CaseBytes[]> {
    const file = path.join(this.options.folder, `${digestOf(hash)}${ENDING}`);
    const text = await this.read(file);
    if (text !== null) return this.remember(hash, Tests.parse(JSON.parse(text)), text.length);
    const tests = await this.options.fetch(hash, ticket);
    const fresh = JSON.stringify(tests);
    await this.write(file, fresh);
    return this.remember(hash, tests, fresh.length);
  }

  /** @returns null when the file is absent or damaged. */
  private async read(file: string): Promise<string | null> {
    try {
      const whole = await fs.readFile(file, 'utf8');
      const text = whole.slice(DIGEST_CHARACTERS);
      if (digestOf(text) !== whole.slice(0, DIGEST_CHARACTERS)) return null;
      const now = new Date();
      await fs.utimes(file, now, now);
      return text;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  private async write(file: string, text: string): Promise<void> {
    await fs.mkdir(this.options.folder, { recursive: true, mode: 0o700 });
    const part = `${file}.${randomUUID()}.part`;
    await fs.writeFile(part, digestOf(text) + text, { mode: 0o600 });
    await fs.rename(part, file);
    await this.shrinkDisk();
  }

  private async shrinkDisk(): Promise<void> {
    const names = await fs.readdir(this.options.folder);
    const files = await Promise.all(
      names.map(async (name) => {
        const file = path.join(this.options.folder, name);
        // Another worker that shares the folder may have removed the file.
        const stat = await fs.stat(file).catch(() => null);
        return { file, bytes: stat?.size ?? 0, usedAt: stat?.mtimeMs ?? 0 };
      }),
    );
    files.sort((a, b) => b.usedAt - a.usedAt);
    let bytes = 0;
    for (const { file, bytes: size } of files) {
      bytes += size;
      if (bytes > this.options.maxDiskBytes) await fs.rm(file, { force: true });
    }
  }

  private remember(hash: string, stored: readonly StoredTest[], bytes: number): readonly CaseBytes[] {
    const tests = stored.map(caseBytes);
    if (bytes > this.options.maxMemoryBytes) return tests;
    this.memory.set(hash, { tests, bytes });
    this.memoryBytes += bytes;
    for (const [oldest, { bytes: freed }] of this.memory) {
      if (this.memoryBytes <= this.options.maxMemoryBytes) break;
      this.memory.delete(oldest);
      this.memoryBytes -= freed;
    }
    return tests;
  }
}
