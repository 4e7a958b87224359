const { default: Runtime } = require('jest-runtime');
const { createRequire } = require('node:module');
const path = require('node:path');
const compileOnce = require('./compiled-once.cjs');
const SharedExports = require('./shared-exports.cjs');

const OWN = '@evident/';
/** Jest gives each file its own. */
const OF_JEST = new Set(['@jest/globals']);
const INSTALLED = `${path.sep}node_modules${path.sep}`;
const CIRCUS = `${INSTALLED}jest-circus${path.sep}`;

/** Schemas and constants, which nearly every file needs. */
const STATELESS = /[\\/]packages[\\/]contracts[\\/]src[\\/]/;
const stateless = new SharedExports((file) => STATELESS.test(file));

/** Packages by the folder that asks and the name it asks for; null for what is no installed package. */
const resolved = new Map();

function packageFile(from, name) {
  if (/^[./]|^node:/.test(name) || name.startsWith(OWN) || OF_JEST.has(name)) return null;
  const key = `${path.dirname(from)}\n${name}`;
  let file = resolved.get(key);
  if (file === undefined) {
    file = null;
    try {
      const found = createRequire(from).resolve(name);
      if (path.isAbsolute(found) && found.includes(INSTALLED)) file = found;
    } catch {
      // Jest says what is missing.
    }
    resolved.set(key, file);
  }
  return file;
}

/**
 * Loads installed packages by Node itself, once a worker. Jest would compile and run all of them again for each test
 * file, which was four fifths of what most files cost. Needs `one-realm-environment.cjs`: in a realm of its own, a file
 * would not know an `Error` of a package as an `Error`.
 */
class SharedPackagesRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    compileOnce(this.executor, (script) => script.runInThisContext());
  }

  requireModuleOrMock(from, name) {
    const file = packageFile(from, name);
    if (file !== null) return require(file);
    return stateless.of(this, from, name, () => super.requireModuleOrMock(from, name));
  }

  /** Jest's own modules: jest-circus holds the tests of one file, the others have no state of a file. */
  requireInternalModule(from, name) {
    const file = name === undefined ? from : packageFile(from, name);
    const isShared = file?.includes(INSTALLED) && !file.includes(CIRCUS);
    return isShared ? require(file) : super.requireInternalModule(from, name);
  }
}

module.exports = SharedPackagesRuntime;
module.exports.default = SharedPackagesRuntime;
