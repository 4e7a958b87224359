import { randomUUID } from 'node:crypto';
import { PLAN_NAMES, PLANS } from '@evident/contracts';
import { DomainError } from '@evident/kit';
import fc from 'fast-check';
import { PaymentsRepository } from '../payments/payments.repository.js';
import { startBilling, type BillingHarness } from '../testing/billing-harness.js';
import { LedgerModel } from '../testing/ledger-model.js';
import { LedgerService } from './ledger.service.js';

const USERS = 2;
const admin = { userId: randomUUID(), role: 'ADMIN' as const };

/** The ledger under test, with the names of the model. */
interface Real {
  ledger: LedgerService;
  payments: PaymentsRepository;
  users: string[];
  makeDue(holdId: string): Promise<unknown>;
  wallets(): Promise<{ tokens: number; held: number }[]>;
}

type Step =
  | { op: 'open'; user: number }
  | { op: 'hold'; user: number; amount: number }
  | { op: 'repeat' | 'capture' | 'void' | 'expire'; pick: number }
  | { op: 'adjust'; user: number; delta: number }
  | { op: 'buy'; user: number; plan: number; twice: boolean }
  | { op: 'refund'; pick: number }
  | { op: 'end-refund'; pick: number; to: 'processed' | 'failed' };

const user = fc.nat(USERS - 1);
const pick = fc.nat(30);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ op: fc.constant('open' as const), user }) },
  {
    weight: 6,
    arbitrary: fc.record({ op: fc.constant('hold' as const), user, amount: fc.integer({ min: 1, max: 6 }) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      op: fc.constantFrom('repeat' as const, 'capture' as const, 'void' as const, 'expire' as const),
      pick,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      op: fc.constant('adjust' as const),
      user,
      delta: fc.integer({ min: -8, max: 8 }).filter((delta) => delta !== 0),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ op: fc.constant('buy' as const), user, plan: fc.nat(2), twice: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ op: fc.constant('refund' as const), pick }) },
  {
    weight: 3,
    arbitrary: fc.record({
      op: fc.constant('end-refund' as const),
      pick,
      to: fc.constantFrom('processed' as const, 'failed' as const),
    }),
  },
);

const nth = <K>(keys: Iterable<K>, index: number): K | undefined => {
  const list = [...keys];
  return list.length === 0 ? undefined : list[index % list.length];
};

/** The code of an expected refusal, or null. */
async function refusal(call: Promise<unknown>): Promise<string | null> {
  try {
    await call;
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

async function hold(model: LedgerModel, real: Real, index: number, amount: number): Promise<void> {
  const id = randomUUID();
  const fits = model.free(index) >= amount;
  expect(
    await refusal(
      real.ledger.createHold({ holdId: id, userId: real.users[index] ?? '', amount, ttlS: 3_600 }),
    ),
  ).toBe(fits ? null : 'OUT_OF_TOKENS');
  if (fits) model.holds.set(id, { user: index, amount, state: 'pending' });
}

async function onHold(
  model: LedgerModel,
  real: Real,
  op: 'repeat' | 'capture' | 'void' | 'expire',
  index: number,
): Promise<void> {
  const id = nth(model.holds.keys(), index);
  const known = id === undefined ? undefined : model.holds.get(id);
  if (id === undefined || !known) return;
  switch (op) {
    case 'repeat':
      expect(
        (
          await real.ledger.createHold({
            holdId: id,
            userId: real.users[known.user] ?? '',
            amount: known.amount,
            ttlS: 3_600,
          })
        ).state,
      ).toBe(known.state);
      return;
    case 'capture':
      model.endHold(id, 'captured');
      expect((await real.ledger.capture({ holdId: id })).state).toBe(known.state);
      return;
    case 'void':
      model.endHold(id, 'voided');
      expect((await real.ledger.void({ holdId: id })).state).toBe(known.state);
      return;
    case 'expire':
      await real.makeDue(id);
      expect(await real.ledger.expireDue()).toBe(known.state === 'pending' ? 1 : 0);
      model.endHold(id, 'expired');
  }
}

async function adjust(model: LedgerModel, real: Real, index: number, delta: number): Promise<void> {
  const change = { userId: real.users[index] ?? '', delta, reason: 'a change by hand', ref: randomUUID() };
  const exists = model.piles[index]?.length !== 0;
  const fits = model.free(index) + delta >= 0;
  expect(await refusal(real.ledger.adjust({ actor: admin, ...change }))).toBe(
    !exists ? 'NOT_FOUND' : fits ? null : 'OUT_OF_TOKENS',
  );
  if (!exists || !fits) return;
  if (delta > 0) model.credit(index, delta, null);
  else model.spend(index, -delta);
}

async function buy(
  model: LedgerModel,
  real: Real,
  index: number,
  planIndex: number,
  twice: boolean,
): Promise<void> {
  const plan = PLANS[PLAN_NAMES[planIndex] ?? 'standard'];
  const amountPaise = plan.priceInr * 100;
  const opened = await real.payments.openOrder({
    userId: real.users[index] ?? '',
    plan: plan.name,
    tokens: plan.tokens,
    amountPaise,
    idempotencyKey: null,
    maxOpen: 100,
  });
  const orderId = `order_${randomUUID()}`;
  await real.payments.attachOrder(opened.id, orderId, 30);
  const payment = { orderId, paymentId: `pay_${randomUUID()}`, amountPaise, currency: 'INR' };
  expect((await real.payments.settle({ ...payment, amountPaise: amountPaise - 1 })).outcome).toBe('mismatch');
  expect((await real.payments.settle(payment)).outcome).toBe('credited');
  if (twice) expect((await real.payments.settle(payment)).outcome).toBe('already');
  model.credit(index, plan.tokens, orderId);
}

async function refund(model: LedgerModel, real: Real, index: number): Promise<void> {
  const orderId = nth(model.paid.keys(), index);
  if (orderId === undefined) return;
  const unused = model.unused(orderId);
  const request = { orderId, reason: 'a refund', actorId: admin.userId, idempotencyKey: randomUUID() };
  if (unused === 0) {
    expect(await refusal(real.payments.openRefund(request))).toBe('NOTHING_TO_REFUND');
    return;
  }
  const opened = await real.payments.openRefund(request);
  expect(opened.tokens).toBe(unused);
  expect((await real.payments.openRefund(request)).id).toBe(opened.id);
  model.startRefund(opened.id, orderId, unused);
}

async function endRefund(
  model: LedgerModel,
  real: Real,
  index: number,
  to: 'processed' | 'failed',
): Promise<void> {
  const id = nth(model.refunds.keys(), index);
  if (id === undefined) return;
  const pending = model.refunds.get(id)?.state === 'pending';
  expect((await real.payments.resolveRefund(id, null, to)).changed).toBe(pending);
  model.endRefund(id, to);
}

async function take(step: Step, model: LedgerModel, real: Real): Promise<void> {
  switch (step.op) {
    case 'open':
      await real.ledger.open({ userId: real.users[step.user] ?? '' });
      model.open(step.user);
      return;
    case 'hold':
      return hold(model, real, step.user, step.amount);
    case 'repeat':
    case 'capture':
    case 'void':
    case 'expire':
      return onHold(model, real, step.op, step.pick);
    case 'adjust':
      return adjust(model, real, step.user, step.delta);
    case 'buy':
      return buy(model, real, step.user, step.plan, step.twice);
    case 'refund':
      return refund(model, real, step.pick);
    case 'end-refund':
      return endRefund(model, real, step.pick, step.to);
  }
}

describe('the ledger against its model', () => {
  let billing: BillingHarness;
  beforeAll(async () => {
    billing = await startBilling();
  });
  afterAll(() => billing.stop());

  const agree = (changeModel: (model: LedgerModel) => void = () => undefined) =>
    fc.asyncProperty(fc.array(anyStep, { minLength: 10, maxLength: 50 }), async (steps) => {
      const ledger = billing.service.app.get(LedgerService);
      const users = Array.from({ length: USERS }, () => randomUUID());
      const real: Real = {
        ledger,
        payments: billing.service.app.get(PaymentsRepository),
        users,
        makeDue: (id) =>
          billing.database.query(
            `UPDATE billing.hold SET expires_at = now() - interval '1 s' WHERE id = $1 AND state = 'pending'`,
            [id],
          ),
        wallets: () => Promise.all(users.map((userId) => ledger.get({ userId }))),
      };
      const model = new LedgerModel(USERS);
      changeModel(model);
      for (const step of steps) {
        await take(step, model, real);
        const wallets = await real.wallets();
        expect(wallets.map(({ tokens, held }) => ({ tokens, held }))).toEqual(
          users.map((_, index) => ({ tokens: model.free(index), held: model.held(index) })),
        );
      }
      expect(await billing.drift()).toEqual([]);
    });

  it('agrees with the model after each step of random operations', async () => {
    await fc.assert(agree(), { numRuns: Number(process.env['DRILL_SEQUENCES'] ?? 30), endOnFailure: true });
  }, 600_000);

  it('differs from a model that spends the newest tokens first', async () => {
    const newestFirst = (model: LedgerModel): void => {
      for (const pile of model.piles) pile.push = (...credits) => pile.unshift(...credits);
    };
    const result = await fc.check(agree(newestFirst), { numRuns: 60, endOnFailure: true });
    expect(result.failed).toBe(true);
  });
});
