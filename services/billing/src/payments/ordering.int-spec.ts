import { randomUUID } from 'node:crypto';
import { until } from '@evident/kit/testing/index';
import { startPayments, type PaymentHarness } from '../testing/payment-harness.js';

const PROVIDER_FAILED = { code: 'PROVIDER_FAILED' };

const requestOf = async (shop: PaymentHarness) => ({
  actor: { userId: await shop.newUser(), role: 'USER' as const },
  planName: 'standard' as const,
  idempotencyKey: randomUUID(),
});

/** The provider's numbers of the orders that billing knows of a user. */
async function ordersOf(shop: PaymentHarness, { actor }: { actor: { userId: string } }): Promise<unknown[]> {
  const rows = await shop.database.query<{ id: string }>(
    'SELECT provider_order_id AS id FROM billing.payment_order WHERE user_id = $1',
    [actor.userId],
  );
  return rows.map(({ id }) => id);
}

describe('ordering tokens', () => {
  let shop: PaymentHarness;

  beforeAll(async () => {
    shop = await startPayments();
  });
  beforeEach(() => shop.faults({}));
  afterEach(async () => {
    await shop.quiet();
    expect(await shop.drift()).toEqual([]);
  });
  afterAll(() => shop.stop());

  it('answers rupees and sends paise to the provider, for every plan', async () => {
    const userId = await shop.newUser();
    const { plans, testMode } = await shop.rpc.call('plans.list', {});
    expect(testMode).toBe(true);
    expect(
      plans.map((plan) => [
        plan.name,
        plan.tokens,
        plan.amount,
        plan.mostPopular,
        plan.priorityProcessing,
        plan.analytics,
      ]),
    ).toEqual([
      ['standard', 10, 99, false, false, false],
      ['premium', 25, 199, true, true, false],
      ['pro', 50, 349, false, true, true],
    ]);
    for (const plan of plans) {
      const order = await shop.rpc.call('orders.create', {
        actor: { userId, role: 'USER' },
        planName: plan.name,
        idempotencyKey: null,
      });
      expect(order).toMatchObject({
        amount: plan.amount,
        tokens: plan.tokens,
        currency: 'INR',
        keyId: 'rzp_test_local',
        testMode: true,
      });
      expect(shop.provider.desk.order(order.orderId)).toMatchObject({
        amount: plan.amount * 100,
        currency: 'INR',
      });
    }
  });

  it('refuses unknown plans', async () => {
    const actor = { userId: await shop.newUser(), role: 'USER' as const };
    for (const planName of ['gold', '', 'Standard', '__proto__']) {
      await expect(
        shop.rpc.call('orders.create', { actor, planName, idempotencyKey: null }),
      ).rejects.toMatchObject({ code: 'UNKNOWN_PLAN' });
    }
  });

  it('answers the same order for the same key, and refuses the key for another plan', async () => {
    const actor = { userId: await shop.newUser(), role: 'USER' as const };
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        shop.rpc.call('orders.create', { actor, planName: 'pro', idempotencyKey }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.orderId)).size).toBe(1);
    await expect(
      shop.rpc.call('orders.create', { actor, planName: 'standard', idempotencyKey }),
    ).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it.each([
    ['answers 500', { api: { fail: 1 } }],
    ['answers a page of HTML', { api: { failWithHtml: 1 } }],
    ['cuts the connection after it created the order', { api: { cut: 1 } }],
  ])('says PROVIDER_FAILED when the provider %s; a retry finds the one order', async (_what, faults) => {
    const request = await requestOf(shop);
    shop.faults(faults);
    await expect(shop.rpc.call('orders.create', request)).rejects.toMatchObject(PROVIDER_FAILED);
    shop.faults({});
    const { orderId } = await shop.rpc.call('orders.create', request);
    expect(await ordersOf(shop, request)).toEqual([orderId]);
  });

  it('limits the unpaid orders of one user', async () => {
    const userId = await shop.newUser();
    await Promise.all(Array.from({ length: 30 }, () => shop.order(userId)));
    await expect(shop.order(userId)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});

describe('ordering tokens from a provider that does not answer in time', () => {
  it('says PROVIDER_FAILED; a retry finds the one order', async () => {
    const shop = await startPayments({ PAYMENT_TIMEOUT_MS: '300' });
    try {
      const request = await requestOf(shop);
      shop.faults({ api: { delayMs: 2_000 } });
      await expect(shop.rpc.call('orders.create', request)).rejects.toMatchObject(PROVIDER_FAILED);
      shop.faults({});
      // On a busy machine 300 ms may also be too short without the fault.
      const { orderId } = await until('the order', () =>
        shop.rpc.call('orders.create', request).catch(() => null),
      );
      expect(await ordersOf(shop, request)).toEqual([orderId]);
    } finally {
      await shop.stop();
    }
  });
});
