import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ArtefactCache } from './artefact-cache.js';
import type { Compilation } from '../languages/language.js';

let folder: string;

beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-cache-'))));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const compiled = (size: number): Compilation => ({
  ok: true,
  artefact: {
    files: [{ name: 'main', mode: 0o555, content: Buffer.alloc(size, 7) }],
    compileOutput: 'w',
    entry: 'Main',
  },
});

it('returns the compilation that was put, byte for byte', async () => {
  const cache = new ArtefactCache(folder);
  await cache.put('aa11', compiled(1000));
  await cache.put('bb22', { ok: false, output: 'error' });
  expect(await cache.get('aa11')).toEqual(compiled(1000));
  expect(await cache.get('bb22')).toEqual({ ok: false, output: 'error' });
  expect(await cache.get('cc33')).toBeUndefined();
});

it('tells sources, toolchains and languages apart', () => {
  const keys = [
    ArtefactCache.key('JAVA', '17', 'a'),
    ArtefactCache.key('JAVA', '17', 'b'),
    ArtefactCache.key('JAVA', '21', 'a'),
    ArtefactCache.key('CPP', '17', 'a'),
  ];
  expect(new Set(keys).size).toBe(4);
});

it('treats a damaged entry as missing', async () => {
  const cache = new ArtefactCache(folder);
  await cache.put('aa11', compiled(10));
  fs.writeFileSync(path.join(folder, 'aa', 'aa11.json'), '{"ok":tr');
  expect(await cache.get('aa11')).toBeUndefined();
});

it('removes the entries used longest ago when it grows too large', async () => {
  const cache = new ArtefactCache(folder, 3500);
  await cache.put('aa11', compiled(1000));
  await cache.put('bb22', compiled(1000));
  fs.utimesSync(path.join(folder, 'bb', 'bb22.json'), 1, 1);
  await cache.put('cc33', compiled(1000));
  expect(await cache.get('bb22')).toBeUndefined();
  expect(await cache.get('aa11')).toBeDefined();
});

it('keeps its size at each write', async () => {
  const cache = new ArtefactCache(folder, 20_000);
  for (let entry = 0; entry < 30; entry += 1) {
    await Promise.all([1, 2].map((part) => cache.put(`e${entry}p${part}`, compiled(3000))));
    const sizes = fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((found) => found.isFile())
      .map((found) => fs.statSync(path.join(found.parentPath, found.name)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(20_000);
    expect(sizes.length).toBeGreaterThan(0);
  }
});

it('does not keep an entry that is larger than the folder', async () => {
  const cache = new ArtefactCache(folder, 2000);
  await cache.put('aa11', compiled(100));
  await cache.put('bb22', compiled(5000));
  expect(await cache.get('bb22')).toBeUndefined();
  expect(await cache.get('aa11')).toBeDefined();
});
