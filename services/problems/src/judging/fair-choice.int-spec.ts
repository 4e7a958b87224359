import { randomUUID } from 'node:crypto';
import { FAIRNESS, type SubmissionKind } from '@evident/contracts';
import { Database, LeasedRows, type Sql } from '@evident/kit';
import { createTestDatabase, type TestDatabase } from '@evident/kit/testing/index';
import fc from 'fast-check';
import { SCHEMA_MIGRATIONS } from '../migrations/index.js';
import { SUBMISSIONS, type ClaimRow, type HeldRow } from '../submissions/submission-rows.js';
import { FAIR_ORDER, fairChoice } from './fair-choice.js';
import { UsageRepository } from './usage.repository.js';

const LEASE_MS = 60_000;
const KINDS = ['run', 'submit', 'verify'] as const;

/** Changes one piece of the statements that choose a row. */
class ChangedSql implements Sql {
  changed = 0;
  constructor(
    private readonly inner: Sql,
    private readonly piece: string,
    private readonly becomes: string,
  ) {}

  query<T extends object>(sql: string, values?: readonly unknown[]): Promise<T[]> {
    if (sql.includes(this.piece)) this.changed += 1;
    return this.inner.query(sql.replace(this.piece, this.becomes), values);
  }
}

interface Row {
  id: string;
  user: number;
  kind: SubmissionKind;
  worker: string | null;
  attempt: number;
}

type Step =
  | { do: 'arrive'; user: number; kind: SubmissionKind }
  | { do: 'claim'; worker: string; kind: SubmissionKind }
  | { do: 'finish'; which: number; usedMs: number };

const kind = fc.constantFrom<SubmissionKind>(...KINDS);
const user = fc.integer({ min: 0, max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('arrive' as const), user, kind }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('claim' as const), worker: fc.constantFrom('a', 'b'), kind }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('finish' as const),
      which: fc.nat(20),
      usedMs: fc.integer({ min: 0, max: 60_000 }),
    }),
  },
);

/** Users whose rows several workers claim and finish, with a model of what each of them has used. */
class Queue {
  readonly rows: Row[] = [];
  private readonly ids = Array.from({ length: 8 }, () => randomUUID());
  private readonly used = new Map<number, number>();
  private readonly leases: LeasedRows<HeldRow, ClaimRow>;

  constructor(
    private readonly database: Database,
    private readonly sql: Sql = database,
  ) {
    this.leases = new LeasedRows(sql, SUBMISSIONS);
  }

  async arrive(userAt: number, rowKind: SubmissionKind): Promise<void> {
    const id = randomUUID();
    await this.database.query(
      `INSERT INTO submission (id, kind, user_id, problem_id, language, source_code, status, priority, test_count)
       VALUES ($1, $2, $3, $1, 'PYTHON', '', 'queued', 10, 1)`,
      [id, rowKind, this.ids[userAt]],
    );
    this.rows.push({ id, user: userAt, kind: rowKind, worker: null, attempt: 0 });
  }

  /** @throws Error when another row had to come first. */
  async claim(worker: string, rowKind: SubmissionKind): Promise<Row | undefined> {
    const eligible = this.rows.filter(
      (row) =>
        row.worker === null &&
        row.kind === rowKind &&
        !this.rows.some((held) => held.worker === worker && held.kind === rowKind && held.user === row.user),
    );
    const taken = await this.take(worker, rowKind);
    if (!taken) {
      if (eligible.length > 0) throw new Error('a row waits and nobody gets it');
      return undefined;
    }
    for (const other of eligible) this.requireOrder(taken, other);
    taken.worker = worker;
    return taken;
  }

  async take(worker: string, rowKind: SubmissionKind, leases = this.leases): Promise<Row | undefined> {
    const claimed = await leases.claimChosen(fairChoice(rowKind, worker), {
      leaseMs: LEASE_MS,
      workerId: worker,
    });
    const row = this.rows.find(({ id }) => id === claimed?.id);
    if (row) row.attempt = claimed?.attempt ?? 0;
    return row;
  }

  async finish(row: Row, usedMs: number): Promise<void> {
    const usage = new UsageRepository(this.database);
    await this.database.transaction(async (sql) => {
      const held = await this.leases.hold(row.id, row.attempt, sql);
      if (!held) throw new Error('the claim was lost');
      const used_ms = await usage.book(sql, held, usedMs, true);
      await this.leases.finish(row.id, row.attempt, { verdict: 'accepted', used_ms }, sql);
    });
    this.rows.splice(this.rows.indexOf(row), 1);
    this.used.set(row.user, this.usedBy(row.user) + usedMs);
  }

  held(): Row[] {
    return this.rows.filter(({ worker }) => worker !== null);
  }

  private usedBy(userAt: number): number {
    return this.used.get(userAt) ?? 0;
  }

  private jobsOf(userAt: number): number {
    return this.held().filter((row) => row.user === userAt).length;
  }

  private requireOrder(taken: Row, other: Row): void {
    const [jobs, others] = [this.jobsOf(taken.user), this.jobsOf(other.user)];
    if (jobs > others) throw new Error('a user with more running jobs came first');
    // The model does not decay, and equals within a step are ordered otherwise.
    const margin = 2 * FAIRNESS.stepMs + 0.05 * this.usedBy(taken.user);
    if (jobs === others && this.usedBy(taken.user) > this.usedBy(other.user) + margin)
      throw new Error('a user who has used more came first');
  }
}

describe('the choice of the next row', () => {
  let schema: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    schema = await createTestDatabase(SCHEMA_MIGRATIONS);
    database = await Database.connect({ url: schema.url, schema: 'problems' });
  });
  afterAll(async () => {
    await database.close();
    await schema.drop();
  });

  const play = async (steps: readonly Step[], sql: Sql = database): Promise<void> => {
    await database.query('DELETE FROM submission');
    await database.query('DELETE FROM judge_usage');
    const queue = new Queue(database, sql);
    for (const next of steps) {
      if (next.do === 'arrive') await queue.arrive(next.user, next.kind);
      if (next.do === 'claim') await queue.claim(next.worker, next.kind);
      const held = queue.held();
      const ends = next.do === 'finish' ? held[next.which % Math.max(held.length, 1)] : undefined;
      if (next.do === 'finish' && ends) await queue.finish(ends, next.usedMs);
    }
    // Whatever waits is judged in the end.
    while (queue.rows.length > 0) {
      for (const rowKind of KINDS) await queue.claim('a', rowKind);
      for (const row of queue.held()) await queue.finish(row, 100);
    }
  };
  const steps = fc.array(step, { minLength: 30, maxLength: 60 });

  it('serves who has nothing running first, then who has used the least, and serves every row', async () => {
    await fc.assert(
      fc.asyncProperty(steps, (taken) => play(taken)),
      { numRuns: 15 },
    );
  });

  it.each([
    ['arrival', FAIR_ORDER, 'first.created_at'],
    ['use alone', 'COALESCE(r.jobs, 0), ', ''],
    ['running jobs alone', FAIR_ORDER, 'COALESCE(r.jobs, 0), first.created_at'],
  ])('would be told from an order by %s', async (_name, piece, becomes) => {
    const changed = new ChangedSql(database, piece, becomes);
    const { failed, errorInstance } = await fc.check(
      fc.asyncProperty(steps, (taken) => play(taken, changed)),
      { numRuns: 60, endOnFailure: true },
    );
    expect(failed).toBe(true);
    expect(String(errorInstance)).toContain('came first');
    expect(changed.changed).toBeGreaterThan(0);
  });

  /**
   * One user has many rows, others have one. As many workers claim as there are users, each while all claims before it are
   * still open.
   * @returns the users who got a row
   */
  const race = async (changed: (sql: Sql) => Sql = (sql) => sql): Promise<number> => {
    await database.query('DELETE FROM submission');
    await database.query('DELETE FROM judge_usage');
    const queue = new Queue(database);
    for (let at = 0; at < 12; at += 1) await queue.arrive(0, 'submit');
    for (const at of [1, 2, 3, 4, 5]) await queue.arrive(at, 'submit');
    const users = new Set<number | undefined>();
    const claimBy = async ([worker, ...others]: readonly string[]): Promise<void> => {
      if (worker === undefined) return;
      await database.transaction(async (sql) => {
        const row = await queue.take(worker, 'submit', new LeasedRows(changed(sql), SUBMISSIONS));
        users.add(row?.user);
        await claimBy(others);
      });
    };
    await claimBy(['a', 'b', 'c', 'd', 'e', 'f']);
    return users.size;
  };

  it('gives claims at the same moment the rows of different users', async () => {
    expect(await race()).toBe(6);
  });

  it('would give them rows of one user if each user stood in line with all rows', async () => {
    expect(await race((sql) => new ChangedSql(sql, 'SELECT DISTINCT ON (user_id) id', 'SELECT id'))).toBe(1);
  });

  it('books what an attempt used once, and more only when more was used', async () => {
    await database.query('DELETE FROM judge_usage');
    const queue = new Queue(database);
    await queue.arrive(0, 'run');
    const row = await queue.claim('a', 'run');
    const usage = new UsageRepository(database);
    const leases = new LeasedRows<HeldRow, ClaimRow>(database, SUBMISSIONS);
    const booked = async (usedMs: number): Promise<number> => {
      await database.transaction(async (sql) => {
        const held = await leases.hold(row?.id ?? '', 1, sql);
        if (!held) throw new Error('the claim was lost');
        const used_ms = await usage.book(sql, held, usedMs, false);
        await leases.renew(held.id, 1, LEASE_MS, { used_ms }, sql);
      });
      // Usage fades with time, but not before it was used.
      await database.query(`UPDATE judge_usage SET used_at = now() + interval '1 hour'`);
      const [sum] = await database.query<{ used_ms: number }>('SELECT used_ms FROM judge_usage');
      return Math.round((sum?.used_ms ?? 0) / 100) * 100;
    };
    expect(await booked(500)).toBe(0);
    expect(await booked(4_000)).toBe(4_000);
    expect(await booked(4_000)).toBe(4_000);
    expect(await booked(9_000)).toBe(9_000);
  });
});
