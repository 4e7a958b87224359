import { JudgeJob } from '@evident/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { databaseOptions } from './database.js';
import { JobOutbox, type Dispatch } from './job-outbox.js';
import { JobProducer } from './queue.js';
import { Database } from './sql.js';
import { createTestDatabase, testRedisUrl, type TestDatabase } from './testing/index.js';

const TABLE = {
  schema: 'outbox',
  role: 'outbox',
  migrations: [
    {
      name: '0001-errand',
      sql: `CREATE TABLE errand (
              id uuid PRIMARY KEY, status text NOT NULL DEFAULT 'queued', dispatch_no int NOT NULL DEFAULT 1,
              dispatched_at timestamptz DEFAULT now(), created_at timestamptz NOT NULL DEFAULT now(),
              not_before timestamptz NOT NULL DEFAULT now())`,
    },
  ],
};

class Errands extends JobOutbox<Dispatch> {
  constructor(
    database: Database,
    private readonly producer: JobProducer<typeof JudgeJob>,
  ) {
    super(database, { name: 'errand', due: 'not_before <= now()' }, new Logger('errands'));
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
  let source: DataSource;
  let redis: Redis;
  let producer: JobProducer<typeof JudgeJob>;
  let errands: Errands;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    server = await createTestDatabase(TABLE);
    const options = databaseOptions({ url: server.url, schema: 'outbox', entities: [] });
    source = await new DataSource(options).initialize();
    redis = new Redis(testRedisUrl());
  });
  beforeEach(async () => {
    await server.query('TRUNCATE outbox.errand');
    await redis.flushdb();
    producer = new JobProducer('verify', JudgeJob, testRedisUrl(), () => undefined);
    errands = new Errands(new Database(source), producer);
  });
  afterEach(() => producer.close());
  afterAll(async () => {
    redis.disconnect();
    await source.destroy();
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
      `SELECT dispatch_no, dispatched_at > now() - interval '2 seconds' AS seen FROM outbox.errand
        WHERE id = ANY($1) ORDER BY array_position($1, id)`,
      [dispatches.map(({ id }) => id)],
    );

  it('adds a job anew where one was lost, under a number of its own', async () => {
    const lost = await store(10);
    await expect(errands.redispatch()).resolves.toBe(1);
    expect(await rowsOf(lost)).toEqual([{ dispatch_no: 2, seen: true }]);
    await expect(producer.holds(`${lost.id}-2`)).resolves.toBe(true);
    await expect(errands.redispatch()).resolves.toBe(0);
  });

  it('leaves alone a job that still waits, and notes that it was seen', async () => {
    const waits = await store(10);
    await errands.dispatch(waits);
    await expect(errands.redispatch()).resolves.toBe(0);
    expect(await rowsOf(waits)).toEqual([{ dispatch_no: 1, seen: true }]);
  });

  it('gives out a row without a job at once, one that was just dispatched later, one that must wait not at all', async () => {
    const never = await store(null);
    const justNow = await store(0);
    const early = await store(10, 60);
    await expect(errands.redispatch()).resolves.toBe(1);
    const rows = await rowsOf(never, justNow, early);
    expect(rows.map((row) => row.dispatch_no)).toEqual([2, 1, 1]);
  });

  it('marks what a queue that is away did not take, and ends the round there', async () => {
    const [first, second] = [await store(null), await store(null)];
    const away = new JobProducer('verify', JudgeJob, 'redis://127.0.0.1:1', () => undefined);
    const cut = new Errands(new Database(source), away);
    await expect(cut.dispatch(first)).resolves.toBe(false);
    await expect(cut.redispatch()).resolves.toBe(1);
    await away.close();
    expect((await rowsOf(first, second)).map((row) => row.seen)).toEqual([null, null]);
    await expect(errands.redispatch()).resolves.toBe(2);
  });
});
