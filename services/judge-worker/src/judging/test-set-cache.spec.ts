import type { StoredTest } from '@evident/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { caseBytes } from './case-bytes.js';
import { TestSetCache } from './test-set-cache.js';

let folder: string;
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'evident-test-sets-'));
});
afterEach(() => fs.rm(folder, { recursive: true, force: true }));

const setOf = (hash: string, bytes = 10): StoredTest[] => [
  { id: hash, input: 'x'.repeat(bytes), answer: '1', hidden: true },
];

function cache(limits: { maxDiskBytes?: number; maxMemoryBytes?: number } = {}, bytes = 10) {
  const fetched: string[] = [];
  const made = new TestSetCache({
    folder,
    maxDiskBytes: limits.maxDiskBytes ?? 1_000_000,
    maxMemoryBytes: limits.maxMemoryBytes ?? 1_000_000,
    fetch: (hash) => {
      fetched.push(hash);
      return Promise.resolve(setOf(hash, bytes));
    },
  });
  return { made, fetched };
}

describe('TestSetCache', () => {
  it('fetches a set once, also for the next process', async () => {
    const { made, fetched } = cache();
    await Promise.all([made.get('a'), made.get('a')]);
    expect(await made.get('a')).toEqual(setOf('a').map(caseBytes));
    expect(fetched).toEqual(['a']);
    const next = cache();
    expect(await next.made.get('a')).toEqual(setOf('a').map(caseBytes));
    expect(next.fetched).toEqual([]);
  });

  it('fetches a set again when its file is damaged', async () => {
    await cache().made.get('a');
    const [name] = await fs.readdir(folder);
    const file = path.join(folder, name ?? '');
    await fs.writeFile(file, (await fs.readFile(file, 'utf8')).replace('"1"', '"2"'));
    const { made, fetched } = cache();
    expect(await made.get('a')).toEqual(setOf('a').map(caseBytes));
    expect(fetched).toEqual(['a']);
  });

  it('fetches a set again after a failed fetch', async () => {
    let up = false;
    const made = new TestSetCache({
      folder,
      maxDiskBytes: 1_000_000,
      maxMemoryBytes: 1_000_000,
      fetch: (hash) => (up ? Promise.resolve(setOf(hash)) : Promise.reject(new Error('down'))),
    });
    await expect(made.get('a')).rejects.toThrow('down');
    up = true;
    await expect(made.get('a')).resolves.toEqual(setOf('a').map(caseBytes));
  });

  it('stays within its bounds by removing the sets used longest ago', async () => {
    const { made, fetched } = cache({ maxDiskBytes: 3_000, maxMemoryBytes: 0 }, 1_000);
    for (const [age, hash] of ['a', 'b'].entries()) {
      await made.get(hash);
      for (const name of await fs.readdir(folder)) {
        const file = path.join(folder, name);
        const { mtimeMs } = await fs.stat(file);
        if (mtimeMs > Date.now() - 1_000) await fs.utimes(file, 100 + age, 100 + age);
      }
    }
    await made.get('a');
    await made.get('c');
    expect(await fs.readdir(folder)).toHaveLength(2);
    await made.get('a');
    await made.get('b');
    expect(fetched).toEqual(['a', 'b', 'c', 'b']);
  });

  it('does not use a hash as a path', async () => {
    await cache().made.get('../../escape');
    expect(await fs.readdir(folder)).toHaveLength(1);
  });
});
