import { until } from '@evident/kit/testing/index';
import { NO_WEBHOOKS, startPayments, type PaymentHarness } from '../testing/payment-harness.js';
import { PaymentReconciliationService } from './payment-reconciliation.service.js';

describe('crediting a payment', () => {
  let shop: PaymentHarness;
  let reconciler: PaymentReconciliationService;

  beforeAll(async () => {
    shop = await startPayments();
    reconciler = shop.service.app.get(PaymentReconciliationService);
  });
  beforeEach(() => shop.faults({}));
  afterEach(async () => {
    await shop.quiet();
    expect(await shop.drift()).toEqual([]);
  });
  afterAll(() => shop.stop());

  it('credits once when verify comes before the webhook', async () => {
    shop.faults({ webhooks: { delayMs: 300 } });
    const userId = await shop.newUser();
    const { callback } = shop.pay(await shop.order(userId, 'premium'));
    expect(await shop.verify(userId, callback)).toMatchObject({ tokens: 28, credited: 25 });
    expect(await shop.rpc.call('wallet.get', { userId })).toMatchObject({
      tokens: 28,
      priority: true,
      analytics: false,
    });
    await shop.quiet();
    expect(await shop.tokensOf(userId)).toBe(28);
  });

  it('answers verify the same when the webhook comes first', async () => {
    const userId = await shop.newUser();
    const { callback } = shop.pay(await shop.order(userId, 'pro'));
    await shop.quiet();
    expect(await shop.rpc.call('wallet.get', { userId })).toMatchObject({
      tokens: 53,
      priority: true,
      analytics: true,
    });
    expect(await shop.verify(userId, { ...callback, tokens: 50, amount: 349 })).toMatchObject({
      tokens: 53,
      credited: 50,
    });
  });

  it('credits once when verify is called fifty times concurrently', async () => {
    shop.faults(NO_WEBHOOKS);
    const userId = await shop.newUser();
    const { callback } = shop.pay(await shop.order(userId));
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.verify(userId, callback)));
    expect(
      answers.every((answer) => 'credited' in answer && answer.credited === 10 && answer.tokens === 13),
    ).toBe(true);
  });

  it('finds the payment by the reconciler without verify and webhook', async () => {
    shop.faults(NO_WEBHOOKS);
    const userId = await shop.newUser();
    shop.pay(await shop.order(userId));
    expect(await shop.tokensOf(userId)).toBe(3);
    expect(await shop.reconcile(reconciler)).toBe(1);
    expect(await shop.tokensOf(userId)).toBe(13);
    expect(await shop.reconcile(reconciler)).toBe(0);
  });

  it('captures an authorized payment', async () => {
    shop.faults({ payments: { autoCapture: false }, ...NO_WEBHOOKS });
    const [byVerify, byReconciler] = [await shop.newUser(), await shop.newUser()];
    const first = shop.pay(await shop.order(byVerify));
    const second = shop.pay(await shop.order(byReconciler));
    expect(first.payment.status).toBe('authorized');
    await shop.verify(byVerify, first.callback);
    await shop.reconcile(reconciler);
    expect([await shop.tokensOf(byVerify), await shop.tokensOf(byReconciler)]).toEqual([13, 13]);
    expect(shop.provider.desk.payment(second.payment.id).status).toBe('captured');
  });

  it('answers PROVIDER_FAILED while the provider is away and credits later', async () => {
    shop.faults({ api: { fail: 1 }, ...NO_WEBHOOKS });
    const userId = await shop.newUser();
    shop.faults(NO_WEBHOOKS);
    const { callback } = shop.pay(await shop.order(userId));
    shop.faults({ api: { fail: 1 }, ...NO_WEBHOOKS });
    await expect(shop.verify(userId, callback)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    expect(await reconciler.checkDue()).toBe(1);
    expect(await shop.tokensOf(userId)).toBe(13);
  });

  it('checks an order at least every five minutes while its checkout can be open', async () => {
    const userId = await shop.newUser();
    const orderId = await shop.order(userId);
    const pauseAt = async (age: string): Promise<number> => {
      await shop.database.query(
        `UPDATE billing.payment_order SET created_at = now() - $2::interval WHERE provider_order_id = $1`,
        [orderId, age],
      );
      await shop.reconcile(reconciler);
      const [row] = await shop.database.query<{ pause: number | null }>(
        `SELECT extract(epoch FROM next_check_at - now())::float AS pause FROM billing.payment_order WHERE provider_order_id = $1`,
        [orderId],
      );
      return row?.pause ?? Infinity;
    };
    expect(await pauseAt('1 minute')).toBeLessThanOrEqual(60);
    expect(await pauseAt('1 hour')).toBeLessThanOrEqual(240);
    expect(await pauseAt('3 days')).toBeLessThanOrEqual(3_600);
    expect(await pauseAt('5 days')).toBe(Infinity);
  });

  it('refunds a second payment of a paid order once', async () => {
    const userId = await shop.newUser();
    const orderId = await shop.order(userId);
    shop.pay(orderId);
    await until('the tokens', async () => (await shop.tokensOf(userId)) === 13);
    const second = shop.pay(orderId, { paidOrder: true });
    expect(await shop.verify(userId, second.callback)).toMatchObject({ credited: 0, tokens: 13 });
    await shop.quiet();
    const queued = await shop.database.query(
      'SELECT payment_id, amount_paise, status FROM billing.refund WHERE payment_id = $1',
      [second.payment.id],
    );
    expect(queued).toEqual([{ payment_id: second.payment.id, amount_paise: 9_900, status: 'queued' }]);
  });
});
