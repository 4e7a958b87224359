const { default: Runtime } = require('jest-runtime');
const compileOnce = require('../../infra/jest/compiled-once.cjs');
const SharedExports = require('../../infra/jest/shared-exports.cjs');

const INSTALLED = /[\\/]node_modules[\\/]/;
/** These belong to the test file that loads them: they use its hooks, matchers and clock, or hold the messages it shows. */
const OF_ONE_FILE = /[\\/]node_modules[\\/](@testing-library|react-toastify|@jest|expect)[\\/]/;
/** Schemas and constants. */
const STATELESS = /[\\/]packages[\\/]contracts[\\/]src[\\/]/;

const shared = new SharedExports(
  (file) => STATELESS.test(file) || (INSTALLED.test(file) && !OF_ONE_FILE.test(file)),
);
/** The parts of Jest that run in the window; jest-circus holds the tests of one file. */
const ofJest = new SharedExports((file) => INSTALLED.test(file) && !/[\\/]jest-circus[\\/]/.test(file));
let current;

/**
 * Loads installed packages once a worker, not once a test file. Needs `browser-environment.cjs`, which keeps the window
 * that they know.
 */
class SharedPackagesRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    current = this;
    const { executor } = this;
    compileOnce(executor, (script) => {
      const context = executor.environment.getVmContext();
      return context === null ? null : script.runInContext(context);
    });
  }

  requireModuleOrMock(from, name) {
    // A package that imports late asks the runtime of the file that loaded it, which may have ended.
    if (this !== current && INSTALLED.test(from)) return current.requireModuleOrMock(from, name);
    return shared.of(this, from, name, () => super.requireModuleOrMock(from, name));
  }

  requireInternalModule(from, name) {
    return ofJest.of(this, from, name, () => super.requireInternalModule(from, name));
  }
}

module.exports = SharedPackagesRuntime;
module.exports.default = SharedPackagesRuntime;
