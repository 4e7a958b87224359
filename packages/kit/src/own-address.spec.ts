import { EnvError } from './env.js';
import { ownAddress } from './own-address.js';

test('a host is taken as it is', () => {
  expect(ownAddress('RPC_HOST', '127.0.0.1')).toBe('127.0.0.1');
  expect(ownAddress('RPC_HOST', '0.0.0.0')).toBe('0.0.0.0');
});

test("a network stands for the machine's own address in it", () => {
  expect(ownAddress('RPC_HOST', '127.0.0.0/8')).toBe('127.0.0.1');
});

test.each(['203.0.113.0/24', '10.0.0.0/33', 'services/24', '10.0.0.0/x'])('%s is refused', (host) => {
  expect(() => ownAddress('RPC_HOST', host)).toThrow(EnvError);
  expect(() => ownAddress('RPC_HOST', host)).toThrow(/^RPC_HOST is not usable/);
});
