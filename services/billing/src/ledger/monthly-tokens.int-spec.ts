import { randomUUID } from 'node:crypto';
import { startBilling, type BillingHarness } from '../testing/billing-harness.js';
import { MonthlyTokensService } from './monthly-tokens.service.js';

describe('the tokens of a month', () => {
  let billing: BillingHarness;
  beforeAll(async () => {
    billing = await startBilling({
      PAYMENTS: 'off',
      MONTHLY_TOKENS: '5',
      PAYMENT_KEY_ID: '',
      PAYMENT_KEY_SECRET: '',
      PAYMENT_WEBHOOK_SECRET: '',
    });
  });
  afterAll(() => billing.stop());

  it('reach each account once, whoever gives them and however often', async () => {
    const users = [randomUUID(), randomUUID(), randomUUID()];
    for (const userId of users) await billing.rpc.call('wallet.open', { userId });
    const monthly = billing.service.app.get(MonthlyTokensService);
    const december = new Date('2030-12-01T00:00:10Z');
    await Promise.all([monthly.giveDue(december), monthly.giveDue(december), monthly.giveDue(december)]);
    expect(await monthly.giveDue(december)).toBe(0);
    const tokens = async () =>
      Promise.all(users.map(async (userId) => (await billing.rpc.call('wallet.get', { userId })).tokens));
    expect(await tokens()).toEqual([8, 8, 8]);
    expect(await monthly.giveDue(new Date('2031-01-01T00:00:10Z'))).toBe(3);
    expect(await tokens()).toEqual([13, 13, 13]);
    const { transfers } = await billing.rpc.call('wallet.history', {
      actor: { userId: users[0] ?? '', role: 'USER' },
      before: null,
      limit: 1,
    });
    expect(transfers[0]).toMatchObject({ kind: 'adjust', delta: 5, reason: 'Tokens for 2031-01' });
  });

  it('are the only way to more, besides an administrator, where nothing is sold', async () => {
    const actor = { userId: randomUUID(), role: 'USER' as const };
    expect(await billing.rpc.call('plans.list', {})).toEqual({ plans: [], testMode: false });
    await expect(
      billing.rpc.call('orders.create', { actor, planName: 'premium', idempotencyKey: null }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Tokens are not sold here' });
    await expect(
      billing.rpc.call('webhook.receive', { bodyBase64: '', signature: 'x', eventId: 'e' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
