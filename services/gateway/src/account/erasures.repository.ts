import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Services that keep something of a user. */
export const ERASING_SERVICES = ['problems', 'ai'] as const;
export type ErasingService = (typeof ERASING_SERVICES)[number];

export interface Erasure {
  user_id: string;
  service: ErasingService;
  attempts: number;
}

/** Nobody else takes an erasure for so long; one that fails is due again after it, later each time. */
const RETRY_S = 15;
const MAX_RETRY_S = 3_600;

@Injectable()
export class ErasuresRepository {
  constructor(private readonly database: DataSource) {}

  /** Takes what is due, so that other gateways leave it alone meanwhile. */
  async takeDue(limit: number): Promise<Erasure[]> {
    const [rows] = await this.database.query<[Erasure[], number]>(
      `UPDATE erasure SET attempts = attempts + 1,
          due_at = now() + least(${RETRY_S} * power(2, least(attempts, 10)), ${MAX_RETRY_S}) * interval '1 second'
        WHERE (user_id, service) IN (SELECT user_id, service FROM erasure WHERE due_at <= now()
                                      ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED)
        RETURNING user_id, service, attempts`,
      [limit],
    );
    return rows;
  }

  async done({ user_id, service }: Erasure): Promise<void> {
    await this.database.query('DELETE FROM erasure WHERE user_id = $1 AND service = $2', [user_id, service]);
  }
}
