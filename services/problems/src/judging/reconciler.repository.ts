import { Injectable } from '@nestjs/common';
import { Database } from '@evident/kit';
import { endSeqSql, HELD_COLUMNS, type HeldRow } from '../submissions/submission-rows.js';

/** Work of one round; what is left is taken at the next. */
const BATCH = 200;

@Injectable()
export class ReconcilerRepository {
  constructor(private readonly database: Database) {}

  /** Ends the claims of silent workers: back to waiting, or failed after `maxClaims`. @returns the failed ones. */
  async expireLeases(maxClaims: number): Promise<{ requeued: number; failed: HeldRow[] }> {
    const rows = await this.database.query<HeldRow>(
      `UPDATE submission SET
          status = CASE WHEN claims >= $1 THEN 'failed' ELSE 'queued' END,
          judged_at = CASE WHEN claims >= $1 THEN now() END,
          seq = CASE WHEN claims >= $1 THEN ${endSeqSql('attempt')} ELSE seq END,
          fault = 'the worker fell silent', lease_until = NULL, worker_id = NULL, dispatched_at = NULL, not_before = now()
        WHERE id IN (SELECT id FROM submission WHERE status = 'judging' AND lease_until < now()
                      ORDER BY lease_until LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
        RETURNING ${HELD_COLUMNS}`,
      [maxClaims],
    );
    const failed = rows.filter((row) => row.status === 'failed');
    return { requeued: rows.length - failed.length, failed };
  }

  /** Removes finished runs after a day and verifications after a week, a bounded number at a time. */
  async prune(): Promise<void> {
    await this.database.query(
      `DELETE FROM submission WHERE id IN (
         SELECT id FROM submission WHERE kind <> 'submit' AND status IN ('judged', 'failed', 'cancelled')
            AND created_at < now() - CASE kind WHEN 'run' THEN interval '1 day' ELSE interval '7 days' END
          ORDER BY created_at LIMIT 500)`,
    );
  }
}
