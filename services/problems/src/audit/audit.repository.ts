import type { AdminAction, AuditEntry } from '@evident/contracts';
import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '@evident/kit';

/** The gateway's audit log uses the same names. */
type AuditAction =
  | Extract<
      AdminAction,
      | 'problem.created'
      | 'problem.updated'
      | 'problem.deleted'
      | 'problem.published'
      | 'problem.imported'
      | 'rejudge.applied'
      | 'submission.retried'
    >
  | 'problem.unpublished';

/** Entries cannot be changed: the old name of an action is translated here. */
const ACTION = `CASE a.action WHEN 'problem.rejudged' THEN 'rejudge.applied' ELSE a.action END`;

interface AuditRow {
  id: string;
  at: Date;
  actor_id: string;
  action: string;
  problem_id: string | null;
  problem_title: string | null;
  details: Record<string, unknown>;
}

/** What administrators changed, written in the transaction of the change itself. */
@Injectable()
export class AuditRepository {
  constructor(private readonly database: Database) {}

  async add(
    sql: Sql,
    actorId: string,
    action: AuditAction,
    problemId: string | null,
    details: object = {},
  ): Promise<void> {
    await sql.query(
      'INSERT INTO audit_entry (actor_id, action, problem_id, details) VALUES ($1, $2, $3, $4)',
      [actorId, action, problemId, JSON.stringify(details)],
    );
  }

  /** Titles by id, of deleted problems too; unknown ids are left out. */
  async titles(problemIds: readonly string[]): Promise<Record<string, string>> {
    const rows = await this.database.query<{ id: string; title: string }>(
      'SELECT id, title FROM problem WHERE id = ANY($1::uuid[])',
      [problemIds],
    );
    return Object.fromEntries(rows.map(({ id, title }) => [id, title]));
  }

  /** Latest first. @param before id of the last entry on the page before */
  async list(problemId: string | null, before: number | null, limit: number): Promise<AuditEntry[]> {
    const rows = await this.database.query<AuditRow>(
      `SELECT a.id, a.at, a.actor_id, ${ACTION} AS action, a.problem_id, p.title AS problem_title, a.details
         FROM audit_entry a LEFT JOIN problem p ON p.id = a.problem_id
        WHERE ($1::uuid IS NULL OR a.problem_id = $1) AND ($2::bigint IS NULL OR a.id < $2)
        ORDER BY a.id DESC LIMIT $3`,
      [problemId, before, limit],
    );
    return rows.map((row) => ({
      id: Number(row.id),
      at: row.at.toISOString(),
      actorId: row.actor_id,
      action: row.action,
      problemId: row.problem_id,
      problemTitle: row.problem_title,
      details: row.details,
    }));
  }
}
