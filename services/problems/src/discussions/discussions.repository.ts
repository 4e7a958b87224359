import { randomUUID } from 'node:crypto';
import { DISCUSSION_LIMITS, type DiscussionKind, type Language, type OwnPost } from '@evident/contracts';
import { Database, type Sql } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { DELETED, LISTED_COLUMNS, POST_COLUMNS, type PostRow } from './post-rows.js';

export interface ListedThreads {
  problemId: string;
  kind: DiscussionKind;
  /** Null: any. */
  language: Language | null;
  before: string | null;
  limit: number;
}

/** A rejudging may have taken the verdict back. Deleted code is listed for its answers. */
const STILL_ACCEPTED = `AND (d.deleted_at IS NOT NULL OR EXISTS
            (SELECT FROM submission s WHERE s.id = d.submission_id AND s.verdict = 'accepted'))`;

/** Empties posts, so that nothing of their text and author stays. The condition stands for the rows `d`. */
const EMPTY_POSTS = `UPDATE discussion_post d SET user_id = NULL, body = '', deleted_at = coalesce(d.deleted_at, now()),
    title = CASE WHEN d.thread_id IS NULL THEN '${DELETED}' END`;

/**
 * Deletes a post that may be deleted already.
 * @param reshare whether its submission may be shared again
 * @returns its former author; null when there was none.
 */
export async function emptyPost(sql: Sql, id: string, reshare: boolean): Promise<string | null> {
  const [post] = await sql.query<Pick<PostRow, 'user_id' | 'thread_id'>>(
    'SELECT user_id, thread_id FROM discussion_post WHERE id = $1 AND deleted_at IS NULL FOR UPDATE',
    [id],
  );
  if (!post) return null;
  await sql.query(`${EMPTY_POSTS}${reshare ? ', submission_id = NULL' : ''} WHERE d.id = $1`, [id]);
  if (post.thread_id !== null)
    await sql.query('UPDATE discussion_post SET answer_count = answer_count - 1 WHERE id = $1', [
      post.thread_id,
    ]);
  return post.user_id;
}

/** Empties every post of a user and deletes what else names the user. */
export async function eraseDiscussions(sql: Sql, userId: string): Promise<void> {
  await sql.query(
    `UPDATE discussion_post t SET answer_count = t.answer_count - own.n
       FROM (SELECT thread_id, count(*)::int AS n FROM discussion_post
              WHERE user_id = $1 AND thread_id IS NOT NULL AND deleted_at IS NULL GROUP BY thread_id) own
      WHERE t.id = own.thread_id`,
    [userId],
  );
  await sql.query(`${EMPTY_POSTS} WHERE d.user_id = $1`, [userId]);
  await sql.query('DELETE FROM discussion_report WHERE user_id = $1', [userId]);
  await sql.query('DELETE FROM notification WHERE user_id = $1', [userId]);
}

@Injectable()
export class DiscussionsRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. A deleted thread is listed while it has answers. */
  async threads({ problemId, kind, language, before, limit }: ListedThreads): Promise<PostRow[]> {
    return this.database.query(
      `SELECT ${LISTED_COLUMNS} FROM discussion_post d
        WHERE d.problem_id = $1 AND d.kind = $2 AND d.thread_id IS NULL
          AND (d.deleted_at IS NULL OR d.answer_count > 0)
          ${kind === 'code' ? STILL_ACCEPTED : ''}
          AND ${language === null ? '$5::text IS NULL' : 'd.language = $5'}
          AND ($3::uuid IS NULL OR (d.created_at, d.id) < (SELECT created_at, id FROM discussion_post WHERE id = $3))
        ORDER BY d.created_at DESC, d.id DESC LIMIT $4`,
      [problemId, kind, before, limit, language],
    );
  }

  /** A thread or an answer. */
  async find(id: string): Promise<PostRow | undefined> {
    const [row] = await this.database.query<PostRow>(
      `SELECT ${POST_COLUMNS} FROM discussion_post d WHERE d.id = $1`,
      [id],
    );
    return row;
  }

  /** Oldest first, deleted ones included. */
  async answers(threadId: string, after: string | null, limit: number): Promise<PostRow[]> {
    return this.database.query(
      `SELECT ${POST_COLUMNS} FROM discussion_post d
        WHERE d.thread_id = $1
          AND ($2::uuid IS NULL OR (d.created_at, d.id) > (SELECT created_at, id FROM discussion_post WHERE id = $2))
        ORDER BY d.created_at, d.id LIMIT $3`,
      [threadId, after, limit],
    );
  }

  /** @returns undefined when the user has as many threads under the problem as allowed. */
  async createThread(
    userId: string,
    problemId: string,
    thread: { kind: DiscussionKind; title: string; body: string },
  ): Promise<PostRow | undefined> {
    return this.database.transaction(async (sql) => {
      await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 3))', [userId]);
      const [row] = await sql.query<PostRow>(
        `INSERT INTO discussion_post AS d (id, problem_id, kind, user_id, title, body)
         SELECT $1, $2, $3, $4, $5, $6
          WHERE (SELECT count(*) FROM discussion_post WHERE user_id = $4 AND problem_id = $2 AND thread_id IS NULL)
                < ${DISCUSSION_LIMITS.threadsPerUserAndProblem}
         RETURNING ${POST_COLUMNS}`,
        [randomUUID(), problemId, thread.kind, userId, thread.title, thread.body],
      );
      return row;
    });
  }

  /**
   * Stores an answer and tells the author of the thread, unless they wrote it.
   * @returns `missing` for a deleted thread, `full` for one with as many answers as allowed.
   */
  async createAnswer(userId: string, threadId: string, body: string): Promise<PostRow | 'missing' | 'full'> {
    return this.database.transaction(async (sql) => {
      const [thread] = await sql.query<PostRow>(
        `SELECT ${POST_COLUMNS} FROM discussion_post d
          WHERE d.id = $1 AND d.thread_id IS NULL AND d.deleted_at IS NULL FOR UPDATE`,
        [threadId],
      );
      if (!thread) return 'missing';
      if (thread.answer_count >= DISCUSSION_LIMITS.answersPerThread) return 'full';
      const [row] = await sql.query<PostRow>(
        `INSERT INTO discussion_post AS d (id, problem_id, thread_id, kind, user_id, body)
         VALUES ($1, $2, $3, $4, $5, $6) RETURNING ${POST_COLUMNS}`,
        [randomUUID(), thread.problem_id, threadId, thread.kind, userId, body],
      );
      if (!row) throw new Error('The answer was not stored');
      await sql.query('UPDATE discussion_post SET answer_count = answer_count + 1 WHERE id = $1', [threadId]);
      if (thread.user_id !== null && thread.user_id !== userId)
        await notify(sql, { userId: thread.user_id, kind: 'answer', postId: row.id });
      return row;
    });
  }

  /** @param title null keeps the title. @returns undefined when it is not the user's post. */
  async edit(id: string, userId: string, body: string, title: string | null): Promise<PostRow | undefined> {
    const [row] = await this.database.query<PostRow>(
      `UPDATE discussion_post d SET body = $3, edited_at = now(),
              title = CASE WHEN d.thread_id IS NULL THEN coalesce($4, d.title) END
        WHERE d.id = $1 AND d.user_id = $2 AND d.deleted_at IS NULL RETURNING ${POST_COLUMNS}`,
      [id, userId, body, title],
    );
    return row;
  }

  async delete(id: string): Promise<void> {
    await this.database.transaction((sql) => emptyPost(sql, id, true));
  }

  /** Newest first. */
  async listOwn(userId: string, before: string | null, limit: number): Promise<OwnPost[]> {
    const rows = await this.database.query<PostRow>(
      `SELECT ${POST_COLUMNS} FROM discussion_post d
        WHERE d.user_id = $1
          AND ($2::uuid IS NULL OR (d.created_at, d.id) < (SELECT created_at, id FROM discussion_post WHERE id = $2))
        ORDER BY d.created_at DESC, d.id DESC LIMIT $3`,
      [userId, before, limit],
    );
    return rows.map((row) => ({
      id: row.id,
      problemId: row.problem_id,
      threadId: row.thread_id ?? row.id,
      kind: row.kind,
      title: row.title,
      language: row.language,
      body: row.body,
      createdAt: row.created_at.toISOString(),
      editedAt: row.edited_at?.toISOString() ?? null,
    }));
  }
}

type NewNotification = { userId: string; note?: string | null } & (
  | { kind: 'answer' | 'removed'; postId: string; hackId?: undefined }
  | { kind: 'test-accepted' | 'test-refused'; postId?: undefined; hackId: string }
);

/** Adds a notification and deletes those of the user beyond the limit. */
export async function notify(
  sql: Sql,
  { userId, kind, postId, hackId, note }: NewNotification,
): Promise<void> {
  await sql.query(
    'INSERT INTO notification (user_id, kind, post_id, hack_id, note) VALUES ($1, $2, $3, $4, $5)',
    [userId, kind, postId ?? null, hackId ?? null, note ?? null],
  );
  await sql.query(
    `DELETE FROM notification WHERE id IN (SELECT id FROM notification WHERE user_id = $1
        ORDER BY created_at DESC, id DESC OFFSET ${DISCUSSION_LIMITS.notifications})`,
    [userId],
  );
}
