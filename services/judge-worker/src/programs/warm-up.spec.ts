import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findLanguages } from '../languages/registry.js';
import { ArtefactCache } from './artefact-cache.js';
import { createProgramFactory } from './program-factory.js';

it('tries a toolchain again that once did not compile the empty program', async () => {
  const cacheDir = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-warm-up-'));
  const [python] = await findLanguages(['PYTHON']);
  if (!python) throw new Error('no Python');
  const key = ArtefactCache.key('PYTHON', python.version, python.empty);
  const cache = new ArtefactCache(path.join(cacheDir, 'artefacts'));
  await cache.put(key, { ok: false, output: 'no space left on device' });
  const factory = await createProgramFactory({ slots: 1, cacheDir, selfTest: null, languages: ['PYTHON'] });
  try {
    expect(factory.health()).toMatchObject({ ready: true });
    expect(await cache.get(key)).toMatchObject({ ok: true });
  } finally {
    await factory.close();
    fs.rmSync(cacheDir, { recursive: true, force: true });
  }
});
