import { expect } from '@jest/globals';
import type { Database, Sql } from '../../sql.js';
import type { LeasedRow, LeasedRows } from '../leased-rows.js';
import type { LeasedTable } from '../leased-table.js';

export const MIGRATIONS = {
  schema: 'leases',
  role: 'leases',
  migrations: [
    {
      name: '0001-errand',
      sql: `CREATE TABLE errand (
              id uuid PRIMARY KEY, status text NOT NULL DEFAULT 'queued', attempt int NOT NULL DEFAULT 0,
              claims int NOT NULL DEFAULT 0, lease_until timestamptz, worker_id text, not_before timestamptz,
              dispatch_no int NOT NULL DEFAULT 0, dispatched_at timestamptz, fault text, result text,
              wanted boolean NOT NULL DEFAULT true, ended_at timestamptz, created_at timestamptz DEFAULT now())`,
    },
  ],
};

export interface ErrandRow extends LeasedRow {
  fault: string | null;
  result: string | null;
  worker_id: string | null;
  ended: boolean;
  /** Rounded; null: waits for nothing. */
  waits_s: number | null;
}

export const ERRANDS: LeasedTable = {
  name: 'errand',
  statuses: { waiting: 'queued', leased: 'running', finished: 'done', failed: 'failed' },
  optionalColumns: ['worker_id', 'not_before', 'fault'],
  columns: `id, status, attempt, claims, fault, result, worker_id, ended_at IS NOT NULL AS ended,
    round(extract(epoch FROM not_before - now()))::int AS waits_s`,
  maxClaims: 2,
  faultDelayMs: 30_000,
  conditions: { claim: 'wanted', renew: 'wanted' },
  sets: { finish: { ended_at: 'now()' }, fail: { ended_at: 'now()', result: `'none'` } },
};

export const LEASE_MS = 60_000;

export interface Bench {
  rows: LeasedRows<ErrandRow>;
  database: Database;
  /** Runs SQL as it stands, outside the module. */
  sql: Sql;
  mutant: (sql: Sql) => Sql;
  store: () => Promise<string>;
  claim: (id: string) => Promise<number>;
  runOut: (id: string) => Promise<unknown>;
}

const statusOf = async ({ sql }: Bench, id: string): Promise<string | undefined> =>
  (await sql.query<{ status: string }>('SELECT status FROM errand WHERE id = $1', [id]))[0]?.status;

/** What LeasedRows guarantees, by name, each as a check on a real PostgreSQL. */
export const GUARANTEES = {
  'gives a waiting row to one of several racing claims': async ({ rows, store }) => {
    const id = await store();
    const claims = await Promise.all([1, 2, 3].map(() => rows.claim(id, { leaseMs: LEASE_MS })));
    expect(claims.filter(Boolean)).toHaveLength(1);
  },
  'gives a leased row to another worker once the lease has run out': async ({
    rows,
    store,
    claim,
    runOut,
  }) => {
    const id = await store();
    await claim(id);
    await runOut(id);
    await expect(rows.claim(id, { leaseMs: LEASE_MS, workerId: 'second' })).resolves.toMatchObject({
      attempt: 2,
      claims: 2,
      status: 'running',
      worker_id: 'second',
    });
  },
  'gives no finished row to a worker': async ({ rows, store, claim }) => {
    const id = await store();
    await rows.finish(id, await claim(id), { result: 'one' });
    await expect(rows.claim(id, { leaseMs: LEASE_MS })).resolves.toBeUndefined();
  },
  'gives no row to a worker against the condition of its table': async ({ rows, sql, store }) => {
    const id = await store();
    await sql.query('UPDATE errand SET wanted = false WHERE id = $1', [id]);
    await expect(rows.claim(id, { leaseMs: LEASE_MS })).resolves.toBeUndefined();
  },
  'extends the lease and stores what comes with it': async ({ rows, store, claim, runOut }) => {
    const id = await store();
    const attempt = await claim(id);
    await runOut(id);
    await expect(rows.renew(id, attempt, LEASE_MS, { result: 'half' })).resolves.toMatchObject({
      result: 'half',
    });
    await expect(rows.claim(id, { leaseMs: LEASE_MS })).resolves.toBeUndefined();
  },
  'refuses a renewal by a stale attempt': async ({ rows, store, claim, runOut }) => {
    const id = await store();
    const stale = await claim(id);
    await runOut(id);
    await claim(id);
    await expect(rows.renew(id, stale, LEASE_MS)).resolves.toBeUndefined();
  },
  'refuses a renewal of a row that was given back': async ({ rows, store, claim }) => {
    const id = await store();
    const attempt = await claim(id);
    await rows.release(id, attempt, null);
    await expect(rows.renew(id, attempt, LEASE_MS)).resolves.toBeUndefined();
  },
  'refuses a renewal against the condition of its table': async ({ rows, sql, store, claim }) => {
    const id = await store();
    const attempt = await claim(id);
    await sql.query('UPDATE errand SET wanted = false WHERE id = $1', [id]);
    await expect(rows.renew(id, attempt, LEASE_MS)).resolves.toBeUndefined();
  },
  'holds no row for a stale attempt': async ({ rows, database, mutant, store, claim, runOut }) => {
    const id = await store();
    const stale = await claim(id);
    await runOut(id);
    const attempt = await claim(id);
    await database.transaction(async (sql) => {
      await expect(rows.hold(id, stale, mutant(sql))).resolves.toBeUndefined();
      await expect(rows.hold(id, attempt, mutant(sql))).resolves.toMatchObject({ attempt });
    });
  },
  'lets nobody change a row that a transaction holds': async ({
    rows,
    database,
    sql,
    mutant,
    store,
    claim,
  }) => {
    const id = await store();
    const attempt = await claim(id);
    await database.transaction(async (held) => {
      await rows.hold(id, attempt, mutant(held));
      const rival = sql.query('SELECT id FROM errand WHERE id = $1 FOR UPDATE NOWAIT', [id]);
      await expect(rival).rejects.toThrow('could not obtain lock');
    });
  },
  'stores one result, and nothing after it': async ({ rows, store, claim }) => {
    const id = await store();
    const attempt = await claim(id);
    await expect(rows.finish(id, attempt, { result: 'one' })).resolves.toMatchObject({
      status: 'done',
      result: 'one',
      fault: null,
      ended: true,
    });
    await expect(rows.finish(id, attempt, { result: 'two' })).resolves.toBeUndefined();
    await expect(rows.fail(id, attempt, {})).resolves.toBeUndefined();
  },
  'refuses a result of a stale attempt': async ({ rows, store, claim, runOut }) => {
    const id = await store();
    const stale = await claim(id);
    await runOut(id);
    await claim(id);
    await expect(rows.finish(id, stale, { result: 'late' })).resolves.toBeUndefined();
  },
  'fails a row whatever claims it has left': async ({ rows, store, claim }) => {
    const id = await store();
    await expect(rows.fail(id, await claim(id), { result: 'why' })).resolves.toMatchObject({
      status: 'failed',
      result: 'why',
      ended: true,
    });
  },
  'lets a row wait after a fault, and fails it after its last claim': async ({ rows, sql, store, claim }) => {
    const id = await store();
    await expect(rows.release(id, await claim(id), 'broke')).resolves.toMatchObject({
      status: 'queued',
      fault: 'broke',
      waits_s: 30,
      ended: false,
      result: null,
      worker_id: null,
    });
    await sql.query('UPDATE errand SET not_before = now() WHERE id = $1', [id]);
    await expect(rows.release(id, await claim(id), 'broke again')).resolves.toMatchObject({
      status: 'failed',
      fault: 'broke again',
      ended: true,
      result: 'none',
    });
  },
  'does not count the claim of a worker that shuts down': async ({ rows, store, claim }) => {
    const id = await store();
    for (let round = 0; round <= rows.maxClaims; round += 1)
      await expect(rows.release(id, await claim(id), null)).resolves.toMatchObject({
        status: 'queued',
        claims: 0,
        waits_s: 0,
      });
  },
  'refuses what a stale attempt gives back': async (bench) => {
    const { rows, store, claim, runOut } = bench;
    const id = await store();
    const stale = await claim(id);
    await runOut(id);
    await claim(id);
    await expect(rows.release(id, stale, null)).resolves.toBeUndefined();
  },
  'refuses what is given back after its end': async (bench) => {
    const { rows, store, claim } = bench;
    const id = await store();
    const attempt = await claim(id);
    await rows.finish(id, attempt, { result: 'one' });
    await rows.release(id, attempt, 'late');
    await expect(statusOf(bench, id)).resolves.toBe('done');
  },
  'takes back only rows whose lease has run out': async ({ rows, store, claim, runOut }) => {
    const [kept, lost] = [await store(), await store()];
    await claim(kept);
    await claim(lost);
    await runOut(lost);
    await expect(rows.expire()).resolves.toMatchObject([
      { id: lost, status: 'queued', fault: 'the worker fell silent', ended: false },
    ]);
  },
  'fails a row whose last worker fell silent': async ({ rows, store, claim, runOut }) => {
    const id = await store();
    for (let round = 0; round < rows.maxClaims; round += 1) {
      await claim(id);
      await runOut(id);
    }
    await expect(rows.expire()).resolves.toMatchObject([{ id, status: 'failed', ended: true }]);
    await expect(rows.expire()).resolves.toEqual([]);
  },
  'takes back no row that its service has ended': async ({ rows, sql, store, claim, runOut }) => {
    const id = await store();
    await claim(id);
    await runOut(id);
    await sql.query(`UPDATE errand SET status = 'cancelled' WHERE id = $1`, [id]);
    await expect(rows.expire()).resolves.toEqual([]);
  },
  'sweeps past a row that somebody else holds': async ({ rows, database, store, claim, runOut }) => {
    const id = await store();
    await claim(id);
    await runOut(id);
    await database.transaction(async (held) => {
      await held.query('SELECT id FROM errand WHERE id = $1 FOR UPDATE', [id]);
      await expect(rows.expire()).resolves.toEqual([]);
    });
  },
} satisfies Record<string, (bench: Bench) => Promise<void>>;

export type Guarantee = keyof typeof GUARANTEES;
