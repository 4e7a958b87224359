import { createHmac, randomUUID } from 'node:crypto';
import { startPayments, type PaymentHarness } from '../testing/payment-harness.js';

/** `npm run drill:payments` sets 1000. */
const ORDERS = Number(process.env['DRILL_ORDERS'] ?? 200);
const ORDERS_PER_USER = 20;
const PARALLEL = 24;

function shuffle<T>(items: T[]): T[] {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [items[last], items[other]] = [items[other] as T, items[last] as T];
  }
  return items;
}

async function inParallel(work: (() => Promise<unknown>)[]): Promise<void> {
  const queue = [...work];
  const worker = async (): Promise<void> => {
    for (let next = queue.pop(); next; next = queue.pop()) await next();
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
}

describe(`${ORDERS} orders, each with two verify calls and three webhooks in random order`, () => {
  let shop: PaymentHarness;
  beforeAll(async () => {
    shop = await startPayments();
    shop.provider.webhooks.emit = () => undefined;
  });
  afterAll(() => shop.stop());

  it('credits each order once', async () => {
    const users = await Promise.all(
      Array.from({ length: Math.ceil(ORDERS / ORDERS_PER_USER) }, () => shop.newUser()),
    );
    const bought: { userId: string; orderId: string }[] = [];
    await inParallel(
      users.flatMap((userId) =>
        Array.from(
          { length: ORDERS_PER_USER },
          () => async () => void bought.push({ userId, orderId: await shop.order(userId) }),
        ),
      ),
    );
    const calls = bought.flatMap(({ userId, orderId }) => {
      const payment = { ...shop.provider.desk.pay(orderId, 'good') };
      const callback = { ...shop.provider.desk.callback(payment) };
      const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity: payment } } });
      const signature = createHmac('sha256', 'webhook secret of the tests').update(body).digest('hex');
      const eventId = randomUUID();
      const webhook = (id: string) => () =>
        shop.rpc.call('webhook.receive', {
          bodyBase64: Buffer.from(body).toString('base64'),
          signature,
          eventId: id,
        });
      const verify = () => shop.verify(userId, callback);
      return [verify, verify, webhook(eventId), webhook(eventId), webhook(randomUUID())];
    });
    await inParallel(shuffle(calls));

    const [credits] = await shop.database.query(
      `SELECT count(*)::int AS credits, count(DISTINCT ref)::int AS orders, sum(delta)::int AS tokens FROM billing.transfer WHERE kind = 'purchase'`,
    );
    expect(credits).toEqual({ credits: bought.length, orders: bought.length, tokens: bought.length * 10 });
    const balances = await Promise.all(users.map((userId) => shop.tokensOf(userId)));
    expect(new Set(balances)).toEqual(new Set([3 + ORDERS_PER_USER * 10]));
    expect(await shop.database.query('SELECT 1 FROM billing.refund')).toEqual([]);
    expect(await shop.drift()).toEqual([]);
  }, 600_000);
});
