import type { ProblemDefinition } from '@evident/catalogue';
import type { TestSetVersion } from '@evident/contracts';
import { Injectable } from '@nestjs/common';
import { storeContent } from '../catalogue/catalogue.repository.js';
import { Database, type Sql } from '@evident/kit';

/** Problems of administrators are listed after those of the catalogue, in the order of creation. */
const ADMIN_POSITION = 1_000_000;

export interface StoredProblem {
  id: string;
  published: boolean;
  updatedAt: Date;
  testSetHash: string;
  testSetVersion: number;
  testCount: number;
  definition: ProblemDefinition;
}

interface StoredRow {
  id: string;
  slug: string;
  title: string;
  difficulty: ProblemDefinition['difficulty'];
  tags: string[];
  category: string;
  time_limit_ms: number;
  time_limits_ms: ProblemDefinition['timeLimitsMs'];
  memory_limit_kb: number;
  checker: ProblemDefinition['checker'];
  stop_at_first_failure: boolean;
  test_groups: ProblemDefinition['groups'] | null;
  published: boolean;
  updated_at: Date;
  test_set_hash: string;
  test_set_version: number;
  test_count: number;
  description: string;
  constraints: string;
  hints: string | null;
  editorial: string | null;
  examples: ProblemDefinition['examples'];
  code_snippets: ProblemDefinition['codeSnippets'];
  reference_solutions: ProblemDefinition['referenceSolutions'];
  target_complexity: ProblemDefinition['targetComplexity'];
  authoring: ProblemDefinition['authoring'];
}

@Injectable()
export class AuthoringRepository {
  constructor(private readonly database: Database) {}

  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  /** @returns undefined for an unknown or deleted problem. */
  async find(problemId: string): Promise<StoredProblem | undefined> {
    const [row] = await this.database.query<StoredRow>(
      `SELECT p.id, p.slug, p.title, p.difficulty, p.tags, p.category, p.time_limit_ms, p.time_limits_ms, p.memory_limit_kb, p.checker,
              p.stop_at_first_failure, p.test_groups, p.published, p.updated_at, p.test_set_hash, p.test_set_version, ts.test_count,
              c.description, c.constraints, c.hints, c.editorial, c.examples, c.code_snippets, c.reference_solutions,
              c.target_complexity, c.authoring
         FROM problem p JOIN problem_content c ON c.problem_id = p.id JOIN test_set ts ON ts.hash = p.test_set_hash
        WHERE p.id = $1 AND p.deleted_at IS NULL`,
      [problemId],
    );
    return row && toStored(row);
  }

  async tags(): Promise<string[]> {
    const rows = await this.database.query<{ tag: string }>(
      'SELECT DISTINCT tag FROM problem, unnest(tags) AS tag WHERE deleted_at IS NULL',
    );
    return rows.map((row) => row.tag);
  }

  /** Titles by id, of deleted problems too; unknown ids are left out. */
  async titles(problemIds: readonly string[]): Promise<Record<string, string>> {
    const rows = await this.database.query<{ id: string; title: string }>(
      'SELECT id, title FROM problem WHERE id = ANY($1::uuid[])',
      [problemIds],
    );
    return Object.fromEntries(rows.map(({ id, title }) => [id, title]));
  }

  /** @returns the slug, with the first free number appended when it is taken. Call it in the inserting transaction. */
  async freeSlug(sql: Sql, slug: string): Promise<string> {
    await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 3))', ['slugs']);
    const rows = await sql.query<{ slug: string }>(
      `SELECT slug FROM problem WHERE slug = $1 OR slug LIKE $1 || '-%'`,
      [slug],
    );
    const taken = new Set(rows.map((row) => row.slug));
    if (!taken.has(slug)) return slug;
    for (let number = 2; ; number++) if (!taken.has(`${slug}-${number}`)) return `${slug}-${number}`;
  }

  async insert(
    sql: Sql,
    id: string,
    definition: ProblemDefinition,
    testSetHash: string,
    published: boolean,
  ): Promise<void> {
    await sql.query(
      `INSERT INTO problem (id, slug, title, difficulty, tags, category, time_limit_ms, time_limits_ms, memory_limit_kb, checker,
          stop_at_first_failure, test_groups, published, list_position, test_set_hash, edited_at, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13,
          (SELECT COALESCE(max(list_position), 0) + 1 FROM problem WHERE list_position >= ${ADMIN_POSITION}) + ${ADMIN_POSITION},
          $14, now(), now(), now())`,
      [...columnsOf(id, definition), published, testSetHash],
    );
    await storeContent(sql, id, definition);
    await sql.query('INSERT INTO problem_stats (problem_id) VALUES ($1)', [id]);
    await sql.query('INSERT INTO problem_test_set (problem_id, version, test_set_hash) VALUES ($1, 1, $2)', [
      id,
      testSetHash,
    ]);
  }

  /**
   * Writes a problem unless it has changed since `readAt`; a changed test set becomes a new version.
   * @returns false when somebody else changed it in the meantime.
   */
  async update(
    sql: Sql,
    id: string,
    readAt: Date,
    definition: ProblemDefinition,
    testSetHash: string,
    published: boolean,
  ): Promise<boolean> {
    const [row] = await sql.query<{ test_set_version: number }>(
      `UPDATE problem SET slug = $2, title = $3, difficulty = $4, tags = $5, category = $6, time_limit_ms = $7,
          time_limits_ms = $8, memory_limit_kb = $9, checker = $10, stop_at_first_failure = $11, test_groups = $12,
          published = $13, test_set_version = test_set_version + (test_set_hash <> $14)::int, test_set_hash = $14,
          edited_at = now(), updated_at = now()
        WHERE id = $1 AND deleted_at IS NULL AND date_trunc('milliseconds', updated_at) = $15
        RETURNING test_set_version`,
      [...columnsOf(id, definition), published, testSetHash, readAt],
    );
    if (!row) return false;
    await storeContent(sql, id, definition);
    await sql.query(
      `INSERT INTO problem_test_set (problem_id, version, test_set_hash) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      [id, row.test_set_version, testSetHash],
    );
    return true;
  }

  /** Keeps the row, because submissions and playlists show its title. */
  async softDelete(id: string): Promise<{ title: string } | undefined> {
    const [row] = await this.database.query<{ title: string }>(
      `UPDATE problem SET deleted_at = now(), edited_at = now(), updated_at = now()
        WHERE id = $1 AND deleted_at IS NULL RETURNING title`,
      [id],
    );
    return row;
  }

  async setPublished(sql: Sql, id: string, published: boolean): Promise<void> {
    await sql.query(
      'UPDATE problem SET published = $2, edited_at = now(), updated_at = now() WHERE id = $1',
      [id, published],
    );
  }

  async testSetVersions(problemId: string): Promise<TestSetVersion[]> {
    const rows = await this.database.query<{
      version: number;
      hash: string;
      test_count: number;
      hidden_count: number;
      created_at: Date;
      current: boolean;
    }>(
      `SELECT v.version, v.test_set_hash AS hash, ts.test_count, ts.hidden_count, v.created_at,
              v.version = p.test_set_version AS current
         FROM problem_test_set v JOIN test_set ts ON ts.hash = v.test_set_hash JOIN problem p ON p.id = v.problem_id
        WHERE v.problem_id = $1 ORDER BY v.version DESC LIMIT 100`,
      [problemId],
    );
    return rows.map(({ version, hash, test_count, hidden_count, created_at, current }) => ({
      version,
      hash,
      testCount: test_count,
      hiddenCount: hidden_count,
      createdAt: created_at.toISOString(),
      current,
    }));
  }

  async countOutdated(problemId: string): Promise<number> {
    const [row] = await this.database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM submission s JOIN problem p ON p.id = s.problem_id
        WHERE s.problem_id = $1 AND s.kind = 'submit' AND s.status = 'judged' AND s.test_set_hash <> p.test_set_hash`,
      [problemId],
    );
    return row?.n ?? 0;
  }
}

function columnsOf(id: string, definition: ProblemDefinition): unknown[] {
  return [
    id,
    definition.slug,
    definition.title,
    definition.difficulty,
    definition.tags,
    definition.category,
    definition.timeLimitMs,
    JSON.stringify(definition.timeLimitsMs),
    definition.memoryLimitKb,
    JSON.stringify(definition.checker),
    definition.stopAtFirstFailure,
    definition.groups ? JSON.stringify(definition.groups) : null,
  ];
}

function toStored(row: StoredRow): StoredProblem {
  return {
    id: row.id,
    published: row.published,
    updatedAt: row.updated_at,
    testSetHash: row.test_set_hash,
    testSetVersion: row.test_set_version,
    testCount: row.test_count,
    definition: {
      slug: row.slug,
      title: row.title,
      difficulty: row.difficulty,
      tags: row.tags,
      category: row.category,
      description: row.description,
      constraints: row.constraints,
      hints: row.hints,
      editorial: row.editorial,
      examples: row.examples,
      codeSnippets: row.code_snippets,
      referenceSolutions: row.reference_solutions,
      timeLimitMs: row.time_limit_ms,
      timeLimitsMs: row.time_limits_ms,
      memoryLimitKb: row.memory_limit_kb,
      checker: row.checker,
      stopAtFirstFailure: row.stop_at_first_failure,
      ...(row.test_groups && { groups: row.test_groups }),
      targetComplexity: row.target_complexity,
      authoring: row.authoring,
    },
  };
}
