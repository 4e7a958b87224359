import { currentRequestId } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface AuditedCall {
  actorId: string;
  method: string;
  path: string;
}

/** What admins did, append-only; the table itself refuses changes. */
@Injectable()
export class AuditRepository {
  constructor(private readonly database: DataSource) {}

  async append({ actorId, method, path }: AuditedCall, outcome: string): Promise<void> {
    await this.database.query(
      'INSERT INTO admin_audit (actor_id, request_id, method, path, outcome) VALUES ($1, $2, $3, $4, $5)',
      [actorId, currentRequestId() ?? '', method, path, outcome],
    );
  }
}
