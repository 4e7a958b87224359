import { JudgeJob } from '@evident/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { JobOutbox, type Dispatch } from './job-outbox.js';
import type { LeasedTable } from './leased-table.js';
import { JobProducer } from '../queue.js';
import { Database } from '../sql.js';
import { createTestDatabase, PATIENT_MS, testRedisUrl, type TestDatabase } from '../testing/index.js';

const MIGRATIONS = {
  schema: 'outbox',
  role: 'outbox',
  migrations: [
    {
      name: '0001-errand',
      sql: `CREATE TABLE errand (
              id uuid PRIMARY KEY, status text NOT NULL DEFAULT 'queued', dispatch_no int NOT NULL DEFAULT 1,
              dispatched_at timestamptz DEFAULT now(), created_at timestamptz NOT NULL DEFAULT now(),
              not_before timestamptz NOT NULL DEFAULT now(), paid boolean NOT NULL DEFAULT true)`,
    },
  ],
};

const ERRANDS: LeasedTable = {
  name: 'errand',
  statuses: { waiting: 'queued', leased: 'running', finished: 'done', failed: 'failed' },
  columns: 'id, status',
  optionalColumns: ['not_before'],
  conditions: { dispatch: 'paid' },
};

class Errands extends JobOutbox<Dispatch> {
  constructor(
    database: Database,
    private readonly producer: JobProducer<typeof JudgeJob>,
  ) {
    super(database, ERRANDS, new Logger('errands'));
  }

  protected add({ id }: Dispatch, jobId: string): Promise<void> {
    return this.producer.add('run-errand', { id }, { jobId });
  }

  protected holds(_dispatch: Dispatch, jobId: string): Promise<boolean> {
    return this.producer.holds(jobId);
  }
}

describe('JobOutbox', () => {
  let server: TestDatabase;
  let database: Database;
  let redis: Redis;
  let producer: JobProducer<typeof JudgeJob>;
  let errands: Errands;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    server = await createTestDatabase(MIGRATIONS);
    database = await Database.connect({ url: server.url, schema: 'outbox' });
    redis = new Redis(testRedisUrl());
  });
  beforeEach(async () => {
    await server.query('TRUNCATE outbox.errand');
    await redis.flushdb();
    producer = new JobProducer('verify', JudgeJob, testRedisUrl(), () => undefined, PATIENT_MS);
    errands = new Errands(database, producer);
  });
  afterEach(() => producer.close());
  afterAll(async () => {
    redis.disconnect();
    await database.close();
    await server.drop();
  });

  /** Stores a row. @param seenS seconds since its job was last seen; null: none was ever added */
  async function store(seenS: number | null, notBeforeS = 0): Promise<Dispatch> {
    const id = randomUUID();
    await server.query(
      `INSERT INTO outbox.errand (id, dispatched_at, not_before)
       VALUES ($1, now() - $2 * interval '1 second', now() + $3 * interval '1 second')`,
      [id, seenS, notBeforeS],
    );
    return { id, dispatch_no: 1 };
  }
  const rowsOf = (...dispatches: Dispatch[]) =>
    server.query<{ dispatch_no: number; seen: boolean | null }>(
      `SELECT dispatch_no, dispatched_at >= created_at AS seen FROM outbox.errand
        WHERE id = ANY($1) ORDER BY array_position($1, id)`,
      [dispatches.map(({ id }) => id)],
    );

  it('adds a new job, under a new number, where one was lost', async () => {
    const lost = await store(10);
    await expect(errands.redispatch()).resolves.toBe(1);
    expect(await rowsOf(lost)).toEqual([{ dispatch_no: 2, seen: true }]);
    await expect(producer.holds(`${lost.id}-2`)).resolves.toBe(true);
    await expect(errands.redispatch()).resolves.toBe(0);
  });

  it('leaves a job alone that still waits, and notes that it was seen', async () => {
    const waits = await store(10);
    await errands.dispatch(waits);
    await expect(errands.redispatch()).resolves.toBe(0);
    expect(await rowsOf(waits)).toEqual([{ dispatch_no: 1, seen: true }]);
  });

  it('adds jobs only for rows that are due, not for one whose job was just added', async () => {
    const never = await store(null);
    // The rest may take longer than a row counts as just seen.
    const justNow = await store(-3_600);
    const early = await store(10, 60);
    const unpaid = await store(10);
    await server.query('UPDATE outbox.errand SET paid = false WHERE id = $1', [unpaid.id]);
    const leased = await store(10);
    await server.query(`UPDATE outbox.errand SET status = 'running' WHERE id = $1`, [leased.id]);
    await expect(errands.redispatch()).resolves.toBe(1);
    const rows = await rowsOf(never, justNow, early, unpaid, leased);
    expect(rows.map((row) => row.dispatch_no)).toEqual([2, 1, 1, 1, 1]);
  });

  it('ends the round when the queue takes nothing, and adds the jobs in the next', async () => {
    const [first, second] = [await store(null), await store(null)];
    const away = new JobProducer('verify', JudgeJob, 'redis://127.0.0.1:1', () => undefined);
    const cut = new Errands(database, away);
    await expect(cut.dispatch(first)).resolves.toBe(false);
    await expect(cut.redispatch()).resolves.toBe(1);
    await away.close();
    expect((await rowsOf(first, second)).map((row) => row.seen)).toEqual([null, null]);
    await expect(errands.redispatch()).resolves.toBe(2);
  });
});
