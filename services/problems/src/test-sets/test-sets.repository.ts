import type { StoredTest } from '@evident/contracts';
import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '@evident/kit';
import { packTestSet, unpackTest, type PackedTestSet, type TestSet } from '@evident/catalogue';
import type { TestOutline } from './test-outline.js';

/** The most decompressed bytes of one page; a single larger test is a page of its own. */
const PAGE_BYTES = 8 * 1024 * 1024;
const CACHED_SETS = 500;
/** Visible tests with more characters are not cached. */
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
  /** Visible tests by hash, for runs and page views. Sets never change, so a cached one is never stale. */
  private readonly samples = new Map<string, StoredTest[]>();
  /** Outlines by hash, for renewals that carry judged tests. */
  private readonly outlines = new Map<string, readonly TestOutline[]>();

  constructor(private readonly database: Database) {}

  async insert(set: TestSet, sql: Sql): Promise<void> {
    await this.insertPacked(await packTestSet(set), sql);
  }

  /** Does nothing when the set is already stored. */
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

  /** One page of tests from `offset` on; `nextOffset` is null at the end of the set. Empty for an unknown hash. */
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
    if (charsOf(tests) <= CACHED_SET_CHARS) keepLatest(this.samples, hash, tests);
    return tests;
  }

  /** Ids and visibility of a set, in order, without the texts; empty for an unknown hash. */
  async outline(hash: string, sql: Sql = this.database): Promise<readonly TestOutline[]> {
    const known = this.outlines.get(hash);
    if (known) return known;
    const outline = await sql.query<TestOutline>(
      'SELECT test_id AS id, hidden FROM test_set_test WHERE test_set_hash = $1 ORDER BY position',
      [hash],
    );
    if (outline.length > 0) keepLatest(this.outlines, hash, outline);
    return outline;
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
}

const charsOf = (tests: readonly StoredTest[]): number =>
  tests.reduce((chars, { input, answer }) => chars + input.length + answer.length, 0);

function keepLatest<V>(kept: Map<string, V>, hash: string, value: V): void {
  const oldest = kept.keys().next();
  if (kept.size >= CACHED_SETS && !oldest.done) kept.delete(oldest.value);
  kept.set(hash, value);
}
