import { Database, type Sql } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { ACCOUNT_COLUMNS, type AccountRow, type SessionUser, toAccount } from './account.js';

interface SessionUserRow extends AccountRow {
  session_id: string;
}

/** From where a session was started. */
export interface SessionPlace {
  device: string | null;
  network: string | null;
}

interface SessionRow extends SessionPlace {
  id: string;
  created_at: Date;
  rotated_at: Date;
}

const MOST_LISTED = 100;
const LIFETIME_DAYS = 30;
/** A session ends after this time even if it is refreshed often. */
const MAX_AGE_DAYS = 180;
const LIVE = 's.revoked_at IS NULL AND s.expires_at > now()';
const USER_COLUMNS = `${ACCOUNT_COLUMNS}, s.id AS session_id`;

export type Rotation =
  { outcome: 'rotated' | 'grace'; user: SessionUser } | { outcome: 'refused'; user: null };

@Injectable()
export class SessionsRepository {
  constructor(private readonly database: Database) {}

  async open(sessionId: string, userId: string, tokenHash: Buffer, place: SessionPlace): Promise<void> {
    await this.database.query(
      `INSERT INTO sessions (id, user_id, current_hash, expires_at, device, network)
       VALUES ($1, $2, $3, now() + make_interval(days => $4), $5, $6)`,
      [sessionId, userId, tokenHash, LIFETIME_DAYS, place.device, place.network],
    );
  }

  /** The sessions of an account that have not ended, the latest first. */
  list(userId: string): Promise<SessionRow[]> {
    return this.database.query<SessionRow>(
      `SELECT s.id, s.device, s.network, s.created_at, s.rotated_at FROM sessions s
        WHERE s.user_id = $1 AND ${LIVE} ORDER BY s.rotated_at DESC, s.id LIMIT $2`,
      [userId, MOST_LISTED],
    );
  }

  /** @returns the user of a session that is neither revoked nor expired. */
  async findUser(sessionId: string, userId?: string): Promise<SessionUser | null> {
    const [row] = await this.database.query<SessionUserRow>(
      `SELECT ${USER_COLUMNS} FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE s.id = $1 AND ($2::uuid IS NULL OR u.id = $2) AND ${LIVE}`,
      [sessionId, userId ?? null],
    );
    return row ? toSessionUser(row) : null;
  }

  /** @returns the user if the token is the newest of its session; changes nothing. */
  async findUserByToken(sessionId: string, tokenHash: Buffer): Promise<SessionUser | null> {
    const [row] = await this.database.query<SessionUserRow>(
      `SELECT ${USER_COLUMNS} FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE s.id = $1 AND s.current_hash = $2 AND ${LIVE}`,
      [sessionId, tokenHash],
    );
    return row ? toSessionUser(row) : null;
  }

  /**
   * Exchanges the newest token of a session for the next one, in one conditional update. The token just before the
   * newest is accepted for another `graceS` seconds, because two tabs may refresh at once.
   */
  async rotate(sessionId: string, oldHash: Buffer, newHash: Buffer, graceS: number): Promise<Rotation> {
    const [rotated] = await this.database.query<SessionUserRow>(
      `UPDATE sessions s SET previous_hash = s.current_hash, current_hash = $3, rotated_at = now(),
         expires_at = least(now() + make_interval(days => $4), s.created_at + make_interval(days => $5))
       FROM users u WHERE u.id = s.user_id AND s.id = $1 AND s.current_hash = $2 AND ${LIVE}
       RETURNING ${USER_COLUMNS}`,
      [sessionId, oldHash, newHash, LIFETIME_DAYS, MAX_AGE_DAYS],
    );
    if (rotated) return { outcome: 'rotated', user: toSessionUser(rotated) };
    const [found] = await this.database.query<SessionUserRow & { in_grace: boolean }>(
      `SELECT ${USER_COLUMNS},
         coalesce(s.previous_hash = $2 AND s.rotated_at > now() - make_interval(secs => $3), false) AS in_grace
       FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.id = $1 AND ${LIVE}`,
      [sessionId, oldHash, graceS],
    );
    if (!found?.in_grace) return { outcome: 'refused', user: null };
    return { outcome: 'grace', user: toSessionUser(found) };
  }

  async revoke(sessionId: string, because: string): Promise<void> {
    await this.database.query(
      'UPDATE sessions SET revoked_at = now(), revoked_because = $2 WHERE id = $1 AND revoked_at IS NULL',
      [sessionId, because],
    );
  }

  /** Ends one session of an account. @returns false when it has none of this id. */
  async revokeOne(userId: string, sessionId: string): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE sessions s SET revoked_at = now(), revoked_because = 'ended by its owner'
        WHERE s.user_id = $1 AND s.id = $2 AND ${LIVE} RETURNING s.id`,
      [userId, sessionId],
    );
    return rows.length > 0;
  }

  /** Ends the sessions of an account, but not `except`. @returns the ids of those that ended. */
  async revokeAll(userId: string, because: string, except: string | null, sql: Sql = this.database) {
    const rows = await sql.query<{ id: string }>(
      `UPDATE sessions s SET revoked_at = now(), revoked_because = $2
        WHERE s.user_id = $1 AND s.id IS DISTINCT FROM $3::uuid AND ${LIVE} RETURNING s.id`,
      [userId, because, except],
    );
    return rows.map(({ id }) => id);
  }

  /** @returns the ids of `sessionIds` whose session is neither revoked nor expired. */
  async findLive(sessionIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT s.id FROM sessions s WHERE s.id = ANY($1::uuid[]) AND ${LIVE}`,
      [sessionIds],
    );
    return new Set(rows.map((row) => row.id));
  }

  /** Deletes sessions that ended more than a week ago. Support reads younger ones to explain a sudden logout. */
  async sweep(): Promise<void> {
    await this.database.query(
      `DELETE FROM sessions WHERE expires_at < now() - interval '7 days' OR revoked_at < now() - interval '7 days'`,
    );
  }
}

const toSessionUser = (row: SessionUserRow): SessionUser => ({
  ...toAccount(row),
  sessionId: row.session_id,
  actingRole: row.role,
});
