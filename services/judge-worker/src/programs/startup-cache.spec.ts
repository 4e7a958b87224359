import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findLanguages } from '../languages/registry.js';
import { createProgramFactory } from './program-factory.js';
import { StartupCache } from './startup-cache.js';

const TIMES = { plainMs: 12.5, waitingMs: 3, forkedMs: 1 };
let cacheDir = '';
beforeEach(() => (cacheDir = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-startup-'))));
afterEach(() => fs.rmSync(cacheDir, { recursive: true, force: true }));

const files = (): string[] => fs.readdirSync(cacheDir).map((name) => path.join(cacheDir, name));

it('keeps what was measured, for one toolchain and one kind of isolation', () => {
  new StartupCache(cacheDir, 'root').put('Python 3.11', TIMES);
  expect(new StartupCache(cacheDir, 'root').get('Python 3.11')).toEqual(TIMES);
  expect(new StartupCache(cacheDir, 'root').get('Python 3.12')).toBeUndefined();
  expect(new StartupCache(cacheDir, 'user').get('Python 3.11')).toBeUndefined();
});

it.each(['{"plainMs":', '{"plainMs":-1,"waitingMs":3,"forkedMs":1}', '[]'])(
  'knows nothing where the file holds %s',
  (text) => {
    const cache = new StartupCache(cacheDir, 'root');
    cache.put('Python 3.11', TIMES);
    for (const file of files()) fs.writeFileSync(file, text);
    expect(cache.get('Python 3.11')).toBeUndefined();
  },
);

it('goes on where nothing can be written', () => {
  fs.writeFileSync(path.join(cacheDir, 'file'), '');
  const cache = new StartupCache(path.join(cacheDir, 'file', 'folder'), 'root');
  cache.put('Python 3.11', TIMES);
  expect(cache.get('Python 3.11')).toBeUndefined();
});

it('takes the least of what was measured before and now', async () => {
  const [python] = await findLanguages(['PYTHON']);
  if (!python) throw new Error('no Python');
  const started = async (): Promise<Record<string, number>> => {
    const factory = await createProgramFactory({ slots: 1, cacheDir, selfTest: null, languages: ['PYTHON'] });
    try {
      const tier = factory.health().tier;
      const cache = new StartupCache(path.join(cacheDir, 'startup-times'), tier);
      const shown = JSON.parse(factory.environment('PYTHON')['startup'] ?? '{}') as Record<string, number>;
      expect(cache.get(python.version)).toEqual(shown);
      cache.put(python.version, { plainMs: 0.001, waitingMs: 0, forkedMs: 60_000 });
      return shown;
    } finally {
      await factory.close();
    }
  };
  const first = await started();
  const second = await started();
  expect(first['plainMs']).toBeGreaterThan(0.001);
  expect(second['plainMs']).toBe(0.001);
  expect(second['forkedMs']).toBeLessThan(60_000);
});
