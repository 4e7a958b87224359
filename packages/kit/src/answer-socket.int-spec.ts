import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { RpcClient } from './rpc-client.js';
import { startRpcStandIn, type RpcStandIn } from './testing/rpc-stand-in.js';
import { TestRpcClient } from './testing/test-identity.js';

const TEXT_RPC = {
  'text.get': {
    callers: ['gateway'],
    request: z.object({ length: z.number() }),
    response: z.object({ text: z.string() }),
  },
} as const;
const MB = 1024 * 1024;

let service: RpcStandIn;
let client: RpcClient<typeof TEXT_RPC>;
beforeAll(async () => {
  service = await startRpcStandIn('problems', TEXT_RPC, (_name, request) =>
    Promise.resolve({ text: 'x'.repeat((request as { length: number }).length) }),
  );
  client = new TestRpcClient(TEXT_RPC, 'problems', service.url);
});
afterAll(async () => {
  client.close();
  await service.stop();
});

const get = (length: number) => client.call('text.get', { length }, { timeoutMs: 60_000 });
const lengthOf = async (answer: Promise<{ text: string }>): Promise<number> => (await answer).text.length;

test('an answer over the limit fails alone, and the other calls of the connection are answered', async () => {
  const small = () => lengthOf(get(10));
  const [before, huge, after] = await Promise.allSettled([small(), get(130 * MB), small()]);
  expect([before, after]).toEqual([
    { status: 'fulfilled', value: 10 },
    { status: 'fulfilled', value: 10 },
  ]);
  expect(huge).toMatchObject({ status: 'rejected', reason: { code: 'SERVICE_UNAVAILABLE', status: 503 } });
  expect(await small()).toBe(10);
});

test('answers that overflow the connection together do not end it', async () => {
  const calls = await Promise.allSettled([
    ...Array.from({ length: 6 }, () => lengthOf(get(32 * MB))),
    lengthOf(get(randomUUID().length)),
  ]);
  const answered = calls.filter(({ status }) => status === 'fulfilled');
  expect(answered.length).toBeGreaterThanOrEqual(3);
  for (const call of calls)
    if (call.status === 'rejected')
      expect(call.reason).toMatchObject({ message: 'The answer is too large to be sent now' });
  expect(calls.at(-1)).toEqual({ status: 'fulfilled', value: 36 });
});
