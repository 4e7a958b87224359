import { OFFERED_MODULES } from '@evident/contracts';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bind, type RootEntry } from '../sandbox/exposures.js';

/** Where Debian puts packages of Python. */
const DEBIAN_PACKAGES = '/usr/lib/python3/dist-packages';
const { resolve } = createRequire(import.meta.url);

/** Node looks for packages in this folder of the sandbox, whether a program requires or imports them. */
export const javascriptModules = (): RootEntry[] =>
  OFFERED_MODULES.JAVASCRIPT.map(({ name }) =>
    bind(path.dirname(resolve(`${name}/package.json`)), `/node_modules/${name}`),
  );

/**
 * The packages of this machine that a Python program may import. They stand where every interpreter looks for its own
 * library in a ZIP file, because the fork server runs without `site` and therefore has no folder for packages.
 * @param minor such as `3.11`
 */
export const pythonModules = (minor: string): RootEntry[] =>
  OFFERED_MODULES.PYTHON.map(({ name }) => ({ name, folder: path.join(DEBIAN_PACKAGES, name) }))
    .filter(({ folder }) => fs.existsSync(folder))
    .map(({ name, folder }) => bind(folder, `/usr/lib/python${minor.replace('.', '')}.zip/${name}`));
