import { JUDGING_RPC } from '@evident/contracts';
import { DomainError } from '@evident/kit';
import { startRpcStandIn } from '@evident/kit/testing/rpc-stand-in';
import { testIdentity } from '@evident/kit/testing/test-identity';
import { expect, it } from '@jest/globals';
import { JudgingClient } from './judging.client.js';

it('gives work back although the owner is too busy at first', async () => {
  const asked: unknown[] = [];
  const owner = await startRpcStandIn('problems', JUDGING_RPC, (_name, request) => {
    asked.push(request);
    return asked.length === 1
      ? Promise.reject(new DomainError('SERVICE_TIMEOUT', 'The service is busy'))
      : Promise.resolve({ released: true });
  });
  const client = new JudgingClient('problems', owner.url, testIdentity('judge-worker'));
  await client.release({ id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', attempt: 2, ticket: 't' }, null, 40);
  const request = {
    id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    attempt: 2,
    ticket: 't',
    fault: null,
    usedMs: 40,
  };
  expect(asked.length).toBeGreaterThan(1);
  expect(asked).toEqual(Array(asked.length).fill(request));
  client.close();
  await owner.stop();
});
