import { DomainError } from '@evident/kit';
import { createHash, randomUUID } from 'node:crypto';
import type { TestBrowser } from '../testing/test-browser.js';
import { NEW_WALLET, startTestGateway, type TestGateway } from '../testing/test-gateway.js';

let gateway: TestGateway;
let learner: TestBrowser;
beforeAll(async () => {
  gateway = await startTestGateway();
  learner = await gateway.learner();
  gateway.billing.answers = {
    ...gateway.billing.answers,
    'plans.list': () => ({ plans: [], testMode: true }),
    'orders.create': () => ({
      orderId: 'order_1',
      amount: 99,
      tokens: 10,
      currency: 'INR',
      keyId: 'key',
      checkoutUrl: 'http://localhost/checkout.js',
      testMode: true,
    }),
    'orders.verify': () => ({ message: 'Payment verified', tokens: 13, credited: 10 }),
    'orders.refund': () => ({ refundId: 'rfnd_1', tokens: 4, amountPaise: 3_960, status: 'processed' }),
    'wallet.adjust': ({ delta }) => ({ ...NEW_WALLET, tokens: 3 + delta }),
    'wallet.history': ({ before }) => ({
      tokens: 3,
      held: 0,
      transfers: [],
      nextBefore: before === null ? 7 : null,
    }),
    'webhook.receive': ({ signature }) => {
      if (signature !== 'good') throw new DomainError('SIGNATURE_INVALID', 'The signature is wrong');
      return { accepted: true };
    },
  };
});
beforeEach(() => {
  gateway.billing.requests.length = 0;
});
afterAll(() => gateway.stop());

const lastRequest = (): unknown => gateway.billing.requests.at(-1)?.request;

test('an order is made of a plan name and nothing else', async () => {
  const answer = await learner.post(
    '/payment/create-order',
    { planName: 'standard', amount: 1, tokens: 1_000 },
    { 'idempotency-key': 'click-1' },
  );
  expect(answer).toMatchObject({ status: 200, body: { orderId: 'order_1', amount: 99, tokens: 10 } });
  expect(lastRequest()).toEqual({
    actor: { userId: learner.user?.id, role: 'USER' },
    planName: 'standard',
    idempotencyKey: 'click-1',
  });
  expect((await learner.get('/payment/plans')).body).toEqual({ plans: [], testMode: true });
});

test('a payment is proved', async () => {
  const payment = {
    razorpay_payment_id: 'pay_1',
    razorpay_order_id: 'order_1',
    razorpay_signature: 'f00',
    tokens: 10,
    amount: 99,
  };
  expect(await learner.post('/payment/verify-payment', payment)).toMatchObject({
    status: 200,
    body: { credited: 10 },
  });
  expect(lastRequest()).toMatchObject({ payment });
});

test('the token history is paged within bounds', async () => {
  expect((await learner.get('/billing/history?before=9&limit=20')).body).toMatchObject({ nextBefore: null });
  expect(lastRequest()).toMatchObject({ before: 9, limit: 20 });
  for (const query of ['limit=0', 'limit=101', 'before=-1', 'before=x']) {
    expect((await learner.get(`/billing/history?${query}`)).status).toBe(400);
  }
});

describe('the webhook', () => {
  /** The signature covers these bytes, so spaces and the order of keys matter. */
  const raw = '{ "event" : "payment.captured",  "n": 1.0 }';
  const call = (headers: Record<string, string>, body = raw) =>
    gateway.browser().call('POST', '/payment/webhook', {
      raw: body,
      headers: { origin: 'https://api.razorpay.com', ...headers },
    });

  test('forwards the exact bytes of the body', async () => {
    const answer = await call({ 'x-razorpay-signature': 'good', 'x-razorpay-event-id': 'evt_1' });
    expect(answer).toMatchObject({ status: 200, body: { accepted: true } });
    expect(lastRequest()).toEqual({
      bodyBase64: Buffer.from(raw).toString('base64'),
      signature: 'good',
      eventId: 'evt_1',
    });
    await call({ 'x-razorpay-signature': 'good' });
    expect(lastRequest()).toMatchObject({ eventId: createHash('sha256').update(raw).digest('hex') });
  });

  test('without a signature or with a wrong one is refused', async () => {
    expect(await call({})).toMatchObject({ status: 400, body: { code: 'SIGNATURE_INVALID' } });
    expect(await call({ 'x-razorpay-signature': 'bad' })).toMatchObject({
      status: 400,
      body: { code: 'SIGNATURE_INVALID' },
    });
    expect((await call({ 'x-razorpay-signature': 'good' }, `"${'x'.repeat(300_000)}"`)).status).toBe(413);
  });
});

describe('an admin', () => {
  test('reads the orders of a user', async () => {
    const admin = await gateway.admin();
    const order = {
      orderId: 'order_1',
      plan: 'standard',
      tokens: 10,
      amount: 99,
      status: 'paid' as const,
      createdAt: '2026-01-05T09:30:00.000Z',
      unusedTokens: 10,
      refunds: [],
    };
    gateway.billing.answers['orders.list'] = () => ({ orders: [order] });
    const answer = await admin.get(`/admin/users/${learner.user?.id}/orders`);
    expect(answer).toMatchObject({ status: 200, body: { orders: [order] } });
    expect(lastRequest()).toEqual({
      actor: { userId: admin.user?.id, role: 'ADMIN' },
      userId: learner.user?.id,
    });
    expect((await admin.get(`/admin/users/${randomUUID()}/orders`)).status).toBe(404);
  });

  test('finds an account, adjusts its tokens and refunds an order', async () => {
    const admin = await gateway.admin();
    const found = await admin.get(`/admin/users?email=${learner.user?.email}`);
    expect(found.body).toMatchObject({ user: { id: learner.user?.id } });
    const adjusted = await admin.post(`/admin/users/${learner.user?.id}/adjust-tokens`, {
      delta: 5,
      reason: 'Sorry for the outage',
    });
    expect(adjusted).toMatchObject({ status: 200, body: { tokens: 8 } });
    expect(lastRequest()).toMatchObject({
      delta: 5,
      reason: 'Sorry for the outage',
      ref: expect.any(String),
    });
    expect(
      (await admin.post(`/admin/users/${randomUUID()}/adjust-tokens`, { delta: 5, reason: 'Nobody' })).status,
    ).toBe(404);
    expect(
      (await admin.post(`/admin/users/${learner.user?.id}/adjust-tokens`, { delta: 0, reason: 'Nothing' }))
        .status,
    ).toBe(400);
    const refunded = await admin.post('/admin/orders/order_1/refund', { reason: 'Duplicate payment' });
    expect(refunded).toMatchObject({
      status: 200,
      body: { message: 'Refund issued', refundId: 'rfnd_1', tokens: 4 },
    });
    expect((await admin.post('/admin/orders/order_1/refund', { reason: 'x' })).status).toBe(400);
  });
});
