const { default: Runtime } = require('jest-runtime');
const { createRequire } = require('node:module');
const path = require('node:path');
const vm = require('node:vm');

const OWN = '@evident/';
/** Jest gives each file its own. */
const OF_JEST = new Set(['@jest/globals']);
const INSTALLED = `${path.sep}node_modules${path.sep}`;

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
    const { executor } = this;
    executor.compile = (source, filename) =>
      vm.compileFunction(source, executor.injectedModuleParameters, { filename });
  }

  requireModuleOrMock(from, name) {
    const file = packageFile(from, name);
    return file === null ? super.requireModuleOrMock(from, name) : require(file);
  }
}

module.exports = SharedPackagesRuntime;
module.exports.default = SharedPackagesRuntime;
