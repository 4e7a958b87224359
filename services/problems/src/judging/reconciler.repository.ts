import { SEQ_PER_ATTEMPT } from '@evident/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '@evident/kit';
import type { Dispatch } from '../submissions/job-dispatcher.js';
import { CLAIM_COLUMNS, type ClaimRow } from '../submissions/submission-rows.js';

/** Work of one round; what is left is taken at the next. */
const BATCH = 200;
/** A job that was seen so recently is not looked up again. */
const SEEN_S = 3;

export interface WaitingRow extends Dispatch {
  /** False: no job was ever added for this round of waiting. */
  was_dispatched: boolean;
}

@Injectable()
export class ReconcilerRepository {
  constructor(private readonly database: Database) {}

  /** Ends the claims of silent workers: back to waiting, or failed after `maxClaims`. @returns the failed ones. */
  async expireLeases(maxClaims: number): Promise<{ requeued: number; failed: ClaimRow[] }> {
    const rows = await this.database.query<ClaimRow>(
      `UPDATE submission SET
          status = CASE WHEN claims >= $1 THEN 'failed' ELSE 'queued' END,
          judged_at = CASE WHEN claims >= $1 THEN now() END,
          seq = CASE WHEN claims >= $1 THEN attempt * ${SEQ_PER_ATTEMPT} + ${SEQ_PER_ATTEMPT - 1} ELSE seq END,
          fault = 'the worker fell silent', lease_until = NULL, worker_id = NULL, dispatched_at = NULL, not_before = now()
        WHERE id IN (SELECT id FROM submission WHERE status = 'judging' AND lease_until < now()
                      ORDER BY lease_until LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
        RETURNING ${CLAIM_COLUMNS}`,
      [maxClaims],
    );
    const failed = rows.filter((row) => row.status === 'failed');
    return { requeued: rows.length - failed.length, failed };
  }

  /** Rows that wait and whose job has not been seen lately, the never added first. */
  async waiting(): Promise<WaitingRow[]> {
    return this.database.query(
      `SELECT id, kind, dispatch_no, priority, dispatched_at IS NOT NULL AS was_dispatched FROM submission
        WHERE status = 'queued' AND not_before <= now()
          AND (dispatched_at IS NULL OR dispatched_at < now() - interval '${SEEN_S} seconds')
        ORDER BY dispatched_at NULLS FIRST, created_at LIMIT ${BATCH}`,
    );
  }

  async markSeen(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.database.query(
      `UPDATE submission SET dispatched_at = now() WHERE id = ANY($1) AND status = 'queued'`,
      [[...ids]],
    );
  }

  /** @returns the number of the row's next job; undefined when it no longer waits. */
  async nextDispatch(id: string): Promise<number | undefined> {
    const [row] = await this.database.query<{ dispatch_no: number }>(
      `UPDATE submission SET dispatch_no = dispatch_no + 1, dispatched_at = now() WHERE id = $1 AND status = 'queued'
       RETURNING dispatch_no`,
      [id],
    );
    return row?.dispatch_no;
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
