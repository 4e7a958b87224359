const { TestEnvironment } = require('jest-environment-jsdom');

/** Adds to jsdom what the router and RTK Query need; Node provides it. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    Object.assign(this.global, {
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
    });
  }
};
