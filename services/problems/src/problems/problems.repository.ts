import type { ListProblemsQuery } from '@evident/contracts';
import { LIMITS } from '@evident/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '@evident/kit';
import {
  SUMMARY_COLUMNS,
  SUMMARY_TABLES,
  type JudgedProblemRow,
  type ProblemRow,
  type Reader,
  type SummaryRow,
} from './problem-rows.js';

/** The most rows of a list without `page`. */
const MAX_ROWS = 10_000;

export interface ListedProblems {
  rows: SummaryRow[];
  total: number;
}

@Injectable()
export class ProblemsRepository {
  constructor(private readonly database: Database) {}

  async list(query: ListProblemsQuery, reader: Reader): Promise<ListedProblems> {
    const { where, values } = listFilter(query, reader);
    const paged = query.page !== undefined || query.limit !== undefined;
    const limit = paged ? (query.limit ?? LIMITS.pageSize) : MAX_ROWS;
    const offset = paged ? ((query.page ?? 1) - 1) * limit : 0;
    const rows = await this.database.query<SummaryRow>(
      `SELECT ${SUMMARY_COLUMNS} FROM ${SUMMARY_TABLES} WHERE ${where}
        ORDER BY p.list_position, p.id LIMIT ${limit} OFFSET ${offset}`,
      values,
    );
    if (!paged) return { rows, total: rows.length };
    const [counted] = await this.database.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM problem p WHERE ${where} AND $1::uuid IS NOT NULL`,
      values,
    );
    return { rows, total: counted?.total ?? 0 };
  }

  async listSolved(reader: Reader): Promise<(SummaryRow & { solved_at: Date })[]> {
    return this.database.query(
      `SELECT ${SUMMARY_COLUMNS} FROM ${SUMMARY_TABLES}
        WHERE p.deleted_at IS NULL AND p.published AND up.solved_at IS NOT NULL
        ORDER BY up.solved_at DESC, p.id LIMIT ${MAX_ROWS}`,
      [reader.userId],
    );
  }

  /** @returns undefined for an unknown or deleted problem, and for a draft unless the reader is an administrator. */
  async find(problemId: string, reader: Reader): Promise<ProblemRow | undefined> {
    const [row] = await this.database.query<ProblemRow>(
      `SELECT ${SUMMARY_COLUMNS}, p.updated_at, p.time_limit_ms, p.time_limits_ms, p.memory_limit_kb, p.checker,
              p.stop_at_first_failure, p.test_groups, p.test_set_hash, p.test_set_version, c.description, c.constraints, c.hints, c.editorial,
              c.examples, c.code_snippets, c.reference_solutions, c.target_complexity, c.authoring->'explanations' AS explanations,
              CASE WHEN $3 THEN json_build_object('validator', c.authoring->>'validatorSource', 'generator', c.authoring->>'generatorSource',
                'brute', c.authoring->>'bruteSource', 'wrong', coalesce(c.authoring->'wrong', '[]')) END AS programs
         FROM ${SUMMARY_TABLES} JOIN problem_content c ON c.problem_id = p.id
        WHERE p.id = $2 AND p.deleted_at IS NULL AND (p.published OR $3)`,
      [reader.userId, problemId, reader.isAdmin],
    );
    return row;
  }

  async findForJudging(problemId: string): Promise<JudgedProblemRow | undefined> {
    const [row] = await this.database.query<JudgedProblemRow>(
      `SELECT p.id, p.title, p.published AND p.deleted_at IS NULL AS published, p.test_set_hash, ts.test_count
         FROM problem p JOIN test_set ts ON ts.hash = p.test_set_hash WHERE p.id = $1`,
      [problemId],
    );
    return row;
  }

  /** Whether a learner may open the problem; with `isAdmin`, whether an administrator may. */
  async isOpen(problemId: string, isAdmin: boolean): Promise<boolean> {
    const rows = await this.database.query(
      'SELECT 1 AS one FROM problem WHERE id = $1 AND deleted_at IS NULL AND (published OR $2)',
      [problemId, isAdmin],
    );
    return rows.length > 0;
  }

  async hasSolved(userId: string, problemId: string): Promise<boolean> {
    const rows = await this.database.query(
      'SELECT 1 AS one FROM user_problem WHERE user_id = $1 AND problem_id = $2 AND solved_at IS NOT NULL',
      [userId, problemId],
    );
    return rows.length > 0;
  }

  async setBookmark(userId: string, problemId: string, bookmarked: boolean): Promise<void> {
    await this.database.query(
      `INSERT INTO user_problem (user_id, problem_id, bookmarked) VALUES ($1, $2, $3)
       ON CONFLICT (user_id, problem_id) DO UPDATE SET bookmarked = EXCLUDED.bookmarked`,
      [userId, problemId, bookmarked],
    );
  }

  async count(problemId: string): Promise<{ submission_count: number; accepted_count: number } | undefined> {
    const [row] = await this.database.query<{ submission_count: number; accepted_count: number }>(
      'SELECT submission_count, accepted_count FROM problem_stats WHERE problem_id = $1',
      [problemId],
    );
    return row;
  }
}

function listFilter(query: ListProblemsQuery, reader: Reader): { where: string; values: unknown[] } {
  const values: unknown[] = [reader.userId];
  const conditions = ['p.deleted_at IS NULL'];
  const add = (value: unknown, condition: (parameter: string) => string): void => {
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  if (!reader.isAdmin) conditions.push('p.published');
  if (query.q) add(`%${query.q.replace(/[\\%_]/g, '\\$&')}%`, (parameter) => `p.title ILIKE ${parameter}`);
  if (query.difficulty) add(query.difficulty, (parameter) => `p.difficulty = ${parameter}`);
  if (query.tag) add([query.tag], (parameter) => `p.tags @> ${parameter}::text[]`);
  return { where: conditions.join(' AND '), values };
}
