import { LIMITS, type Difficulty } from '@evident/contracts';
import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '@evident/kit';

export interface PlaylistRow {
  id: string;
  name: string;
  description: string | null;
  created_at: Date;
  curated: boolean;
}

export interface EntryRow {
  playlist_id: string;
  id: string;
  problem_id: string;
  title: string;
  difficulty: Difficulty;
  solved: boolean;
  deleted: boolean;
}

const COLUMNS = 'id, name, description, created_at, user_id IS NULL AS curated';

@Injectable()
export class PlaylistsRepository {
  constructor(private readonly database: Database) {}

  async listOwn(userId: string): Promise<PlaylistRow[]> {
    return this.database.query(
      `SELECT ${COLUMNS} FROM playlist WHERE user_id = $1 ORDER BY created_at DESC, id LIMIT ${LIMITS.playlistsPerUser}`,
      [userId],
    );
  }

  async listCurated(): Promise<PlaylistRow[]> {
    return this.database.query(
      `SELECT ${COLUMNS} FROM playlist WHERE user_id IS NULL ORDER BY list_position, id LIMIT ${LIMITS.playlistsPerUser}`,
    );
  }

  /** @returns the user's own list or a curated one; undefined for the list of another user. */
  async findReadable(id: string, userId: string): Promise<PlaylistRow | undefined> {
    const [row] = await this.database.query<PlaylistRow>(
      `SELECT ${COLUMNS} FROM playlist WHERE id = $1 AND (user_id = $2 OR user_id IS NULL)`,
      [id, userId],
    );
    return row;
  }

  /** Entries of several lists, in their order. Drafts are left out; deleted problems keep their title. */
  async entries(playlistIds: readonly string[], userId: string): Promise<EntryRow[]> {
    if (playlistIds.length === 0) return [];
    return this.database.query(
      `SELECT e.playlist_id, e.id, e.problem_id, p.title, p.difficulty, up.solved_at IS NOT NULL AS solved,
              p.deleted_at IS NOT NULL AS deleted
         FROM playlist_problem e JOIN problem p ON p.id = e.problem_id
         LEFT JOIN user_problem up ON up.problem_id = p.id AND up.user_id = $2
        WHERE e.playlist_id = ANY($1) AND (p.published OR p.deleted_at IS NOT NULL)
        ORDER BY e.playlist_id, e.position, e.id`,
      [[...playlistIds], userId],
    );
  }

  /** @returns undefined when the user has as many lists as allowed. */
  async create(
    id: string,
    userId: string,
    name: string,
    description: string | null,
  ): Promise<PlaylistRow | undefined> {
    return this.database.transaction(async (sql) => {
      await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 2))', [userId]);
      const [row] = await sql.query<PlaylistRow>(
        `INSERT INTO playlist (id, user_id, name, description)
         SELECT $1, $2, $3, $4 WHERE (SELECT count(*) FROM playlist WHERE user_id = $2) < ${LIMITS.playlistsPerUser}
         RETURNING ${COLUMNS}`,
        [id, userId, name, description],
      );
      return row;
    });
  }

  /**
   * Appends problems; one that the list already holds keeps its place.
   * @returns `missing` when the list is not the user's or a problem is not open, `full` when it would grow too long.
   */
  async addProblems(
    id: string,
    userId: string,
    problemIds: readonly string[],
  ): Promise<'added' | 'missing' | 'full'> {
    return this.database.transaction(async (sql) => {
      if (!(await this.lockOwn(sql, id, userId))) return 'missing';
      const open = await sql.query(
        'SELECT id FROM problem WHERE id = ANY($1) AND published AND deleted_at IS NULL',
        [[...problemIds]],
      );
      if (open.length !== new Set(problemIds).size) return 'missing';
      await sql.query(
        `INSERT INTO playlist_problem (playlist_id, problem_id, position)
         SELECT $1, new.problem_id, (SELECT COALESCE(max(position), 0) FROM playlist_problem WHERE playlist_id = $1) + new.at
           FROM unnest($2::uuid[]) WITH ORDINALITY AS new(problem_id, at)
         ON CONFLICT DO NOTHING`,
        [id, [...new Set(problemIds)]],
      );
      const [size] = await sql.query<{ n: number }>(
        'SELECT count(*)::int AS n FROM playlist_problem WHERE playlist_id = $1',
        [id],
      );
      if ((size?.n ?? 0) <= LIMITS.problemsPerPlaylist) return 'added';
      await sql.query('DELETE FROM playlist_problem WHERE playlist_id = $1 AND problem_id = ANY($2)', [
        id,
        [...problemIds],
      ]);
      return 'full';
    });
  }

  /** @returns false when the list is not the user's. Problems that the list does not hold are ignored. */
  async removeProblems(id: string, userId: string, problemIds: readonly string[]): Promise<boolean> {
    return this.database.transaction(async (sql) => {
      if (!(await this.lockOwn(sql, id, userId))) return false;
      await sql.query('DELETE FROM playlist_problem WHERE playlist_id = $1 AND problem_id = ANY($2)', [
        id,
        [...problemIds],
      ]);
      return true;
    });
  }

  async delete(id: string, userId: string): Promise<boolean> {
    const rows = await this.database.query(
      'DELETE FROM playlist WHERE id = $1 AND user_id = $2 RETURNING id',
      [id, userId],
    );
    return rows.length > 0;
  }

  /** Replaces the curated lists, with names and order as given. Slugs without a published problem are left out. */
  async storeCurated(
    plans: readonly { id: string; name: string; description: string; slugs: readonly string[] }[],
  ): Promise<void> {
    await this.database.transaction(async (sql) => {
      await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 2))', ['curated']);
      await sql.query('DELETE FROM playlist WHERE user_id IS NULL AND id <> ALL($1)', [
        plans.map((plan) => plan.id),
      ]);
      for (const [position, { id, name, description, slugs }] of plans.entries()) {
        await sql.query(
          `INSERT INTO playlist (id, user_id, name, description, list_position) VALUES ($1, NULL, $2, $3, $4)
           ON CONFLICT (id) DO UPDATE SET name = EXCLUDED.name, description = EXCLUDED.description,
             list_position = EXCLUDED.list_position`,
          [id, name, description, position],
        );
        await sql.query(
          `DELETE FROM playlist_problem e USING problem p
            WHERE e.playlist_id = $1 AND p.id = e.problem_id AND p.slug <> ALL($2)`,
          [id, [...slugs]],
        );
        await sql.query(
          `INSERT INTO playlist_problem (playlist_id, problem_id, position)
           SELECT $1, p.id, new.at FROM unnest($2::text[]) WITH ORDINALITY AS new(slug, at)
             JOIN problem p ON p.slug = new.slug AND p.published AND p.deleted_at IS NULL
           ON CONFLICT (playlist_id, problem_id) DO UPDATE SET position = EXCLUDED.position`,
          [id, [...slugs]],
        );
      }
    });
  }

  private async lockOwn(sql: Sql, id: string, userId: string): Promise<boolean> {
    const rows = await sql.query('SELECT id FROM playlist WHERE id = $1 AND user_id = $2 FOR UPDATE', [
      id,
      userId,
    ]);
    return rows.length > 0;
  }
}
