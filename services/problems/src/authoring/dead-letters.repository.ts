import type { FailedSubmission, Language } from '@evident/contracts';
import { Injectable } from '@nestjs/common';
import { Database, mayTake } from '@evident/kit';
import { SUBMISSIONS, type SubmissionKind } from '../submissions/submission-rows.js';

interface FailedRow {
  id: string;
  kind: SubmissionKind;
  problem_id: string;
  problem_title: string | null;
  user_id: string;
  language: Language;
  fault: string | null;
  attempt: number;
  judged_at: Date;
  request_id: string | null;
}

/** One call sends no more rows again, so that it stays short. */
const RETRIED_AT_ONCE = 1_000;

/** Without its source a submission cannot be judged. */
const RETRYABLE = `${mayTake('retry', SUBMISSIONS.statuses)} AND texts_removed_at IS NULL`;
const QUEUED_AGAIN = `status = 'queued', claims = 0, judged_at = NULL, dispatched_at = NULL, not_before = now()`;

/** Submissions that failed because of the platform, until an administrator sends them again. */
@Injectable()
export class DeadLettersRepository {
  constructor(private readonly database: Database) {}

  async list(limit: number): Promise<FailedSubmission[]> {
    const rows = await this.database.query<FailedRow>(
      `SELECT s.id, s.kind, s.problem_id, p.title AS problem_title, s.user_id, s.language, s.fault, s.attempt, s.judged_at,
              s.request_id
         FROM submission s LEFT JOIN problem p ON p.id = s.problem_id
        WHERE s.status = 'failed' AND s.texts_removed_at IS NULL ORDER BY s.judged_at DESC LIMIT $1`,
      [limit],
    );
    return rows.map((row) => ({
      submissionId: row.id,
      kind: row.kind,
      problemId: row.problem_id,
      problemTitle: row.problem_title,
      userId: row.user_id,
      language: row.language,
      fault: row.fault,
      attempts: row.attempt,
      failedAt: row.judged_at.toISOString(),
      requestId: row.request_id,
    }));
  }

  /**
   * Queues a failed submission again with all its claims left; the reconciler adds its job.
   * @returns false when the submission has not failed.
   */
  async retry(submissionId: string): Promise<boolean> {
    const retried = await this.database.query(
      `UPDATE submission SET ${QUEUED_AGAIN}
        WHERE id = $1 AND ${RETRYABLE} RETURNING id`,
      [submissionId],
    );
    return retried.length > 0;
  }

  /** Does the same with all failed submissions, oldest first. @returns how many it queued, and how many are left */
  async retryAll(limit = RETRIED_AT_ONCE): Promise<{ retried: number; left: number }> {
    const retried = await this.database.query(
      `UPDATE submission SET ${QUEUED_AGAIN}
        WHERE id IN (SELECT id FROM submission WHERE ${RETRYABLE}
                      ORDER BY judged_at LIMIT $1 FOR UPDATE SKIP LOCKED)
          AND ${RETRYABLE} RETURNING id`,
      [limit],
    );
    return { retried: retried.length, left: await this.count() };
  }

  async count(): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM submission WHERE status = 'failed' AND texts_removed_at IS NULL`,
    );
    return row?.count ?? 0;
  }
}
