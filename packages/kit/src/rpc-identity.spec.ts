import { EnvError } from './env.js';
import { RpcIdentity } from './rpc-identity.js';
import { RpcKeys } from './rpc-keys.js';

const KEY = 'k'.repeat(32);
const gateway = (): RpcIdentity => RpcIdentity.fromEnv('gateway', { RPC_KEYS: `gateway>billing=${KEY}` });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('an identity is signed once and again before it ends', () => {
  const identity = gateway();
  const first = identity.callerToken('billing');
  jest.advanceTimersByTime(44_000);
  expect(identity.callerToken('billing')).toBe(first);
  jest.advanceTimersByTime(2_000);
  expect(identity.callerToken('billing')).not.toBe(first);
});

test('a clock that was set back does not keep an identity for longer', () => {
  const identity = gateway();
  const first = identity.callerToken('billing');
  jest.setSystemTime(Date.now() - 3_600_000);
  expect(identity.callerToken('billing')).not.toBe(first);
});

test('a service without the key of an audience cannot call it', () => {
  expect(() => gateway().callerToken('ai')).toThrow('it holds no key gateway>ai');
});

test.each([
  [{}, 'RPC_KEYS is not usable'],
  [{ RPC_KEYS: '' }, 'RPC_KEYS is not usable'],
  [{ RPC_KEYS: ' \n ' }, 'it holds no keys'],
  [{ RPC_KEYS: `gateway>billing=short` }, 'RPC_KEYS is not usable: it must hold entries'],
  [{ RPC_KEYS: `stranger>billing=${KEY}` }, 'RPC_KEYS is not usable: it must hold entries'],
  [{ RPC_KEYS_FILE: '/nowhere/keys' }, 'RPC_KEYS_FILE is not usable'],
])('%j is refused', (env, message) => {
  expect(() => RpcKeys.fromEnv(env)).toThrow(EnvError);
  expect(() => RpcKeys.fromEnv(env)).toThrow(message);
});
