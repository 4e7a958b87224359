export * from './free-ports.js';
export * from './garbage.js';
export * from './rpc-stand-in.js';
export * from './tcp-relay.js';
export * from './test-database.js';
export * from './test-identity.js';
export * from './test-redis.js';
export * from './until.js';
