import type { ActivityDetails, ActivityEntry } from '@evident/contracts';
import { currentRequestId } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface AuditedCall {
  actorId: string;
  method: string;
  path: string;
}

export interface AuditRow extends AuditedCall {
  /** A bigint, as the driver has it. */
  id: string;
  at: Date;
  actorEmail: string | null;
  details: ActivityDetails;
  outcome: ActivityEntry['outcome'];
}

/** What admins did, append-only; the table itself refuses changes. */
@Injectable()
export class AuditRepository {
  constructor(private readonly database: DataSource) {}

  async append(
    { actorId, method, path }: AuditedCall,
    outcome: string,
    details: ActivityDetails = {},
  ): Promise<void> {
    await this.database.query(
      'INSERT INTO admin_audit (actor_id, request_id, method, path, outcome, details) VALUES ($1, $2, $3, $4, $5, $6)',
      [actorId, currentRequestId() ?? '', method, path, outcome, JSON.stringify(details)],
    );
  }

  /** Calls with their ends, newest first. @param before id of the last call already seen */
  list(before: number | null, limit: number): Promise<AuditRow[]> {
    return this.database.query<AuditRow[]>(
      `SELECT b.id, b.at, b.actor_id AS "actorId", u.email AS "actorEmail", b.method, b.path, b.details,
              coalesce(e.outcome, 'begun') AS outcome
         FROM admin_audit b
         LEFT JOIN users u ON u.id = b.actor_id
         LEFT JOIN LATERAL (
           SELECT outcome FROM admin_audit
            WHERE request_id = b.request_id AND id > b.id AND outcome <> 'begun' AND actor_id = b.actor_id
              AND method = b.method AND path = b.path
            ORDER BY id LIMIT 1) e ON true
        WHERE b.outcome = 'begun' AND ($1::bigint IS NULL OR b.id < $1)
        ORDER BY b.id DESC LIMIT $2`,
      [before, limit],
    );
  }
}
