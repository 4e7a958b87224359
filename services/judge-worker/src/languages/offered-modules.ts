import fs from 'node:fs';
import path from 'node:path';
import { NATIVE_FOLDER } from '../sandbox/build-native.js';
import { bind, type RootEntry } from '../sandbox/exposures.js';

const MODULES = path.join(NATIVE_FOLDER, 'modules');

/** Node looks for packages in this folder, whether a program requires or imports them. */
export const javascriptModules = (): RootEntry => bind(path.join(MODULES, 'javascript'), '/node_modules');

/**
 * The packages that a Python program may import, as one wheel. It stands where every interpreter looks for its own library
 * in a ZIP file, because the fork server runs without `site` and therefore has no folder for packages.
 * @param minor such as `3.11`
 */
export function pythonModules(minor: string): RootEntry {
  const folder = path.join(MODULES, 'python');
  const [wheel, ...others] = fs.readdirSync(folder).filter((name) => name.endsWith('.whl'));
  if (wheel === undefined || others.length > 0) throw new Error(`${folder} must hold one wheel`);
  return bind(path.join(folder, wheel), `/usr/lib/python${minor.replace('.', '')}.zip`);
}
