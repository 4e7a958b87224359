import { createHmac } from 'node:crypto';
import { until } from '@evident/kit/testing/index';
import { NO_WEBHOOKS, startPayments, type PaymentHarness } from '../testing/payment-harness.js';
import { PaymentReconciliationService } from './payment-reconciliation.service.js';

describe('payments that are refused', () => {
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

  it('refuses the order of another user', async () => {
    shop.faults(NO_WEBHOOKS);
    const [owner, thief] = [await shop.newUser(), await shop.newUser()];
    const { callback } = shop.pay(await shop.order(owner));
    await expect(shop.verify(thief, callback)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect([await shop.tokensOf(owner), await shop.tokensOf(thief)]).toEqual([3, 3]);
  });

  it.each([
    ['tokens', { tokens: 500 }],
    ['amount', { amount: 1 }],
    ['amount in paise', { amount: 9_900 }],
  ])('tampered %s, which is recorded', async (_what, forged) => {
    shop.faults(NO_WEBHOOKS);
    const userId = await shop.newUser();
    const orderId = await shop.order(userId);
    const { callback } = shop.pay(orderId);
    await expect(shop.verify(userId, { ...callback, ...forged })).rejects.toMatchObject({
      code: 'PAYMENT_MISMATCH',
    });
    expect(await shop.tokensOf(userId)).toBe(3);
    expect(await shop.incidents(orderId)).toEqual([{ kind: 'tampered-order' }]);
  });

  it('refuses a signature by the webhook secret, a changed one and one of another length', async () => {
    shop.faults(NO_WEBHOOKS);
    const userId = await shop.newUser();
    const orderId = await shop.order(userId);
    const { payment, callback } = shop.pay(orderId);
    const other = createHmac('sha256', 'webhook secret of the tests')
      .update(`${orderId}|${payment.id}`)
      .digest('hex');
    for (const razorpay_signature of [
      other,
      `0${callback.razorpay_signature.slice(1)}`.replace(callback.razorpay_signature, other),
      'short',
    ]) {
      await expect(shop.verify(userId, { ...callback, razorpay_signature })).rejects.toMatchObject({
        code: 'SIGNATURE_INVALID',
      });
    }
    expect(await shop.tokensOf(userId)).toBe(3);
  });

  it('refuses the payment of another order, also of the same user', async () => {
    shop.faults(NO_WEBHOOKS);
    const userId = await shop.newUser();
    const [cheap, dear] = [await shop.order(userId), await shop.order(userId, 'pro')];
    const { payment, callback } = shop.pay(cheap);
    await expect(shop.verify(userId, { ...callback, razorpay_order_id: dear })).rejects.toMatchObject({
      code: 'SIGNATURE_INVALID',
    });
    // Only the provider could sign this combination.
    const signed = createHmac('sha256', 'key secret of the tests')
      .update(`${dear}|${payment.id}`)
      .digest('hex');
    await expect(
      shop.verify(userId, { ...callback, razorpay_order_id: dear, razorpay_signature: signed }),
    ).rejects.toMatchObject({ code: 'PAYMENT_MISMATCH' });
    expect(await shop.tokensOf(userId)).toBe(3);
  });

  it.each([
    ['amount', { amount: 100 }],
    ['currency', { currency: 'USD' }],
  ])('a captured payment of another %s, by verify, webhook or reconciler', async (_what, force) => {
    const userId = await shop.newUser();
    const orderId = await shop.order(userId);
    const { callback } = shop.pay(orderId, force);
    await expect(shop.verify(userId, callback)).rejects.toMatchObject({ code: 'PAYMENT_MISMATCH' });
    await shop.quiet();
    await shop.reconcile(reconciler);
    expect(await shop.tokensOf(userId)).toBe(3);
    expect(await shop.incidents(orderId)).toEqual([{ kind: 'payment-differs-from-order' }]);
  });

  it('credits nothing for a declined card, and credits a later good payment of the same order', async () => {
    const userId = await shop.newUser();
    const orderId = await shop.order(userId);
    const declined = shop.provider.desk.pay(orderId, 'declined');
    await expect(shop.verify(userId, { ...shop.provider.desk.callback(declined) })).rejects.toMatchObject({
      code: 'PAYMENT_MISMATCH',
    });
    await shop.reconcile(reconciler);
    expect(await shop.tokensOf(userId)).toBe(3);
    shop.pay(orderId);
    await until('the tokens', async () => (await shop.tokensOf(userId)) === 13);
  });
});
