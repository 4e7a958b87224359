import { randomUUID } from 'node:crypto';
import { until } from '@evident/kit/testing/index';
import type { PlanName } from '@evident/contracts';
import { startPayments, type PaymentHarness } from '../testing/payment-harness.js';
import { PaymentReconciliationService } from './payment-reconciliation.service.js';
import { RefundsService } from './refunds.service.js';

const admin = { userId: randomUUID(), role: 'ADMIN' as const };

describe('refunds', () => {
  let shop: PaymentHarness;
  let refunds: RefundsService;

  const buy = async (userId: string, plan: PlanName = 'standard'): Promise<string> => {
    const orderId = await shop.order(userId, plan);
    const payment = shop.provider.desk.pay(orderId, 'good');
    await shop.verify(userId, { ...shop.provider.desk.callback(payment) });
    return orderId;
  };
  const spend = async (userId: string, tokens: number): Promise<void> => {
    for (let count = 0; count < tokens; count += 1) {
      const holdId = randomUUID();
      await shop.rpc.call('hold.create', { holdId, userId, amount: 1, ttlS: 60 });
      await shop.rpc.call('hold.capture', { holdId });
    }
  };
  const refund = (
    orderId: string,
    idempotencyKey: string = randomUUID(),
    reason = 'tokens were not delivered',
  ) => shop.rpc.call('orders.refund', { actor: admin, orderId, reason, idempotencyKey });
  const attemptDue = async (): Promise<void> => {
    await shop.database.query(
      `UPDATE billing.refund SET next_attempt_at = now() WHERE status IN ('queued', 'pending')`,
    );
    await refunds.attemptDue();
  };
  const statusOf = async (refundId: string): Promise<string | undefined> =>
    (
      await shop.database.query<{ status: string }>('SELECT status FROM billing.refund WHERE id = $1', [
        refundId,
      ])
    )[0]?.status;

  beforeAll(async () => {
    shop = await startPayments();
    refunds = shop.service.app.get(RefundsService);
  });
  beforeEach(() => shop.faults({}));
  afterEach(async () => {
    await until('all events to be delivered', () => shop.provider.webhooks.waiting === 0);
    expect(await shop.drift()).toEqual([]);
  });
  afterAll(() => shop.stop());

  it('refunds an unused order in full and takes its rights away', async () => {
    const userId = await shop.newUser();
    const orderId = await buy(userId, 'pro');
    expect(await shop.rpc.call('wallet.get', { userId })).toMatchObject({
      tokens: 53,
      priority: true,
      analytics: true,
    });
    expect(await refund(orderId)).toMatchObject({ tokens: 50, amountPaise: 34_900, status: 'processed' });
    expect(await shop.rpc.call('wallet.get', { userId })).toEqual({
      tokens: 3,
      held: 0,
      priority: false,
      analytics: false,
    });
    await expect(refund(orderId)).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' });
  });

  it('spends the oldest tokens first: signup, then order by order', async () => {
    const userId = await shop.newUser();
    const [first, second] = [await buy(userId), await buy(userId)];
    await spend(userId, 3 + 4);
    expect(await refund(second)).toMatchObject({ tokens: 10, amountPaise: 9_900 });
    expect(await refund(first)).toMatchObject({ tokens: 6, amountPaise: 5_940 });
    expect(await shop.tokensOf(userId)).toBe(0);
  });

  it('refunds neither reserved tokens nor the same tokens twice', async () => {
    const userId = await shop.newUser();
    const orderId = await buy(userId);
    await spend(userId, 3);
    const holdId = randomUUID();
    await shop.rpc.call('hold.create', { holdId, userId, amount: 1, ttlS: 60 });
    expect(await refund(orderId)).toMatchObject({ tokens: 9, amountPaise: 8_910 });
    await shop.rpc.call('hold.void', { holdId });
    expect(await refund(orderId)).toMatchObject({ tokens: 1, amountPaise: 990 });
    expect(await shop.tokensOf(userId)).toBe(0);
  });

  it('refunds once per key and refuses the key for another refund', async () => {
    const userId = await shop.newUser();
    const [orderId, key] = [await buy(userId), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(orderId, key)));
    expect(new Set(answers.map((answer) => answer.refundId)).size).toBe(1);
    await expect(refund(orderId, key, 'another reason')).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(await shop.tokensOf(userId)).toBe(3);
  });

  it('shows administrators a user’s orders and what can be refunded', async () => {
    const userId = await shop.newUser();
    const orders = () => shop.rpc.call('orders.list', { actor: admin, userId });
    expect(await orders()).toEqual({ orders: [] });
    const orderId = await buy(userId);
    await spend(userId, 3 + 4);
    const open = await shop.order(userId, 'pro');
    const bought = { orderId, plan: 'standard', tokens: 10, amount: 99, status: 'paid' };
    expect(await orders()).toMatchObject({
      orders: [
        {
          orderId: open,
          plan: 'pro',
          tokens: 50,
          amount: 349,
          status: 'created',
          unusedTokens: 0,
          refunds: [],
        },
        { ...bought, unusedTokens: 6, refunds: [] },
      ],
    });
    const { refundId } = await refund(orderId);
    expect((await orders()).orders[1]).toMatchObject({
      ...bought,
      unusedTokens: 0,
      refunds: [{ refundId, kind: 'unused', tokens: 6, amountPaise: 5_940, status: 'processed' }],
    });
    const actor = { userId, role: 'USER' as const };
    const { receipts } = await shop.rpc.call('orders.mine', { actor });
    expect(receipts).toMatchObject([
      { orderId: open, paymentId: null, status: 'created', refunds: [] },
      { orderId, paymentId: expect.any(String), amount: 99, currency: 'INR', refunds: [{ refundId }] },
    ]);
    const other = { userId: await shop.newUser(), role: 'USER' as const };
    expect(await shop.rpc.call('orders.mine', { actor: other })).toEqual({ receipts: [] });
    await expect(shop.rpc.call('orders.list', { actor, userId })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('refunds only for administrators and only paid orders', async () => {
    const userId = await shop.newUser();
    const orderId = await buy(userId);
    await expect(
      shop.rpc.call('orders.refund', {
        actor: { userId, role: 'USER' },
        orderId,
        reason: 'changed my mind',
        idempotencyKey: randomUUID(),
      }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(refund(await shop.order(userId))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(refund('order_of_nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('reserves the tokens of a pending refund until its webhook', async () => {
    shop.faults({ refunds: { outcome: 'pending' } });
    const userId = await shop.newUser();
    const { refundId, status } = await refund(await buy(userId));
    expect(status).toBe('pending');
    expect(await shop.rpc.call('wallet.get', { userId })).toMatchObject({ tokens: 3, held: 10 });
    const [row] = await shop.database.query<{ id: string }>(
      'SELECT provider_refund_id AS id FROM billing.refund WHERE id = $1',
      [refundId],
    );
    shop.provider.desk.finishRefund(row?.id ?? '', 'processed');
    await until('the end of the refund', async () => (await statusOf(refundId)) === 'processed');
    expect(await shop.rpc.call('wallet.get', { userId })).toMatchObject({ tokens: 3, held: 0 });
  });

  it('gives the tokens back when the refund fails', async () => {
    shop.faults({ refunds: { outcome: 'failed' } });
    const userId = await shop.newUser();
    expect(await refund(await buy(userId))).toMatchObject({ status: 'failed' });
    expect(await shop.rpc.call('wallet.get', { userId })).toMatchObject({ tokens: 13, held: 0 });
  });

  it('gives the tokens back when the provider refuses the refund', async () => {
    shop.faults({ refunds: { outcome: 'refused' } });
    const userId = await shop.newUser();
    expect(await refund(await buy(userId))).toMatchObject({ status: 'failed' });
    expect(await shop.tokensOf(userId)).toBe(13);
  });

  it.each([
    ['fails', { api: { fail: 1 } }],
    ['cuts the connection after it refunded', { api: { cut: 1 }, webhooks: { drop: 100 } }],
  ])('is repeated under its key when the provider %s, and pays once', async (_what, faults) => {
    const userId = await shop.newUser();
    const orderId = await buy(userId);
    shop.faults(faults);
    const { refundId, status } = await refund(orderId);
    expect(status).toBe('queued');
    shop.faults({});
    await attemptDue();
    expect(await statusOf(refundId)).toBe('processed');
    const [row] = await shop.database.query<{ id: string }>(
      'SELECT payment_id AS id FROM billing.payment_order WHERE provider_order_id = $1',
      [orderId],
    );
    expect(shop.provider.desk.payment(row?.id ?? '').amount_refunded).toBe(9_900);
    expect(await shop.tokensOf(userId)).toBe(3);
  });

  it('asks the provider when the webhook of a refund was lost', async () => {
    shop.faults({ refunds: { outcome: 'pending' }, webhooks: { drop: 100 } });
    const userId = await shop.newUser();
    const { refundId } = await refund(await buy(userId));
    const [row] = await shop.database.query<{ id: string }>(
      'SELECT provider_refund_id AS id FROM billing.refund WHERE id = $1',
      [refundId],
    );
    shop.provider.desk.finishRefund(row?.id ?? '', 'failed');
    await attemptDue();
    expect(await statusOf(refundId)).toBe('failed');
    expect(await shop.tokensOf(userId)).toBe(13);
  });

  it('refunds a second payment automatically and changes no tokens', async () => {
    const userId = await shop.newUser();
    const orderId = await buy(userId);
    const second = shop.provider.desk.pay(orderId, 'good', { paidOrder: true });
    await shop.reconcile(shop.service.app.get(PaymentReconciliationService));
    await shop.verify(userId, { ...shop.provider.desk.callback(second) });
    await attemptDue();
    expect(shop.provider.desk.payment(second.id)).toMatchObject({
      status: 'refunded',
      amount_refunded: 9_900,
    });
    expect(await shop.tokensOf(userId)).toBe(13);
  });

  it('records a refund made in the provider’s dashboard as an incident', async () => {
    const userId = await shop.newUser();
    const orderId = await buy(userId);
    const [row] = await shop.database.query<{ id: string }>(
      'SELECT payment_id AS id FROM billing.payment_order WHERE provider_order_id = $1',
      [orderId],
    );
    const foreign = shop.provider.desk.refundPayment(row?.id ?? '', { amount: 1_000 }, undefined);
    await until('the incident', async () => {
      const found = await shop.database.query(
        `SELECT 1 FROM billing.payment_incident WHERE kind = 'refund-not-ours' AND payment_id = $1`,
        [foreign.id],
      );
      return found.length === 1;
    });
    expect(await shop.tokensOf(userId)).toBe(13);
  });
});
