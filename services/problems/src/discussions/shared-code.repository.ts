import { randomUUID } from 'node:crypto';
import { DISCUSSION_LIMITS, type Language, type OwnSharesAnswer, type Verdict } from '@evident/contracts';
import { Database, type Sql } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { POST_COLUMNS, type PostRow } from './post-rows.js';

interface ShareableRow {
  language: Language;
  source_code: string;
  verdict: Verdict | null;
  texts_removed: boolean;
}

/** Why a submission cannot be shared. */
export type Unshareable = 'missing' | 'not-accepted' | 'no-source' | 'removed' | 'full';

interface NewShare {
  problemId: string;
  submissionId: string;
  title: string;
}

/** Accepted programs that their authors share. They are threads of the kind `code`. */
@Injectable()
export class SharedCodeRepository {
  constructor(private readonly database: Database) {}

  /** @returns the thread, also when the submission is shared already. */
  async share(userId: string, share: NewShare): Promise<PostRow | Unshareable> {
    return this.database.transaction(async (sql) => {
      // The lock of new threads, so that the limit holds.
      await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 3))', [userId]);
      const [known] = await sql.query<PostRow>(
        `SELECT ${POST_COLUMNS} FROM discussion_post d JOIN submission s ON s.id = d.submission_id
          WHERE d.submission_id = $1 AND s.user_id = $2`,
        [share.submissionId, userId],
      );
      if (known) return known.deleted ? 'removed' : known;
      const submission = await this.shareable(sql, userId, share);
      if (typeof submission === 'string') return submission;
      const [row] = await sql.query<PostRow>(
        `INSERT INTO discussion_post AS d (id, problem_id, kind, user_id, title, body, language, submission_id)
         SELECT $1, $2, 'code', $3, $4, $5, $6, $7
          WHERE (SELECT count(*) FROM discussion_post WHERE user_id = $3 AND problem_id = $2 AND thread_id IS NULL)
                < ${DISCUSSION_LIMITS.threadsPerUserAndProblem}
         RETURNING ${POST_COLUMNS}`,
        [
          randomUUID(),
          share.problemId,
          userId,
          share.title,
          submission.source_code,
          submission.language,
          share.submissionId,
        ],
      );
      return row ?? 'full';
    });
  }

  async ownShares(userId: string, problemId: string): Promise<OwnSharesAnswer['shares']> {
    const rows = await this.database.query<{ id: string; submission_id: string }>(
      `SELECT id, submission_id FROM discussion_post
        WHERE user_id = $1 AND problem_id = $2 AND submission_id IS NOT NULL AND deleted_at IS NULL`,
      [userId, problemId],
    );
    return rows.map((row) => ({ submissionId: row.submission_id, threadId: row.id }));
  }

  private async shareable(
    sql: Sql,
    userId: string,
    { problemId, submissionId }: NewShare,
  ): Promise<ShareableRow | Unshareable> {
    const [row] = await sql.query<ShareableRow>(
      `SELECT language, source_code, verdict, texts_removed_at IS NOT NULL AS texts_removed FROM submission
        WHERE id = $1 AND user_id = $2 AND problem_id = $3 AND kind = 'submit'`,
      [submissionId, userId, problemId],
    );
    if (!row) return 'missing';
    if (row.verdict !== 'accepted') return 'not-accepted';
    return row.texts_removed ? 'no-source' : row;
  }
}
