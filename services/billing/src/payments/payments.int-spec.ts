import { createHmac, randomUUID } from 'node:crypto';
import { until } from '@evident/kit/testing/index';
import { startPayments, type PaymentHarness } from '../testing/payment-harness.js';
import { PaymentReconciler } from './payment-reconciler.js';

describe('buying tokens', () => {
  let shop: PaymentHarness;
  let reconciler: PaymentReconciler;
  const noWebhooks = { webhooks: { drop: 1_000 } };
  const pay = (orderId: string, force = {}) => {
    const payment = shop.provider.desk.pay(orderId, 'good', force);
    return { payment, callback: { ...shop.provider.desk.callback(payment) } };
  };
  const quiet = () => until('all events to be delivered', () => shop.provider.webhooks.waiting === 0);
  const incidents = (orderId: string) =>
    shop.database.query<{ kind: string }>(
      'SELECT kind FROM billing.payment_incident WHERE order_id = $1 ORDER BY id',
      [orderId],
    );

  beforeAll(async () => {
    shop = await startPayments();
    reconciler = shop.service.app.get(PaymentReconciler);
  });
  beforeEach(() => shop.faults({}));
  afterEach(async () => {
    await quiet();
    expect(await shop.drift()).toEqual([]);
  });
  afterAll(() => shop.stop());

  describe('ordering', () => {
    it('answers rupees while the provider holds paise, for every plan', async () => {
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
      ['does not answer in time', { api: { delayMs: 3_000 } }],
    ])('says PROVIDER_FAILED when the provider %s; a retry finds the one order', async (_what, faults) => {
      const actor = { userId: await shop.newUser(), role: 'USER' as const };
      const request = { actor, planName: 'standard', idempotencyKey: randomUUID() };
      shop.faults(faults);
      await expect(shop.rpc.call('orders.create', request)).rejects.toMatchObject({
        code: 'PROVIDER_FAILED',
      });
      shop.faults({});
      const { orderId } = await shop.rpc.call('orders.create', request);
      const rows = await shop.database.query(
        'SELECT provider_order_id FROM billing.payment_order WHERE user_id = $1',
        [actor.userId],
      );
      expect(rows).toEqual([{ provider_order_id: orderId }]);
    });

    it('bounds the unpaid orders of one user', async () => {
      const userId = await shop.newUser();
      await Promise.all(Array.from({ length: 30 }, () => shop.order(userId)));
      await expect(shop.order(userId)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    });
  });

  describe('delivery', () => {
    it('verify before the webhook', async () => {
      shop.faults({ webhooks: { delayMs: 300 } });
      const userId = await shop.newUser();
      const { callback } = pay(await shop.order(userId, 'premium'));
      expect(await shop.verify(userId, callback)).toMatchObject({ tokens: 28, credited: 25 });
      expect(await shop.rpc.call('wallet.get', { userId })).toMatchObject({
        tokens: 28,
        priority: true,
        analytics: false,
      });
      await quiet();
      expect(await shop.tokensOf(userId)).toBe(28);
    });

    it('the webhook before verify; the answer is the same', async () => {
      const userId = await shop.newUser();
      const { callback } = pay(await shop.order(userId, 'pro'));
      await quiet();
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

    it('verify fifty times at once credits once', async () => {
      shop.faults(noWebhooks);
      const userId = await shop.newUser();
      const { callback } = pay(await shop.order(userId));
      const answers = await Promise.all(Array.from({ length: 50 }, () => shop.verify(userId, callback)));
      expect(
        answers.every((answer) => 'credited' in answer && answer.credited === 10 && answer.tokens === 13),
      ).toBe(true);
    });

    it('neither verify nor webhook: the reconciler finds the payment', async () => {
      shop.faults(noWebhooks);
      const userId = await shop.newUser();
      pay(await shop.order(userId));
      expect(await shop.tokensOf(userId)).toBe(3);
      expect(await shop.reconcile(reconciler)).toBe(1);
      expect(await shop.tokensOf(userId)).toBe(13);
      expect(await shop.reconcile(reconciler)).toBe(0);
    });

    it('an authorized payment that nobody captured is captured', async () => {
      shop.faults({ payments: { autoCapture: false }, ...noWebhooks });
      const [byVerify, byReconciler] = [await shop.newUser(), await shop.newUser()];
      const first = pay(await shop.order(byVerify));
      const second = pay(await shop.order(byReconciler));
      expect(first.payment.status).toBe('authorized');
      await shop.verify(byVerify, first.callback);
      await shop.reconcile(reconciler);
      expect([await shop.tokensOf(byVerify), await shop.tokensOf(byReconciler)]).toEqual([13, 13]);
      expect(shop.provider.desk.payment(second.payment.id).status).toBe('captured');
    });

    it('the provider is away during verify: the learner is told, and the tokens come later', async () => {
      shop.faults({ api: { fail: 1 }, ...noWebhooks });
      const userId = await shop.newUser();
      shop.faults(noWebhooks);
      const { callback } = pay(await shop.order(userId));
      shop.faults({ api: { fail: 1 }, ...noWebhooks });
      await expect(shop.verify(userId, callback)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
      expect(await reconciler.checkDue()).toBe(1);
      expect(await shop.tokensOf(userId)).toBe(13);
    });

    it('asks for an order again within five minutes as long as a checkout can be open', async () => {
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
  });

  describe('what must not credit', () => {
    it('the order of another user', async () => {
      shop.faults(noWebhooks);
      const [owner, thief] = [await shop.newUser(), await shop.newUser()];
      const { callback } = pay(await shop.order(owner));
      await expect(shop.verify(thief, callback)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect([await shop.tokensOf(owner), await shop.tokensOf(thief)]).toEqual([3, 3]);
    });

    it.each([
      ['tokens', { tokens: 500 }],
      ['amount', { amount: 1 }],
      ['amount in paise', { amount: 9_900 }],
    ])('tampered %s, which is recorded', async (_what, forged) => {
      shop.faults(noWebhooks);
      const userId = await shop.newUser();
      const orderId = await shop.order(userId);
      const { callback } = pay(orderId);
      await expect(shop.verify(userId, { ...callback, ...forged })).rejects.toMatchObject({
        code: 'PAYMENT_MISMATCH',
      });
      expect(await shop.tokensOf(userId)).toBe(3);
      expect(await incidents(orderId)).toEqual([{ kind: 'tampered-order' }]);
    });

    it('a signature made with the webhook’s secret, a changed one, one of another length', async () => {
      shop.faults(noWebhooks);
      const userId = await shop.newUser();
      const orderId = await shop.order(userId);
      const { payment, callback } = pay(orderId);
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

    it('the payment of another order, even of one’s own', async () => {
      shop.faults(noWebhooks);
      const userId = await shop.newUser();
      const [cheap, dear] = [await shop.order(userId), await shop.order(userId, 'pro')];
      const { payment, callback } = pay(cheap);
      await expect(shop.verify(userId, { ...callback, razorpay_order_id: dear })).rejects.toMatchObject({
        code: 'SIGNATURE_INVALID',
      });
      // The provider itself would have to sign this one.
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
      const { callback } = pay(orderId, force);
      await expect(shop.verify(userId, callback)).rejects.toMatchObject({ code: 'PAYMENT_MISMATCH' });
      await quiet();
      await shop.reconcile(reconciler);
      expect(await shop.tokensOf(userId)).toBe(3);
      expect(await incidents(orderId)).toEqual([{ kind: 'payment-differs-from-order' }]);
    });

    it('a declined card; a later good one on the same order does', async () => {
      const userId = await shop.newUser();
      const orderId = await shop.order(userId);
      const declined = shop.provider.desk.pay(orderId, 'declined');
      await expect(shop.verify(userId, { ...shop.provider.desk.callback(declined) })).rejects.toMatchObject({
        code: 'PAYMENT_MISMATCH',
      });
      await shop.reconcile(reconciler);
      expect(await shop.tokensOf(userId)).toBe(3);
      pay(orderId);
      await until('the tokens', async () => (await shop.tokensOf(userId)) === 13);
    });
  });

  describe('webhooks', () => {
    const send = (body: string, secret = 'webhook secret of the tests', eventId = randomUUID()) =>
      shop.rpc.call('webhook.receive', {
        bodyBase64: Buffer.from(body).toString('base64'),
        signature: createHmac('sha256', secret).update(body).digest('hex'),
        eventId,
      });
    const capturedEvent = (orderId: string, payment: object) =>
      JSON.stringify({
        entity: 'event',
        event: 'payment.captured',
        payload: { payment: { entity: { ...payment, order_id: orderId } } },
      });

    it('sent three times, under the same event id and under others, credit once', async () => {
      shop.faults({ webhooks: { duplicate: 2 } });
      const userId = await shop.newUser();
      const orderId = await shop.order(userId);
      const { payment } = pay(orderId);
      await quiet();
      await send(capturedEvent(orderId, payment));
      expect(await shop.tokensOf(userId)).toBe(13);
    });

    it('with one byte changed are refused, and the untouched repeat is taken', async () => {
      const userId = await shop.newUser();
      const orderId = await shop.order(userId);
      shop.faults(noWebhooks);
      const { payment } = pay(orderId);
      const body = capturedEvent(orderId, payment);
      const signature = createHmac('sha256', 'webhook secret of the tests').update(body).digest('hex');
      for (const at of [0, 40, body.length - 1]) {
        const changed = Buffer.from(body);
        changed[at] = (changed[at] ?? 0) ^ 1;
        await expect(
          shop.rpc.call('webhook.receive', {
            bodyBase64: changed.toString('base64'),
            signature,
            eventId: randomUUID(),
          }),
        ).rejects.toMatchObject({ code: 'SIGNATURE_INVALID' });
      }
      expect(await shop.tokensOf(userId)).toBe(3);
      shop.faults({ webhooks: { tamper: 3 } });
      const other = await shop.newUser();
      const seen = shop.provider.webhooks.deliveries.length;
      pay(await shop.order(other));
      await until('the tokens', async () => (await shop.tokensOf(other)) === 13);
      await quiet();
      expect(
        shop.provider.webhooks.deliveries
          .slice(seen)
          .map(({ status }) => status)
          .sort(),
      ).toEqual([200, 200, 200, 400, 400, 400]);
    });

    it('signed with the key secret are refused', async () => {
      const userId = await shop.newUser();
      const orderId = await shop.order(userId);
      shop.faults(noWebhooks);
      const { payment } = pay(orderId);
      await expect(send(capturedEvent(orderId, payment), 'key secret of the tests')).rejects.toMatchObject({
        code: 'SIGNATURE_INVALID',
      });
      expect(await shop.tokensOf(userId)).toBe(3);
      await shop.reconcile(reconciler);
    });

    it('in reverse order end the same', async () => {
      shop.faults({ webhooks: { reorder: 3 } });
      const userId = await shop.newUser();
      pay(await shop.order(userId));
      await until('the tokens', async () => (await shop.tokensOf(userId)) === 13);
    });

    it('of a failure after the capture change nothing', async () => {
      const userId = await shop.newUser();
      const orderId = await shop.order(userId);
      const { payment } = pay(orderId);
      await quiet();
      await send(
        JSON.stringify({
          event: 'payment.failed',
          payload: { payment: { entity: { ...payment, status: 'failed' } } },
        }),
      );
      expect(await shop.tokensOf(userId)).toBe(13);
    });

    it('of other products of the account, unknown kinds and unreadable bodies are answered and kept', async () => {
      const [first] = [randomUUID()];
      await send('this is not JSON', undefined, first);
      await send(JSON.stringify({ event: 'invoice.paid', payload: {} }));
      await send(
        capturedEvent('order_unknown', { id: 'pay_x', amount: 9_900, currency: 'INR', status: 'captured' }),
      );
      const [kept] = await shop.database.query('SELECT outcome FROM billing.webhook_event WHERE id = $1', [
        first,
      ]);
      expect(kept).toEqual({ outcome: 'unreadable' });
    });
  });

  it('a second payment on a paid order is given back, once', async () => {
    const userId = await shop.newUser();
    const orderId = await shop.order(userId);
    pay(orderId);
    await until('the tokens', async () => (await shop.tokensOf(userId)) === 13);
    const second = pay(orderId, { paidOrder: true });
    expect(await shop.verify(userId, second.callback)).toMatchObject({ credited: 0, tokens: 13 });
    await quiet();
    const queued = await shop.database.query(
      'SELECT payment_id, amount_paise, status FROM billing.refund WHERE payment_id = $1',
      [second.payment.id],
    );
    expect(queued).toEqual([{ payment_id: second.payment.id, amount_paise: 9_900, status: 'queued' }]);
  });
});
