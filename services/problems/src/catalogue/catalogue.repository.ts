import {
  type BuiltProblem,
  fromPackage,
  type PackedTestSet,
  type ProblemDefinition,
  problemIdOfSlug,
} from '@evident/catalogue';
import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '@evident/kit';
import { TestSetsRepository } from '../test-sets/test-sets.repository.js';

/** Serialises loaders of several replicas. */
const LOAD_LOCK = 4_720_021;

export interface LoadedProblem {
  slug: string;
  catalogue_hash: string | null;
  edited_at: Date | null;
  list_position: number;
}

@Injectable()
export class CatalogueRepository {
  constructor(
    private readonly database: Database,
    private readonly testSets: TestSetsRepository,
  ) {}

  async loaded(): Promise<LoadedProblem[]> {
    return this.database.query(
      'SELECT slug, catalogue_hash, edited_at, list_position FROM problem WHERE catalogue_hash IS NOT NULL',
    );
  }

  /**
   * Stores a catalogue problem and its tests in one transaction.
   * @returns false when an admin has edited it meanwhile: it stays as it is.
   */
  async store(problem: BuiltProblem, tests: PackedTestSet, listPosition: number): Promise<boolean> {
    return this.database.transaction(async (sql) => {
      await sql.query('SELECT pg_advisory_xact_lock($1)', [LOAD_LOCK]);
      await this.testSets.insertPacked(tests, sql);
      const stored = await upsertProblem(sql, problem, listPosition);
      if (!stored) return false;
      await storeContent(sql, stored.id, fromPackage(problem.definition, problem.testSetHash));
      await sql.query('INSERT INTO problem_stats (problem_id) VALUES ($1) ON CONFLICT DO NOTHING', [
        stored.id,
      ]);
      await sql.query(
        `INSERT INTO problem_test_set (problem_id, version, test_set_hash) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
        [stored.id, stored.test_set_version, problem.testSetHash],
      );
      return true;
    });
  }

  async setPosition(slug: string, listPosition: number): Promise<void> {
    await this.database.query('UPDATE problem SET list_position = $2 WHERE slug = $1', [slug, listPosition]);
  }
}

async function upsertProblem(
  sql: Sql,
  { slug, contentHash, testSetHash, definition }: BuiltProblem,
  listPosition: number,
): Promise<{ id: string; test_set_version: number } | undefined> {
  const [row] = await sql.query<{ id: string; test_set_version: number }>(
    `INSERT INTO problem AS p (id, slug, title, difficulty, tags, category, time_limit_ms, time_limits_ms, memory_limit_kb, checker,
        stop_at_first_failure, test_groups, published, list_position, test_set_hash, catalogue_hash, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, true, $13, $14, $15, now(), now())
     ON CONFLICT (slug) DO UPDATE SET
        title = EXCLUDED.title, difficulty = EXCLUDED.difficulty, tags = EXCLUDED.tags, category = EXCLUDED.category,
        time_limit_ms = EXCLUDED.time_limit_ms, time_limits_ms = EXCLUDED.time_limits_ms,
        memory_limit_kb = EXCLUDED.memory_limit_kb, checker = EXCLUDED.checker,
        stop_at_first_failure = EXCLUDED.stop_at_first_failure,
        test_groups = EXCLUDED.test_groups, list_position = EXCLUDED.list_position,
        test_set_version = p.test_set_version + (p.test_set_hash <> EXCLUDED.test_set_hash)::int,
        test_set_hash = EXCLUDED.test_set_hash, catalogue_hash = EXCLUDED.catalogue_hash, updated_at = now()
      WHERE p.edited_at IS NULL AND p.catalogue_hash IS NOT NULL
     RETURNING id, test_set_version`,
    [
      problemIdOfSlug(slug),
      slug,
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
      listPosition,
      testSetHash,
      contentHash,
    ],
  );
  return row;
}

/** Writes the heavy part of a problem, whole. */
export async function storeContent(
  sql: Sql,
  problemId: string,
  definition: ProblemDefinition,
): Promise<void> {
  await sql.query(
    `INSERT INTO problem_content (problem_id, description, constraints, hints, editorial, examples, code_snippets,
        reference_solutions, target_complexity, authoring)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (problem_id) DO UPDATE SET
        description = EXCLUDED.description, constraints = EXCLUDED.constraints, hints = EXCLUDED.hints,
        editorial = EXCLUDED.editorial, examples = EXCLUDED.examples, code_snippets = EXCLUDED.code_snippets,
        reference_solutions = EXCLUDED.reference_solutions, target_complexity = EXCLUDED.target_complexity,
        authoring = EXCLUDED.authoring`,
    [
      problemId,
      definition.description,
      definition.constraints,
      definition.hints,
      definition.editorial,
      JSON.stringify(definition.examples),
      JSON.stringify(definition.codeSnippets),
      JSON.stringify(definition.referenceSolutions),
      definition.targetComplexity && JSON.stringify(definition.targetComplexity),
      definition.authoring && JSON.stringify(definition.authoring),
    ],
  );
}
