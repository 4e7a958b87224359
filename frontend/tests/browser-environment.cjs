const { ModernFakeTimers, LegacyFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { createRequire } = require('node:module');
const { keepCost } = require('../../infra/jest/cpu-time.cjs');

const ofJestJsdom = createRequire(require.resolve('jest-environment-jsdom'));
const { default: JsdomEnvironment } = ofJestJsdom('@jest/environment-jsdom-abstract');
const jsdom = ofJestJsdom('jsdom');

/** The own properties of an object. @returns a function that puts back what there is now. */
function keepProperties(object) {
  const before = new Map(
    Reflect.ownKeys(object).map((name) => [name, Object.getOwnPropertyDescriptor(object, name)]),
  );
  return () => {
    for (const name of Reflect.ownKeys(object)) {
      const descriptor = before.get(name);
      if (!descriptor) delete object[name];
      else if ('value' in descriptor && object[name] !== descriptor.value)
        Object.defineProperty(object, name, descriptor);
    }
  };
}

/** Remembers who listens to the window and the document. @returns what removes these listeners, or forgets them. */
function keepListeners(window) {
  const added = [];
  const { prototype } = window.EventTarget;
  const { addEventListener } = prototype;
  prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (target === window || target === window.document) added.push([target, type, listener, options]);
    return addEventListener.call(target, type, listener, options);
  };
  const remove = () => {
    for (const [target, type, listener, options] of added.splice(0))
      target.removeEventListener(type, listener, options);
  };
  return Object.assign(remove, { forget: () => added.splice(0) });
}

/** @returns a function that ends what was planned since its last call. */
function keepTimers(window) {
  let lastTimer = 0;
  let lastFrame = 0;
  const { setTimeout: plan, clearTimeout: drop } = window;
  const { requestAnimationFrame: planFrame, cancelAnimationFrame: dropFrame } = window;
  return async () => {
    // What is planned for at once happens: a package that waits for it would wait for ever.
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    const timer = plan(() => undefined);
    for (let id = timer; id > lastTimer; id -= 1) drop(id);
    lastTimer = timer;
    const frame = planFrame(() => undefined);
    for (let id = frame; id > lastFrame; id -= 1) dropFrame(id);
    lastFrame = frame;
  };
}

/** Where jsdom prints; each test file has a console of its own. */
let printer;
const print = new Proxy({}, { get: (_, name) => printer[name] });

/** What the router and RTK Query need and Node provides. */
const OF_NODE = {
  TextEncoder,
  TextDecoder,
  fetch,
  Request,
  Response,
  Headers,
  ReadableStream,
  WritableStream,
  TransformStream,
  structuredClone,
  BroadcastChannel,
};

/** The window of this worker, for one test file after another, as Jest's own environment sets it up. */
class OneWindow {
  constructor(config, context) {
    const own = this;
    class WatchedJsdom extends jsdom.JSDOM {
      constructor(...settings) {
        super(...settings);
        own.endTimers = keepTimers(this.window);
        own.removeListeners = keepListeners(this.window);
      }
    }
    const first = new JsdomEnvironment(
      config,
      { ...context, console: print },
      { ...jsdom, JSDOM: WatchedJsdom },
    );
    this.dom = first.dom;
    const { window } = this.dom;
    Object.assign(window, OF_NODE);
    this.removeListeners.forget();
    this.putBack = [window, window.document, window.process].map(keepProperties);
  }

  /** Makes the window as it was before the first test file. */
  async clear() {
    const { window, cookieJar } = this.dom;
    await this.endTimers();
    this.removeListeners();
    for (const putBack of this.putBack) putBack();
    const { document } = window;
    const { documentElement: page } = document;
    for (const { name } of [...page.attributes]) page.removeAttribute(name);
    page.replaceChildren(document.createElement('head'), document.createElement('body'));
    window.localStorage.clear();
    window.sessionStorage.clear();
    window.history.replaceState(null, '', '/');
    cookieJar.removeAllCookiesSync();
  }
}

let one;

/**
 * A browser's window by jsdom. The test files of a worker have it one after another, so that they can share the packages
 * that `shared-packages-runtime.cjs` loads once; what a file leaves in it is removed.
 */
module.exports = class BrowserEnvironment {
  constructor(config, context) {
    printer = context.console;
    this.noteCost = keepCost(context.testPath);
    one ??= new OneWindow(config, context);
    this.dom = one.dom;
    this.global = one.dom.window;
    const { global } = this;
    const { projectConfig } = config;
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
    await one.clear();
    this.noteCost();
    this.global = null;
    this.dom = null;
  }

  exportConditions() {
    return ['browser'];
  }

  getVmContext() {
    return this.dom?.getInternalVMContext() ?? null;
  }
};
