import { randomUUID } from 'node:crypto';
import { EventSubscriber, type RunningService } from '@evident/kit';
import { createTestDatabase, testRedisUrl, until, type TestDatabase } from '@evident/kit/testing/index';
import type { BusEvent } from '@evident/contracts';
import pg from 'pg';
import { SCHEMA_MIGRATIONS } from '../migrations/index.js';
import { startBilling, type BillingHarness } from '../testing/billing-harness.js';
import { LedgerService } from './ledger.service.js';
import { LedgerCheckService } from './ledger-check.service.js';

const admin = { userId: randomUUID(), role: 'ADMIN' as const };

describe('the token ledger over RPC', () => {
  let billing: BillingHarness;
  let service: RunningService;
  const newUser = async (): Promise<string> => {
    const userId = randomUUID();
    await billing.rpc.call('wallet.open', { userId });
    return userId;
  };
  const hold = (userId: string, holdId = randomUUID(), ttlS = 600) =>
    billing.rpc.call('hold.create', { holdId, userId, amount: 1, ttlS });

  beforeAll(async () => {
    billing = await startBilling();
    service = billing.service;
  });
  afterEach(async () => expect(await billing.drift()).toEqual([]));
  afterAll(() => billing.stop());

  it('grants three tokens once when a wallet is opened repeatedly and concurrently', async () => {
    const userId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => billing.rpc.call('wallet.open', { userId })),
    );
    expect(answers.every((wallet) => wallet.tokens === 3 && !wallet.priority && !wallet.analytics)).toBe(
      true,
    );
    const history = await billing.rpc.call('wallet.history', {
      actor: { userId, role: 'USER' },
      before: null,
      limit: 10,
    });
    expect(history.transfers).toMatchObject([{ kind: 'signup', delta: 3, balanceAfter: 3 }]);
  });

  it('answers zero tokens for a user without a wallet', async () => {
    expect(await billing.rpc.call('wallet.get', { userId: randomUUID() })).toEqual({
      tokens: 0,
      held: 0,
      priority: false,
      analytics: false,
    });
  });

  it('captures or voids a hold once', async () => {
    const userId = await newUser();
    const [first, second] = [randomUUID(), randomUUID()];
    expect(await hold(userId, first)).toEqual({ state: 'pending', tokens: 2 });
    expect(await hold(userId, first)).toEqual({ state: 'pending', tokens: 2 });
    expect(await hold(userId, second)).toEqual({ state: 'pending', tokens: 1 });
    expect(await billing.rpc.call('hold.capture', { holdId: first })).toEqual({
      state: 'captured',
      tokens: 1,
    });
    expect(await billing.rpc.call('hold.void', { holdId: first })).toEqual({ state: 'captured', tokens: 1 });
    expect(await billing.rpc.call('hold.void', { holdId: second })).toEqual({ state: 'voided', tokens: 2 });
    expect(await billing.rpc.call('hold.capture', { holdId: second })).toEqual({
      state: 'voided',
      tokens: 2,
    });
    expect(await billing.rpc.call('wallet.get', { userId })).toMatchObject({ tokens: 2, held: 0 });
  });

  it('refuses the fourth hold of three tokens, and one of a user without a wallet', async () => {
    const userId = await newUser();
    for (let index = 0; index < 3; index += 1) await hold(userId);
    await expect(hold(userId)).rejects.toMatchObject({ code: 'OUT_OF_TOKENS' });
    await expect(hold(randomUUID())).rejects.toMatchObject({ code: 'OUT_OF_TOKENS' });
  });

  it('refuses the hold id of another user, and the end of an unknown hold', async () => {
    const [one, other, holdId] = [await newUser(), await newUser(), randomUUID()];
    await hold(one, holdId);
    await expect(hold(other, holdId)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    await expect(billing.rpc.call('hold.capture', { holdId: randomUUID() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await billing.rpc.call('wallet.get', { userId: other })).toMatchObject({ tokens: 3, held: 0 });
  });

  it('lets exactly one of a concurrent capture and void win', async () => {
    const userId = await newUser();
    await billing.rpc.call('wallet.adjust', {
      actor: admin,
      userId,
      delta: 37,
      reason: 'room for forty holds',
      ref: randomUUID(),
    });
    const ids = Array.from({ length: 40 }, () => randomUUID());
    await Promise.all(ids.map((id) => hold(userId, id)));
    const ends = await Promise.all(
      ids.map(async (holdId) =>
        Promise.all([
          billing.rpc.call('hold.capture', { holdId }),
          billing.rpc.call('hold.void', { holdId }),
        ]),
      ),
    );
    const captured = ends.filter(([capture, voided]) => {
      expect(capture.state).toBe(voided.state);
      return capture.state === 'captured';
    }).length;
    expect(await billing.rpc.call('wallet.get', { userId })).toMatchObject({
      tokens: 40 - captured,
      held: 0,
    });
  });

  it('expires a pending hold, after which a capture changes nothing', async () => {
    const [userId, due, later] = [await newUser(), randomUUID(), randomUUID()];
    await hold(userId, due);
    await hold(userId, later);
    await billing.database.query(
      `UPDATE billing.hold SET expires_at = now() - interval '1 s' WHERE id = $1`,
      [due],
    );
    expect(await service.app.get(LedgerService).expireDue()).toBe(1);
    expect(await billing.rpc.call('hold.capture', { holdId: due })).toEqual({ state: 'expired', tokens: 2 });
    expect(await billing.rpc.call('hold.capture', { holdId: later })).toEqual({
      state: 'captured',
      tokens: 2,
    });
  });

  it('adjusts for admins only, once per reference, with a reason, never below zero', async () => {
    const [userId, ref] = [await newUser(), randomUUID()];
    const change = { userId, delta: 5, reason: 'apology for the outage', ref };
    await expect(
      billing.rpc.call('wallet.adjust', { actor: { userId, role: 'USER' }, ...change }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await billing.rpc.call('wallet.adjust', { actor: admin, ...change });
    expect(await billing.rpc.call('wallet.adjust', { actor: admin, ...change })).toMatchObject({ tokens: 8 });
    await expect(
      billing.rpc.call('wallet.adjust', { actor: admin, ...change, delta: 6 }),
    ).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    await expect(
      billing.rpc.call('wallet.adjust', {
        actor: admin,
        userId,
        delta: -9,
        reason: 'too much',
        ref: randomUUID(),
      }),
    ).rejects.toMatchObject({ code: 'OUT_OF_TOKENS' });
    await expect(
      billing.rpc.call('wallet.adjust', {
        actor: admin,
        userId: randomUUID(),
        delta: 1,
        reason: 'nobody',
        ref: randomUUID(),
      }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const [entry] = await billing.database.query(
      `SELECT actor_id, reason FROM billing.transfer WHERE kind = 'adjust' AND ref = $1`,
      [ref],
    );
    expect(entry).toEqual({ actor_id: admin.userId, reason: 'apology for the outage' });
  });

  // The largest number that the route admits was too large for the column, and the answer was a 500.
  it('begins with the newest entry for a page before any number', async () => {
    const actor = { userId: randomUUID(), role: 'USER' as const };
    await billing.rpc.call('wallet.open', { userId: actor.userId });
    const page = { actor, before: Number.MAX_SAFE_INTEGER, limit: 3 };
    await expect(billing.rpc.call('wallet.history', page)).resolves.toMatchObject({
      transfers: [{ kind: 'signup' }],
    });
  });

  it('pages through the history, newest first', async () => {
    const userId = await newUser();
    for (let index = 1; index <= 4; index += 1) {
      await billing.rpc.call('wallet.adjust', {
        actor: admin,
        userId,
        delta: index,
        reason: `entry ${index}`,
        ref: randomUUID(),
      });
    }
    const actor = { userId, role: 'USER' as const };
    const first = await billing.rpc.call('wallet.history', { actor, before: null, limit: 3 });
    expect(first.transfers.map((entry) => entry.delta)).toEqual([4, 3, 2]);
    const second = await billing.rpc.call('wallet.history', { actor, before: first.nextBefore, limit: 3 });
    expect(second.transfers.map((entry) => [entry.delta, entry.balanceAfter])).toEqual([
      [1, 4],
      [3, 3],
    ]);
    expect(second.nextBefore).toBeNull();
  });

  it('publishes the spendable tokens after each change, and only then', async () => {
    const heard: BusEvent[] = [];
    const subscriber = new EventSubscriber(testRedisUrl(), () => undefined);
    await subscriber.subscribe((event) => heard.push(event));
    const userId = await newUser();
    const holdId = randomUUID();
    await hold(userId, holdId);
    await hold(userId, holdId);
    await billing.rpc.call('hold.void', { holdId });
    await billing.rpc.call('hold.void', { holdId });
    const mine = await until('three events', () => {
      const found = heard.filter((event) => event.userId === userId);
      return found.length >= 3 && found;
    });
    subscriber.close();
    expect(mine.map((event) => [event.name, event.payload])).toEqual([
      ['wallet.changed', { tokens: 3, reason: 'signup' }],
      ['wallet.changed', { tokens: 2, reason: 'hold' }],
      ['wallet.changed', { tokens: 3, reason: 'hold-voided' }],
    ]);
  });
});

describe('the ledger’s guards in the database', () => {
  let database: TestDatabase;
  let role: pg.Client;
  const userId = randomUUID();

  beforeAll(async () => {
    database = await createTestDatabase(SCHEMA_MIGRATIONS);
    role = new pg.Client({ connectionString: database.url, options: '-c search_path=billing' });
    await role.connect();
    await role.query('SELECT wallet_open($1, 3)', [userId]);
    await role.query(`SELECT hold_create_analysis($1, $1, 1, interval '1 min')`, [userId]);
    await role.query(`SELECT analysis_hold_end($1, 'captured')`, [userId]);
  });
  afterAll(async () => {
    await role.end();
    await database.drop();
  });

  it.each([
    `UPDATE wallet SET posted = 99`,
    `INSERT INTO wallet (user_id, posted) VALUES (gen_random_uuid(), 9)`,
    `DELETE FROM wallet`,
    `INSERT INTO transfer (kind, ref, user_id, delta, posted_after, seq) VALUES ('purchase', 'x', gen_random_uuid(), 9, 9, 1)`,
    `UPDATE transfer SET delta = 9`,
    `DELETE FROM transfer`,
    `TRUNCATE transfer`,
    `UPDATE hold SET state = 'voided'`,
    `DELETE FROM hold`,
    `SELECT credit(gen_random_uuid(), 'purchase', 'x', 9)`,
    `SELECT hold_end(gen_random_uuid(), 'voided')`,
    `CREATE TABLE mine (id integer)`,
  ])('the service’s role may not: %s', async (sql) => {
    await expect(role.query(sql)).rejects.toMatchObject({ code: '42501' });
  });

  it.each([
    [`UPDATE billing.transfer SET delta = 9`, /may not be changed/],
    [`DELETE FROM billing.transfer`, /may not be changed/],
    [`TRUNCATE billing.transfer`, /may not be changed/],
    [`DELETE FROM billing.hold`, /may not be changed/],
    [`UPDATE billing.hold SET state = 'voided'`, /is final/],
    [`UPDATE billing.wallet SET held = posted + 1`, /never_overspent/],
    [`UPDATE billing.wallet SET held = -1`, /held_not_negative/],
  ])('even the owner may not: %s', async (sql, message) => {
    await expect(database.query(sql)).rejects.toThrow(message);
  });

  it('finds a balance that was changed without the functions', async () => {
    const billing = await startBilling();
    try {
      const watch = billing.service.app.get(LedgerCheckService);
      await billing.rpc.call('wallet.open', { userId });
      expect(await watch.check()).toBe(0);
      await billing.database.query('UPDATE billing.wallet SET posted = posted + 1');
      expect(await watch.check()).toBe(1);
      const metrics = await (await fetch(`http://127.0.0.1:${billing.service.opsPort}/metrics`)).text();
      expect(metrics).toContain('ledger_drift_rows{view="drift_wallet"} 1');
    } finally {
      await billing.stop();
    }
  });

  it('refuses to start with a role that may write tables', async () => {
    await expect(startBilling({ DATABASE_URL: database.adminUrl })).rejects.toThrow(
      /its role may write .*wallet/,
    );
  });
});
