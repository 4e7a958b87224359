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
}

/** Submissions that failed because of the platform, until an administrator sends them again. */
@Injectable()
export class DeadLettersRepository {
  constructor(private readonly database: Database) {}

  async list(limit: number): Promise<FailedSubmission[]> {
    const rows = await this.database.query<FailedRow>(
      `SELECT s.id, s.kind, s.problem_id, p.title AS problem_title, s.user_id, s.language, s.fault, s.attempt, s.judged_at
         FROM submission s LEFT JOIN problem p ON p.id = s.problem_id
        WHERE s.status = 'failed' ORDER BY s.judged_at DESC LIMIT $1`,
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
    }));
  }

  /**
   * Queues a failed submission again with all its claims left; the reconciler adds its job.
   * @returns false when the submission has not failed.
   */
  async retry(submissionId: string): Promise<boolean> {
    const retried = await this.database.query(
      `UPDATE submission SET status = 'queued', claims = 0, judged_at = NULL, dispatched_at = NULL, not_before = now()
        WHERE id = $1 AND ${mayTake('retry', SUBMISSIONS.statuses)} RETURNING id`,
      [submissionId],
    );
    return retried.length > 0;
  }
}
