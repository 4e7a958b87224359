import { randomUUID } from 'node:crypto';
import { startBilling, type BillingHarness } from '../testing/billing-harness.js';

let billing: BillingHarness;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(async () => {
  expect(await billing.drift()).toEqual([]);
  await billing.stop();
});

const decidedBy = randomUUID();

async function held(): Promise<{ userId: string; holdId: string }> {
  const [userId, holdId] = [randomUUID(), randomUUID()];
  await billing.rpc.call('wallet.open', { userId });
  await billing.rpc.call('hold.create', { holdId, userId, amount: 2, ttlS: 60 });
  return { userId, holdId };
}

test('what an analysis captured is given back once', async () => {
  const { userId, holdId } = await held();
  expect(await billing.rpc.call('hold.capture', { holdId })).toMatchObject({ tokens: 1 });
  const refunds = await Promise.all(
    [1, 2, 3].map(() => billing.rpc.call('hold.refund', { holdId, decidedBy })),
  );
  expect(refunds.map(({ tokens }) => tokens)).toEqual([3, 3, 3]);
  const [entry] = await billing.database.query(
    `SELECT delta, actor_id, reason FROM billing.transfer WHERE user_id = $1 AND kind = 'adjust'`,
    [userId],
  );
  expect(entry).toEqual({ delta: 2, actor_id: decidedBy, reason: `The analysis ${holdId} was wrong` });
});

test('what was not captured is not given back', async () => {
  const { userId, holdId } = await held();
  const refund = () => billing.rpc.call('hold.refund', { holdId, decidedBy });
  await expect(refund()).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' });
  await billing.rpc.call('hold.void', { holdId });
  await expect(refund()).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' });
  await expect(billing.rpc.call('hold.refund', { holdId: randomUUID(), decidedBy })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await billing.rpc.call('wallet.get', { userId })).toMatchObject({ tokens: 3 });
});
