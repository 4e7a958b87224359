import { LIMITS, type FoundUsersAnswer, type Role } from '@evident/contracts';
import { Database, DomainError, type Sql } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { type Account, ACCOUNT_COLUMNS, type AccountRow, toAccount } from './account.js';

interface CredentialsRow extends AccountRow {
  password_hash: string | null;
  suspended: boolean;
}

export interface Credentials {
  account: Account;
  /** Null until a password is chosen: nothing matches it. */
  passwordHash: string | null;
  suspended: boolean;
}

export interface NewAccount {
  name: string;
  email: string;
  passwordHash: string | null;
  role: Role;
  emailVerified?: boolean;
}

@Injectable()
export class UsersRepository {
  constructor(private readonly database: Database) {}

  /** Ignores the case of the email. */
  async findByEmail(email: string): Promise<Account | null> {
    return (await this.findCredentials('lower(u.email) = lower($1)', email))?.account ?? null;
  }

  async findById(id: string): Promise<Account | null> {
    return (await this.findCredentials('u.id = $1', id))?.account ?? null;
  }

  findCredentialsByEmail(email: string): Promise<Credentials | null> {
    return this.findCredentials('lower(u.email) = lower($1)', email);
  }

  findCredentialsById(id: string): Promise<Credentials | null> {
    return this.findCredentials('u.id = $1', id);
  }

  /** Finds accounts by a part of their email or name, ignoring case. Those that begin with it come first. */
  async search(part: string): Promise<FoundUsersAnswer> {
    const text = part.replace(/[\\%_]/g, '\\$&');
    const rows = await this.database.query<FoundUsersAnswer['users'][number]>(
      `SELECT id, name, email, role, suspended_at IS NOT NULL AS suspended FROM users
        WHERE email ILIKE $1 OR name ILIKE $1
        ORDER BY NOT (email ILIKE $2 OR name ILIKE $2), lower(email) LIMIT ${LIMITS.foundUsers + 1}`,
      [`%${text}%`, `${text}%`],
    );
    return { users: rows.slice(0, LIMITS.foundUsers), more: rows.length > LIMITS.foundUsers };
  }

  /** @returns emails by user id; deleted accounts are left out. */
  async emailsOf(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.database.query<{ id: string; email: string }>(
      'SELECT id, email FROM users WHERE id = ANY($1::uuid[])',
      [ids],
    );
    return new Map(rows.map(({ id, email }) => [id, email]));
  }

  /** @returns display names by user id; deleted accounts are left out. */
  async namesOf(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<{ id: string; name: string }>(
      'SELECT id, name FROM users WHERE id = ANY($1::uuid[])',
      [ids],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** @throws EMAIL_TAKEN when an account has this email in any case. */
  async create(user: NewAccount, sql: Sql = this.database): Promise<Account> {
    const [row] = await sql.query<AccountRow>(
      `INSERT INTO users AS u (name, email, password_hash, role, email_verified_at)
       VALUES ($1, $2, $3, $4, CASE WHEN $5 THEN now() END)
       ON CONFLICT (lower(email)) DO NOTHING RETURNING ${ACCOUNT_COLUMNS}`,
      [user.name, user.email, user.passwordHash, user.role, user.emailVerified ?? false],
    );
    if (row) return toAccount(row);
    const sentence = 'An account with this email already exists';
    throw new DomainError('EMAIL_TAKEN', sentence, { fields: { email: sentence } });
  }

  async setRole(id: string, role: Role): Promise<void> {
    await this.database.query('UPDATE users SET role = $2 WHERE id = $1', [id, role]);
  }

  async rename(id: string, name: string): Promise<void> {
    await this.database.query('UPDATE users SET name = $2 WHERE id = $1', [id, name]);
  }

  /** A suspended account cannot log in; its sessions end. @returns false when there is no such account. */
  async setSuspended(id: string, suspended: boolean): Promise<boolean> {
    return this.database.transaction(async (sql) => {
      const changed = await sql.query(
        'UPDATE users SET suspended_at = CASE WHEN $2 THEN coalesce(suspended_at, now()) END WHERE id = $1 RETURNING id',
        [id, suspended],
      );
      if (suspended)
        await sql.query(
          `UPDATE sessions SET revoked_at = now(), revoked_because = 'suspended'
            WHERE user_id = $1 AND revoked_at IS NULL`,
          [id],
        );
      return changed.length > 0;
    });
  }

  /** Sets the password and ends every session of the account. */
  async setPassword(id: string, passwordHash: string): Promise<void> {
    await this.database.transaction((sql) => this.replacePassword(sql, id, passwordHash, null));
  }

  /**
   * Sets the password, ends the sessions of the account but `except`, and makes mailed reset links useless.
   * @returns the ids of the ended sessions.
   */
  async replacePassword(
    sql: Sql,
    id: string,
    passwordHash: string,
    except: string | null,
  ): Promise<string[]> {
    await sql.query('UPDATE users SET password_hash = $2 WHERE id = $1', [id, passwordHash]);
    await sql.query(
      `DELETE FROM mailed_tokens WHERE user_id = $1 AND purpose IN ('reset-password', 'set-password')`,
      [id],
    );
    const ended = await sql.query<{ id: string }>(
      `UPDATE sessions SET revoked_at = now(), revoked_because = 'password changed'
        WHERE user_id = $1 AND id IS DISTINCT FROM $2::uuid AND revoked_at IS NULL RETURNING id`,
      [id, except],
    );
    return ended.map((session) => session.id);
  }

  async markVerified(sql: Sql, id: string): Promise<void> {
    await sql.query('UPDATE users SET email_verified_at = coalesce(email_verified_at, now()) WHERE id = $1', [
      id,
    ]);
  }

  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  /** Deletes the account; the database deletes its sessions with it. */
  async delete(sql: Sql, id: string): Promise<void> {
    await sql.query('DELETE FROM users WHERE id = $1', [id]);
  }

  private async findCredentials(condition: string, value: string): Promise<Credentials | null> {
    const [row] = await this.database.query<CredentialsRow>(
      `SELECT ${ACCOUNT_COLUMNS}, u.password_hash, u.suspended_at IS NOT NULL AS suspended FROM users u WHERE ${condition}`,
      [value],
    );
    return row
      ? { account: toAccount(row), passwordHash: row.password_hash, suspended: row.suspended }
      : null;
  }
}
