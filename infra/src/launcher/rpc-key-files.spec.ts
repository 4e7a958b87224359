import type { ServiceName } from '@evident/contracts';
import { RpcKeys } from '@evident/kit';
import { newRpcKeys, rpcKeyRotation, type RpcKeyTexts } from './rpc-key-files.js';

const keysAt = (texts: RpcKeyTexts, at: ServiceName, caller: ServiceName, audience: ServiceName): string[] =>
  RpcKeys.fromEnv({ RPC_KEYS: texts[at] })
    .of(caller, audience)
    .map(({ id }) => id);

test('a service gets the keys of its own pairs and no other', () => {
  const { 'judge-worker': worker } = newRpcKeys();
  expect(worker.replace(/=[0-9a-f]{64}$/gm, '')).toBe('judge-worker>problems\njudge-worker>ai\n');
});

test('while keys are replaced, every audience accepts the key that its caller signs with, before and after each step', () => {
  const before = newRpcKeys();
  const [accepted, used, alone] = rpcKeyRotation(before);
  // Files are not written at one moment, so neighbours of a step meet.
  for (const [mine, theirs] of [
    [before, accepted],
    [accepted, accepted],
    [accepted, used],
    [used, accepted],
    [used, used],
    [used, alone],
    [alone, used],
    [alone, alone],
  ] as const) {
    for (const [caller, audience] of [
      ['gateway', 'ai'],
      ['ai', 'billing'],
      ['judge-worker', 'problems'],
    ] as const) {
      const [signing] = keysAt(mine, caller, caller, audience);
      expect(keysAt(theirs, audience, caller, audience)).toContain(signing);
    }
  }
  expect(keysAt(alone, 'ai', 'gateway', 'ai')).not.toContain(keysAt(before, 'ai', 'gateway', 'ai')[0]);
});
