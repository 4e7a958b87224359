const { ModernFakeTimers, LegacyFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const vm = require('node:vm');
const { keepCost } = require('./cpu-time.cjs');

const JEST_SYMBOLS = {
  'jest-native-promise': Promise,
  'jest-native-now': Date.now.bind(Date),
};
for (const [name, value] of Object.entries(JEST_SYMBOLS)) globalThis[Symbol.for(name)] ??= value;

const namesOf = (object) => new Set(Reflect.ownKeys(object));

/** What a test file may leave on the process. @returns a function that takes it back. */
function keepProcess() {
  const env = { ...process.env };
  const { exit, getBuiltinModule } = process;
  const listeners = new Map(process.eventNames().map((event) => [event, process.rawListeners(event)]));
  return () => {
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    process.exit = exit;
    process.getBuiltinModule = getBuiltinModule;
    for (const event of process.eventNames()) {
      const before = listeners.get(event) ?? [];
      for (const listener of process.rawListeners(event))
        if (!before.includes(listener)) process.off(event, listener);
    }
  };
}

/** @returns a function that puts back the globals that there are now. */
function keepGlobals() {
  const before = new Map(
    Reflect.ownKeys(globalThis).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]),
  );
  return () => {
    for (const name of namesOf(globalThis)) {
      const descriptor = before.get(name);
      if (!descriptor) delete globalThis[name];
      else if ('value' in descriptor && globalThis[name] !== descriptor.value)
        Object.defineProperty(globalThis, name, descriptor);
    }
  };
}

/**
 * Runs test files in the realm of the worker itself, one after another, so that they can share the packages that
 * `shared-packages-runtime.cjs` loads once. A file gets modules of its own for the project's code; what it changes on
 * `globalThis` and `process` is put back after it.
 */
module.exports = class OneRealmEnvironment {
  global = globalThis;
  /** Jest compiles in it only what `shared-packages-runtime.cjs` does not compile. */
  context = vm.createContext({});

  constructor({ projectConfig }, { testPath }) {
    this.noteCost = keepCost(testPath);
    this.putBack = [keepGlobals(), keepProcess()];
    const { global } = this;
    this.moduleMocker = new ModuleMocker(global);
    const timerConfig = { idToRef: (id) => id, refToId: (ref) => ref };
    this.fakeTimers = new LegacyFakeTimers({
      config: projectConfig,
      global,
      moduleMocker: this.moduleMocker,
      timerConfig,
    });
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global });
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks?.();
    for (const putBack of this.putBack) putBack();
    this.noteCost();
    this.context = null;
    this.global = null;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return this.context;
  }
};
