import { createHmac, randomUUID } from 'node:crypto';
import { until } from '@evident/kit/testing/index';
import { NO_WEBHOOKS, startPayments, type PaymentHarness } from '../testing/payment-harness.js';
import { PaymentReconciliationService } from './payment-reconciliation.service.js';

describe('webhooks', () => {
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

  it('credits once when an event is sent three times, with the same id and with others', async () => {
    shop.faults({ webhooks: { duplicate: 2 } });
    const userId = await shop.newUser();
    const orderId = await shop.order(userId);
    const { payment } = shop.pay(orderId);
    await shop.quiet();
    await send(capturedEvent(orderId, payment));
    expect(await shop.tokensOf(userId)).toBe(13);
  });

  it('refuses an event with one changed byte and accepts its unchanged repeat', async () => {
    const userId = await shop.newUser();
    const orderId = await shop.order(userId);
    shop.faults(NO_WEBHOOKS);
    const { payment } = shop.pay(orderId);
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
    shop.pay(await shop.order(other));
    await until('the tokens', async () => (await shop.tokensOf(other)) === 13);
    await shop.quiet();
    expect(
      shop.provider.webhooks.deliveries
        .slice(seen)
        .map(({ status }) => status)
        .sort(),
    ).toEqual([200, 200, 200, 400, 400, 400]);
  });

  it('refuses an event signed with the key secret', async () => {
    const userId = await shop.newUser();
    const orderId = await shop.order(userId);
    shop.faults(NO_WEBHOOKS);
    const { payment } = shop.pay(orderId);
    await expect(send(capturedEvent(orderId, payment), 'key secret of the tests')).rejects.toMatchObject({
      code: 'SIGNATURE_INVALID',
    });
    expect(await shop.tokensOf(userId)).toBe(3);
    await shop.reconcile(reconciler);
  });

  it('credits once when events come in reverse order', async () => {
    shop.faults({ webhooks: { reorder: 3 } });
    const userId = await shop.newUser();
    shop.pay(await shop.order(userId));
    await until('the tokens', async () => (await shop.tokensOf(userId)) === 13);
  });

  it('ignores a failure that arrives after the capture', async () => {
    const userId = await shop.newUser();
    const orderId = await shop.order(userId);
    const { payment } = shop.pay(orderId);
    await shop.quiet();
    await send(
      JSON.stringify({
        event: 'payment.failed',
        payload: { payment: { entity: { ...payment, status: 'failed' } } },
      }),
    );
    expect(await shop.tokensOf(userId)).toBe(13);
  });

  it('accepts and stores events of other products, unknown kinds and unreadable bodies', async () => {
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
