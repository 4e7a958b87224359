import { DISCUSSION_LIMITS } from '@evident/contracts';
import { Database } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { emptyPost, notify } from './discussions.repository.js';
import { POST_COLUMNS, type NotificationRow, type ReportRow } from './post-rows.js';

/** Reports of posts, and what users are told. */
@Injectable()
export class ModerationRepository {
  constructor(private readonly database: Database) {}

  /** A second report of the same user changes nothing. */
  async report(postId: string, userId: string, reason: string): Promise<void> {
    await this.database.query(
      `INSERT INTO discussion_report (post_id, user_id, reason) VALUES ($1, $2, $3)
       ON CONFLICT (post_id, user_id) DO NOTHING`,
      [postId, userId, reason],
    );
  }

  /** Open reports of posts that exist, oldest first. */
  async openReports(): Promise<ReportRow[]> {
    return this.database.query(
      `SELECT ${POST_COLUMNS}, r.id AS report_id, r.reason, r.created_at AS reported_at, p.title AS problem_title,
              coalesce(d.title, t.title) AS thread_title
         FROM discussion_report r JOIN discussion_post d ON d.id = r.post_id
         LEFT JOIN discussion_post t ON t.id = d.thread_id JOIN problem p ON p.id = d.problem_id
        WHERE r.decided_at IS NULL AND d.deleted_at IS NULL
        ORDER BY r.created_at, r.id LIMIT ${DISCUSSION_LIMITS.listedReports}`,
    );
  }

  /**
   * Decides all open reports of the post at once, and tells the author of a removal.
   * @returns false when the report is unknown or decided.
   */
  async decide(reportId: string, remove: boolean, note: string): Promise<boolean> {
    return this.database.transaction(async (sql) => {
      const [report] = await sql.query<{ post_id: string }>(
        'SELECT post_id FROM discussion_report WHERE id = $1 AND decided_at IS NULL FOR UPDATE',
        [reportId],
      );
      if (!report) return false;
      await sql.query(
        'UPDATE discussion_report SET decided_at = now() WHERE post_id = $1 AND decided_at IS NULL',
        [report.post_id],
      );
      if (remove) {
        const authorId = await emptyPost(sql, report.post_id, false);
        if (authorId !== null)
          await notify(sql, { userId: authorId, kind: 'removed', postId: report.post_id, note });
      }
      return true;
    });
  }

  /** The latest ones, newest first. An answer that was deleted since is left out. */
  async notifications(userId: string): Promise<NotificationRow[]> {
    return this.database.query(
      `SELECT n.id, n.kind, p.id AS problem_id, p.title AS problem_title, coalesce(d.thread_id, d.id) AS thread_id,
              d.kind AS discussion_kind, coalesce(d.title, t.title) AS thread_title,
              CASE WHEN n.kind = 'answer' THEN d.user_id END AS author_id, n.note, n.created_at,
              n.read_at IS NOT NULL AS read
         FROM notification n LEFT JOIN discussion_post d ON d.id = n.post_id
         LEFT JOIN discussion_post t ON t.id = d.thread_id LEFT JOIN hack h ON h.id = n.hack_id
         JOIN problem p ON p.id = coalesce(d.problem_id, h.problem_id)
        WHERE n.user_id = $1 AND p.deleted_at IS NULL AND (n.kind <> 'answer' OR d.deleted_at IS NULL)
        ORDER BY n.created_at DESC, n.id DESC LIMIT ${DISCUSSION_LIMITS.notifications}`,
      [userId],
    );
  }

  /** @param only this notification and further answers to its thread, which are read together; null for all */
  async markRead(userId: string, only: string | null): Promise<void> {
    await this.database.query(
      `UPDATE notification SET read_at = now() WHERE user_id = $1 AND read_at IS NULL
          AND ($2::uuid IS NULL OR id = $2 OR (kind = 'answer' AND post_id IN (
            SELECT same.id FROM notification n JOIN discussion_post d ON d.id = n.post_id
              JOIN discussion_post same ON same.thread_id = d.thread_id
             WHERE n.id = $2 AND n.user_id = $1 AND n.kind = 'answer')))`,
      [userId, only],
    );
  }
}
