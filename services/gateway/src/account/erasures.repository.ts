import { Database } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { UsersRepository } from '../identity/users.repository.js';

/** Services that keep data of a user. */
const ERASING_SERVICES = ['problems', 'ai'] as const;
type ErasingService = (typeof ERASING_SERVICES)[number];

export interface ErasureRow {
  user_id: string;
  service: ErasingService;
  attempts: number;
}

/** A taken erasure belongs to one gateway for this time. A failed one is due again after it, doubled each time. */
const RETRY_S = 15;
const MAX_RETRY_S = 3_600;

@Injectable()
export class ErasuresRepository {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
  ) {}

  /** Deletes the user and notes what the other services still have to erase, in one transaction. */
  async deleteUser(userId: string): Promise<void> {
    await this.database.transaction(async (sql) => {
      await sql.query(
        'INSERT INTO erasure (user_id, service) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING',
        [userId, ERASING_SERVICES],
      );
      await this.users.delete(sql, userId);
    });
  }

  /** Takes due erasures, so that other gateways leave them alone. */
  takeDue(limit: number): Promise<ErasureRow[]> {
    return this.database.query<ErasureRow>(
      `UPDATE erasure SET attempts = attempts + 1,
          due_at = now() + least(${RETRY_S} * power(2, least(attempts, 10)), ${MAX_RETRY_S}) * interval '1 second'
        WHERE (user_id, service) IN (SELECT user_id, service FROM erasure WHERE due_at <= now()
                                      ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED)
        RETURNING user_id, service, attempts`,
      [limit],
    );
  }

  async done({ user_id, service }: ErasureRow): Promise<void> {
    await this.database.query('DELETE FROM erasure WHERE user_id = $1 AND service = $2', [user_id, service]);
  }
}
