import type { ActivityDetails, ActivityEntry, AdminAction, AdminSubject } from '@evident/contracts';
import { currentRequestId, Database } from '@evident/kit';
import { Injectable } from '@nestjs/common';

export interface AuditedCall {
  actorId: string;
  action: AdminAction;
  subjectKind: AdminSubject['kind'] | null;
  /** Null when the call is about nothing with an id, or when only its answer tells the id. */
  subjectId: string | null;
  method: string;
  path: string;
  details: ActivityDetails;
}

export interface AuditRow {
  /** A bigint, which the driver gives as text. */
  id: string;
  at: Date;
  actor_id: string;
  action: AdminAction;
  subject_kind: AdminSubject['kind'] | null;
  subject_id: string | null;
  details: ActivityDetails;
}

export interface ActivityRow extends AuditRow {
  actor_email: string | null;
  outcome: ActivityEntry['outcome'];
}

/** The one log of what administrators did. The table refuses changes of its rows. */
@Injectable()
export class AuditRepository {
  constructor(private readonly database: Database) {}

  /** @param outcome `begun`, `done`, or the code of the error that ended the call */
  async append(call: AuditedCall, outcome: string): Promise<void> {
    await this.database.query(
      `INSERT INTO admin_audit (actor_id, request_id, action, subject_kind, subject_id, method, path, details, outcome)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        call.actorId,
        currentRequestId() ?? '',
        call.action,
        call.subjectKind,
        call.subjectId,
        call.method,
        call.path,
        JSON.stringify(call.details),
        outcome,
      ],
    );
  }

  /** Calls with their outcome, latest first. @param before id of the last call on the page before */
  list(before: number | null, limit: number): Promise<ActivityRow[]> {
    return this.database.query<ActivityRow>(
      `SELECT b.id, b.at, b.actor_id, u.email AS actor_email, b.action, b.subject_kind,
              -- Old entries of an end have no details.
              CASE WHEN e.details::text <> '{}' THEN e.details ELSE b.details END AS details,
              coalesce(b.subject_id, e.subject_id) AS subject_id, coalesce(e.outcome, 'begun') AS outcome
         FROM admin_audit b
         LEFT JOIN users u ON u.id = b.actor_id
         LEFT JOIN LATERAL (
           SELECT outcome, subject_id, details FROM admin_audit
            WHERE request_id = b.request_id AND id > b.id AND outcome <> 'begun' AND actor_id = b.actor_id
              AND method = b.method AND path = b.path
            ORDER BY id LIMIT 1) e ON true
        WHERE b.outcome = 'begun' AND ($1::bigint IS NULL OR b.id < $1)
        ORDER BY b.id DESC LIMIT $2`,
      [before, limit],
    );
  }

  /** What was done to a problem, or to all problems when `problemId` is null; latest first. */
  listOfProblem(problemId: string | null, before: number | null, limit: number): Promise<AuditRow[]> {
    return this.database.query<AuditRow>(
      `SELECT id, at, actor_id, action, subject_kind, subject_id, details FROM admin_audit
        WHERE outcome = 'done' AND subject_kind = 'problem' AND ($1::text IS NULL OR subject_id = $1)
          AND ($2::bigint IS NULL OR id < $2)
        ORDER BY id DESC LIMIT $3`,
      [problemId, before, limit],
    );
  }
}
