import { Database, type Sql } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';

export type MailedTokenPurpose = 'reset-password' | 'verify-email' | 'set-password';

const LIFETIME_MINUTES: Readonly<Record<MailedTokenPurpose, number>> = {
  'reset-password': 30,
  'verify-email': 24 * 60,
  'set-password': 7 * 24 * 60,
};

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Tokens that travel in mailed links. Each works once; the database knows their hashes only. */
@Injectable()
export class MailedTokensRepository {
  constructor(private readonly database: Database) {}

  /** @returns the token. */
  async issue(userId: string, purpose: MailedTokenPurpose, sql: Sql = this.database): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await sql.query(
      `INSERT INTO mailed_tokens (hash, user_id, purpose, expires_at)
       VALUES ($1, $2, $3, now() + make_interval(mins => $4))`,
      [hashOf(token), userId, purpose, LIFETIME_MINUTES[purpose]],
    );
    return token;
  }

  /** @returns whose token it is, or null when it is unknown, old or used. It stays valid. */
  async find(token: string, purpose: MailedTokenPurpose): Promise<string | null> {
    const [row] = await this.database.query<{ user_id: string }>(
      'SELECT user_id FROM mailed_tokens WHERE hash = $1 AND purpose = $2 AND expires_at > now()',
      [hashOf(token), purpose],
    );
    return row?.user_id ?? null;
  }

  /** Uses a token up, and with it all others of its owner and purpose. @returns its owner, or null. */
  async consume(sql: Sql, token: string, purpose: MailedTokenPurpose): Promise<string | null> {
    const [row] = await sql.query<{ user_id: string }>(
      'DELETE FROM mailed_tokens WHERE hash = $1 AND purpose = $2 AND expires_at > now() RETURNING user_id',
      [hashOf(token), purpose],
    );
    if (!row) return null;
    await this.discard(sql, row.user_id, purpose);
    return row.user_id;
  }

  async discard(sql: Sql, userId: string, purpose: MailedTokenPurpose): Promise<void> {
    await sql.query('DELETE FROM mailed_tokens WHERE user_id = $1 AND purpose = $2', [userId, purpose]);
  }

  async sweep(): Promise<void> {
    await this.database.query('DELETE FROM mailed_tokens WHERE expires_at < now()');
  }
}
