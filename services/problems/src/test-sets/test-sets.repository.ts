import type { StoredTest } from '@evident/contracts';
import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '@evident/kit';
import { packTestSet, unpackTest, type PackedTestSet, type TestSet } from './test-set.js';

/** What one page of a set may decompress to; a single larger test is a page of its own. */
const PAGE_BYTES = 8 * 1024 * 1024;
/** Ordinary samples are tiny; larger visible tests are read again each time. */
const CACHED_SAMPLE_SETS = 500;
const CACHED_SET_CHARS = 64 * 1024;

export interface TestPage {
  tests: StoredTest[];
  nextOffset: number | null;
}

interface TestRow {
  test_id: string;
  hidden: boolean;
  payload: Buffer;
}

const storedTest = ({ test_id, hidden, payload }: TestRow): Promise<StoredTest> =>
  unpackTest({ id: test_id, hidden, payload });

@Injectable()
export class TestSetsRepository {
  /** Samples are asked for at each run and each page view; sets never change, so they are kept. */
  private readonly samples = new Map<string, StoredTest[]>();

  constructor(private readonly database: Database) {}

  async insert(set: TestSet, sql: Sql): Promise<void> {
    await this.insertPacked(await packTestSet(set), sql);
  }

  /** Does nothing when the set is there already. */
  async insertPacked({ hash, tests }: PackedTestSet, sql: Sql): Promise<void> {
    const inserted = await sql.query(
      'INSERT INTO test_set (hash, test_count, hidden_count) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING hash',
      [hash, tests.length, tests.filter((test) => test.hidden).length],
    );
    if (inserted.length === 0) return;
    for (const [position, { id, hidden, plainBytes, payload }] of tests.entries()) {
      await sql.query(
        'INSERT INTO test_set_test (test_set_hash, position, test_id, hidden, plain_bytes, payload) VALUES ($1, $2, $3, $4, $5, $6)',
        [hash, position, id, hidden, plainBytes, payload],
      );
    }
  }

  /** Tests from `offset` on, as many as a page holds; `nextOffset` null ends the set. Empty for an unknown hash. */
  async page(hash: string, offset: number): Promise<TestPage> {
    const sizes = await this.database.query<{ position: number; plain_bytes: number }>(
      'SELECT position, plain_bytes FROM test_set_test WHERE test_set_hash = $1 AND position >= $2 ORDER BY position',
      [hash, offset],
    );
    let bytes = 0;
    const fitting = sizes.filter(
      ({ plain_bytes }, index) => (bytes += plain_bytes) <= PAGE_BYTES || index === 0,
    ).length;
    const rows = await this.database.query<TestRow>(
      `SELECT test_id, hidden, payload FROM test_set_test
        WHERE test_set_hash = $1 AND position >= $2 ORDER BY position LIMIT $3`,
      [hash, offset, fitting],
    );
    const tests = await Promise.all(rows.map(storedTest));
    return { tests, nextOffset: fitting < sizes.length ? offset + fitting : null };
  }

  async allTests(hash: string, sql: Sql = this.database): Promise<StoredTest[]> {
    const rows = await sql.query<TestRow>(
      'SELECT test_id, hidden, payload FROM test_set_test WHERE test_set_hash = $1 ORDER BY position',
      [hash],
    );
    return Promise.all(rows.map(storedTest));
  }

  /** The tests that learners see. */
  async visibleTests(hash: string): Promise<StoredTest[]> {
    const known = this.samples.get(hash);
    if (known) return known;
    const rows = await this.database.query<TestRow>(
      'SELECT test_id, hidden, payload FROM test_set_test WHERE test_set_hash = $1 AND NOT hidden ORDER BY position',
      [hash],
    );
    const tests = await Promise.all(rows.map(storedTest));
    this.keep(hash, tests);
    return tests;
  }

  /** Ids and visibility of a set, in order, without the texts. */
  async outline(hash: string, sql: Sql = this.database): Promise<{ id: string; hidden: boolean }[]> {
    return sql.query(
      'SELECT test_id AS id, hidden FROM test_set_test WHERE test_set_hash = $1 ORDER BY position',
      [hash],
    );
  }

  /** @param ids test ids; unknown ones are left out. */
  async someTests(hash: string, ids: readonly string[], sql: Sql = this.database): Promise<StoredTest[]> {
    if (ids.length === 0) return [];
    const rows = await sql.query<TestRow>(
      'SELECT test_id, hidden, payload FROM test_set_test WHERE test_set_hash = $1 AND test_id = ANY($2) ORDER BY position',
      [hash, [...ids]],
    );
    return Promise.all(rows.map(storedTest));
  }

  private keep(hash: string, tests: StoredTest[]): void {
    if (tests.reduce((chars, test) => chars + test.input.length + test.answer.length, 0) > CACHED_SET_CHARS)
      return;
    const oldest = this.samples.keys().next();
    if (this.samples.size >= CACHED_SAMPLE_SETS && !oldest.done) this.samples.delete(oldest.value);
    this.samples.set(hash, tests);
  }
}
