import { OFFERED_MODULES } from '@evident/contracts';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bind, LIBRARY_TRIPLET, link, type RootEntry } from '../sandbox/exposures.js';

/** Where Debian puts packages of Python. */
const DEBIAN_PACKAGES = '/usr/lib/python3/dist-packages';
const { resolve } = createRequire(import.meta.url);

/** Node looks for packages in this folder of the sandbox, whether a program requires or imports them. */
export const javascriptModules = (): RootEntry[] =>
  OFFERED_MODULES.JAVASCRIPT.map(({ name }) =>
    bind(path.dirname(resolve(`${name}/package.json`)), `/node_modules/${name}`),
  );

/**
 * Links to the libraries of numpy, which Debian chooses among several packages by links outside of the library folder.
 * The plain ones start no threads, so they keep to the processes and the one core that a program has.
 */
const NUMPY_LIBRARIES = ['blas', 'lapack'].map((name) =>
  link(
    `/usr/lib/${LIBRARY_TRIPLET}/${name}/lib${name}.so.3`,
    `/etc/alternatives/lib${name}.so.3-${LIBRARY_TRIPLET}`,
  ),
);

/** What a package needs beside its folder. */
const NEEDED: Readonly<Record<string, readonly RootEntry[]>> = { numpy: NUMPY_LIBRARIES };

/**
 * The packages of this machine that a Python program may import. They stand where every interpreter looks for its own
 * library in a ZIP file, because the fork server runs without `site` and therefore has no folder for packages.
 * @param minor such as `3.11`
 */
export function pythonModules(minor: string): RootEntry[] {
  const zip = `/usr/lib/python${minor.replace('.', '')}.zip`;
  return OFFERED_MODULES.PYTHON.map(({ name }) => [
    bind(path.join(DEBIAN_PACKAGES, name), `${zip}/${name}`),
    ...(NEEDED[name] ?? []),
  ])
    .filter((entries) => entries.every(({ source }) => fs.existsSync(source)))
    .flat();
}
