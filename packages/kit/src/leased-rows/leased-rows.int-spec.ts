import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Database, type Sql } from '../sql.js';
import { createTestDatabase, type TestDatabase } from '../testing/index.js';
import { LEASE_STEPS, type LeaseStep } from './lease-steps.js';
import { LeasedRows } from './leased-rows.js';
import {
  ERRANDS,
  GUARANTEES,
  LEASE_MS,
  MIGRATIONS,
  type Bench,
  type ErrandRow,
} from './testing/guarantees.js';
import { HELD, MUTANTS, MutantSql, type Mutation } from './testing/mutants.js';

describe('LeasedRows', () => {
  let server: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    server = await createTestDatabase(MIGRATIONS);
    database = await Database.connect({ url: server.url, schema: 'leases' });
  });
  beforeEach(() => server.query('TRUNCATE leases.errand'));
  afterAll(async () => {
    await database.close();
    await server.drop();
  });

  function benchOf(mutation?: Mutation): { bench: Bench; cuts: () => number } {
    const sqls: MutantSql[] = [];
    const mutant = (sql: Sql): Sql => {
      const made = new MutantSql(sql, mutation);
      sqls.push(made);
      return made;
    };
    const rows = new LeasedRows<ErrandRow>(mutant(database), ERRANDS);
    const bench: Bench = {
      rows,
      database,
      sql: database,
      mutant,
      store: async () => {
        const id = randomUUID();
        await database.query('INSERT INTO errand (id) VALUES ($1)', [id]);
        return id;
      },
      claim: async (id) => {
        const row = await rows.claim(id, { leaseMs: LEASE_MS, workerId: 'w' });
        expect(row).toBeDefined();
        return row?.attempt ?? 0;
      },
      runOut: (id) =>
        database.query(`UPDATE errand SET lease_until = now() - interval '1 second' WHERE id = $1`, [id]),
    };
    return { bench, cuts: () => sqls.reduce((sum, { cut }) => sum + cut, 0) };
  }

  it.each(Object.entries(GUARANTEES))('%s', async (_name, check) => {
    await check(benchOf().bench);
  });

  describe.each(Object.entries(MUTANTS))('%s', (_name, { breaks, ...mutation }) => {
    it('is noticed', async () => {
      const { bench, cuts } = benchOf(mutation);
      const broken: string[] = [];
      for (const [name, check] of Object.entries(GUARANTEES)) {
        await server.query('TRUNCATE leases.errand');
        await check(bench).catch(() => broken.push(name));
      }
      expect(cuts()).toBeGreaterThan(0);
      expect(broken).toEqual(breaks);
    });
  });

  it.each<[LeaseStep, string]>([
    ['claim', `status IN ('queued', 'running')`],
    ['renew', HELD],
    ['finish', HELD],
    ['requeue', HELD],
    ['fail', HELD],
    ['abandon', `status IN ('queued')`],
    ['cancel', `status IN ('queued', 'running')`],
    ['retry', `status IN ('failed')`],
  ])('allows %s only from the states of its step', (step, condition) => {
    expect(benchOf().bench.rows.may(step)).toBe(condition);
  });

  it('never leaves a finished or cancelled row', () => {
    const left = Object.values(LEASE_STEPS).flatMap(({ from }): readonly string[] => from);
    expect(left).not.toEqual(expect.arrayContaining(['finished']));
    expect(left).not.toEqual(expect.arrayContaining(['cancelled']));
  });
});
