import type { Role } from '@evident/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SessionUser } from './session-user.js';

interface SessionUserRow {
  id: string;
  name: string;
  email: string;
  role: Role;
  created_at: Date;
  wallet_opened: boolean;
  session_id: string;
}

const LIFETIME_DAYS = 30;
/** However often it is refreshed, a session ends then. */
const MAX_AGE_DAYS = 180;
const LIVE = 's.revoked_at IS NULL AND s.expires_at > now()';
const USER_COLUMNS = 'u.id, u.name, u.email, u.role, u.created_at, u.wallet_opened, s.id AS session_id';

export type Rotation =
  { outcome: 'rotated' | 'grace'; user: SessionUser } | { outcome: 'refused' | 'reused' };

@Injectable()
export class SessionsRepository {
  constructor(private readonly database: DataSource) {}

  async open(userId: string, tokenHash: Buffer): Promise<string> {
    const rows = await this.database.query<{ id: string }[]>(
      `INSERT INTO sessions (user_id, current_hash, expires_at)
       VALUES ($1, $2, now() + make_interval(days => $3)) RETURNING id`,
      [userId, tokenHash, LIFETIME_DAYS],
    );
    const id = rows[0]?.id;
    if (id === undefined) throw new Error('The session was not stored');
    return id;
  }

  /** @returns the user of a session that is neither revoked nor expired. */
  async findUser(sessionId: string, userId?: string): Promise<SessionUser | null> {
    const rows = await this.database.query<SessionUserRow[]>(
      `SELECT ${USER_COLUMNS} FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE s.id = $1 AND ($2::uuid IS NULL OR u.id = $2) AND ${LIVE}`,
      [sessionId, userId ?? null],
    );
    return rows[0] ? toSessionUser(rows[0]) : null;
  }

  /** @returns the user if the token is the newest of its session; changes nothing. */
  async findUserByToken(sessionId: string, tokenHash: Buffer): Promise<SessionUser | null> {
    const rows = await this.database.query<SessionUserRow[]>(
      `SELECT ${USER_COLUMNS} FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE s.id = $1 AND s.current_hash = $2 AND ${LIVE}`,
      [sessionId, tokenHash],
    );
    return rows[0] ? toSessionUser(rows[0]) : null;
  }

  /**
   * Exchanges the newest token of a session for the next, in one conditional update. The token just before it is
   * still let in for `graceS` seconds, because two tabs may refresh at once; any older one means theft and ends the
   * whole session.
   */
  async rotate(sessionId: string, oldHash: Buffer, newHash: Buffer, graceS: number): Promise<Rotation> {
    const [rows] = await this.database.query<[SessionUserRow[], number]>(
      `UPDATE sessions s SET previous_hash = s.current_hash, current_hash = $3, rotated_at = now(),
         expires_at = least(now() + make_interval(days => $4), s.created_at + make_interval(days => $5))
       FROM users u WHERE u.id = s.user_id AND s.id = $1 AND s.current_hash = $2 AND ${LIVE}
       RETURNING ${USER_COLUMNS}`,
      [sessionId, oldHash, newHash, LIFETIME_DAYS, MAX_AGE_DAYS],
    );
    if (rows[0]) return { outcome: 'rotated', user: toSessionUser(rows[0]) };
    const found = await this.database.query<(SessionUserRow & { in_grace: boolean })[]>(
      `SELECT ${USER_COLUMNS},
         coalesce(s.previous_hash = $2 AND s.rotated_at > now() - make_interval(secs => $3), false) AS in_grace
       FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.id = $1 AND ${LIVE}`,
      [sessionId, oldHash, graceS],
    );
    if (!found[0]) return { outcome: 'refused' };
    if (found[0].in_grace) return { outcome: 'grace', user: toSessionUser(found[0]) };
    await this.revoke(sessionId, 'a used refresh token came back');
    return { outcome: 'reused' };
  }

  async revoke(sessionId: string, because: string): Promise<void> {
    await this.database.query(
      'UPDATE sessions SET revoked_at = now(), revoked_because = $2 WHERE id = $1 AND revoked_at IS NULL',
      [sessionId, because],
    );
  }

  /** @returns those of `sessionIds` that are still good. */
  async findLive(sessionIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ id: string }[]>(
      `SELECT s.id FROM sessions s WHERE s.id = ANY($1::uuid[]) AND ${LIVE}`,
      [sessionIds],
    );
    return new Set(rows.map((row) => row.id));
  }

  /** Forgets sessions that ended more than a week ago; until then they explain a sudden logout. */
  async sweep(): Promise<void> {
    await this.database.query(
      `DELETE FROM sessions WHERE expires_at < now() - interval '7 days' OR revoked_at < now() - interval '7 days'`,
    );
  }
}

function toSessionUser(row: SessionUserRow): SessionUser {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    createdAt: row.created_at,
    walletOpened: row.wallet_opened,
    sessionId: row.session_id,
  };
}
