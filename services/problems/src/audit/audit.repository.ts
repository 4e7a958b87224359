import type { AuditEntry } from '@evident/contracts';
import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '@evident/kit';

export type AuditAction =
  | 'problem.created'
  | 'problem.updated'
  | 'problem.deleted'
  | 'problem.published'
  | 'problem.unpublished'
  | 'problem.imported'
  | 'problem.rejudged'
  | 'submission.retried';

interface AuditRow {
  id: string;
  at: Date;
  actor_id: string;
  action: string;
  problem_id: string | null;
  problem_title: string | null;
  details: Record<string, unknown>;
}

/** What admins did. Written in the transaction of the deed itself: neither stands without the other. */
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

  /** Titles by id, of deleted problems too; what is unknown is left out. */
  async titles(problemIds: readonly string[]): Promise<Record<string, string>> {
    const rows = await this.database.query<{ id: string; title: string }>(
      'SELECT id, title FROM problem WHERE id = ANY($1::uuid[])',
      [problemIds],
    );
    return Object.fromEntries(rows.map(({ id, title }) => [id, title]));
  }

  /** Newest first. @param before id of the last entry already seen */
  async list(problemId: string | null, before: number | null, limit: number): Promise<AuditEntry[]> {
    const rows = await this.database.query<AuditRow>(
      `SELECT a.id, a.at, a.actor_id, a.action, a.problem_id, p.title AS problem_title, a.details
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
