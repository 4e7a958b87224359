const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom without what routers and RTK Query need from a browser; Node has all of it. */
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
