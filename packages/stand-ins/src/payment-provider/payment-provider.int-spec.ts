import { createHmac } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import { parseEnv } from '@evident/kit';
import { PaymentStandInEnv } from './env.js';
import { PaymentStandIn, passesLuhn } from './payment-provider.js';

const settings = {
  PAYMENT_STAND_IN_PORT: '4010',
  PAYMENT_KEY_ID: 'rzp_test_local',
  PAYMENT_KEY_SECRET: 'key secret',
  PAYMENT_WEBHOOK_SECRET: 'webhook secret',
};

describe('the stand-in provider’s settings', () => {
  it.each([
    ['NODE_ENV', 'production', /never runs in production/],
    ['PAYMENT_KEY_ID', 'rzp_live_AbC', /begin with rzp_test_local/],
    ['PAYMENT_KEY_ID', 'rzp_test_AbC', /begin with rzp_test_local/],
  ])('refuse %s=%s', (variable, value, reason) => {
    expect(() => parseEnv(PaymentStandInEnv, { ...settings, [variable]: value })).toThrow(reason);
  });
});

describe('the stand-in provider', () => {
  let provider: PaymentStandIn;
  let origin: string;
  const basic = (secret: string) => ({
    authorization: `Basic ${Buffer.from(`rzp_test_local:${secret}`).toString('base64')}`,
    'content-type': 'application/json',
  });
  const api = (path: string, body?: unknown, secret = 'key secret') =>
    fetch(`${origin}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: basic(secret),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const checkout = (body: unknown) =>
    fetch(`${origin}/checkout/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const newOrder = async (): Promise<{ id: string }> =>
    (await api('/v1/orders', { amount: 9_900, currency: 'INR', receipt: 'r' })).json() as Promise<{
      id: string;
    }>;

  beforeAll(async () => {
    provider = new PaymentStandIn(parseEnv(PaymentStandInEnv, settings));
    origin = await provider.listen(0);
  });
  afterAll(() => provider.close());

  it('is reached over loopback only', async () => {
    const { port } = new URL(origin);
    const outside = Object.values(networkInterfaces())
      .flatMap((each) => each ?? [])
      .find((each) => each.family === 'IPv4' && !each.internal);
    if (outside) await expect(fetch(`http://${outside.address}:${port}/checkout.js`)).rejects.toThrow();
    expect((await fetch(`${origin}/checkout.js`)).status).toBe(200);
  });

  it.each(['/v1/orders', '/control/state', '/control/payments'])(
    'lets nobody use %s without the secret',
    async (path) => {
      expect((await api(path, {}, 'wrong secret')).status).toBe(401);
    },
  );

  it('signs what the checkout hands to the page with the key secret', async () => {
    const { id } = await newOrder();
    const response = await checkout({
      key_id: 'rzp_test_local',
      order_id: id,
      amount: 9_900,
      card: { number: '4111 1111 1111 1111' },
    });
    const callback = (await response.json()) as Record<string, string>;
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    expect(callback['razorpay_signature']).toBe(
      createHmac('sha256', 'key secret').update(`${id}|${callback['razorpay_payment_id']}`).digest('hex'),
    );
    expect(await (await api(`/v1/orders/${id}`)).json()).toMatchObject({
      status: 'paid',
      amount_paid: 9_900,
    });
  });

  it.each([
    ['a card that the bank declines', { card: { number: '4000000000000002' } }, /declined/],
    ['a number that is no card', { card: { number: '4111111111111112' } }, /not a card number/],
    ['another amount', { amount: 100 }, /not that of the order/],
    ['a key of somebody else', { key_id: 'rzp_test_other' }, /not known/],
    ['no card', { card: undefined }, /not complete/],
  ])('refuses %s', async (_what, change, reason) => {
    const { id } = await newOrder();
    const response = await checkout({
      key_id: 'rzp_test_local',
      order_id: id,
      amount: 9_900,
      card: { number: '4111111111111111' },
      ...change,
    });
    expect(response.ok).toBe(false);
    expect(((await response.json()) as { error: { description: string } }).error.description).toMatch(reason);
  });

  it('refunds once per key, refuses the key for another body, and no more than was paid', async () => {
    const { id } = await newOrder();
    const payment = provider.desk.pay(id, 'good');
    const refund = (amount: number, key: string) =>
      fetch(`${origin}/v1/payments/${payment.id}/refund`, {
        method: 'POST',
        headers: { ...basic('key secret'), 'x-refund-idempotency': key },
        body: JSON.stringify({ amount }),
      });
    const [first, second] = [
      await (await refund(5_000, 'key-number-1')).json(),
      await (await refund(5_000, 'key-number-1')).json(),
    ];
    expect(second).toEqual(first);
    expect((await refund(4_000, 'key-number-1')).status).toBe(400);
    expect((await refund(5_000, 'key-number-2')).status).toBe(400);
    expect((await refund(4_900, 'short')).status).toBe(400);
  });

  it('takes faults through its control interface', async () => {
    const set = await fetch(`${origin}/control/faults`, {
      method: 'PUT',
      headers: basic('key secret'),
      body: JSON.stringify({ api: { fail: 1 } }),
    });
    expect(set.status).toBe(200);
    expect((await api('/v1/orders', { amount: 9_900, currency: 'INR' })).status).toBe(500);
    expect((await api('/v1/orders', { amount: 9_900, currency: 'INR' })).status).toBe(200);
  });
});

describe('card numbers', () => {
  it.each(['4111111111111111', '4000000000000002', '5555555555554444'])(
    '%s carries its check digit',
    (number) => expect(passesLuhn(number)).toBe(true),
  );
  it.each(['4111111111111112', '', '0', '41111111111111111111', '4111-1111-1111-1111'])(
    '%j does not',
    (number) => expect(passesLuhn(number)).toBe(false),
  );
});
