import { Database } from '@evident/kit';
import { Injectable } from '@nestjs/common';

interface TotpRow {
  totp_secret: Buffer | null;
  totp_confirmed_at: Date | null;
}

@Injectable()
export class SecondFactorRepository {
  constructor(private readonly database: Database) {}

  async find(userId: string): Promise<{ sealed: Buffer; confirmed: boolean } | null> {
    const [row] = await this.database.query<TotpRow>(
      'SELECT totp_secret, totp_confirmed_at FROM users WHERE id = $1',
      [userId],
    );
    return row?.totp_secret ? { sealed: row.totp_secret, confirmed: row.totp_confirmed_at !== null } : null;
  }

  /** Stores a secret that no code has confirmed yet. @returns false when a confirmed one exists. */
  async propose(userId: string, sealed: Buffer): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE users SET totp_secret = $2, totp_last_step = 0
        WHERE id = $1 AND totp_confirmed_at IS NULL RETURNING id`,
      [userId, sealed],
    );
    return rows.length > 0;
  }

  /** Each step works once, also when two requests bring the same code. */
  async useStep(userId: string, step: number): Promise<boolean> {
    const rows = await this.database.query(
      'UPDATE users SET totp_last_step = $2 WHERE id = $1 AND totp_last_step < $2 RETURNING id',
      [userId, step],
    );
    return rows.length > 0;
  }

  /** Turns the factor on, with new recovery codes. */
  async confirm(userId: string, hashes: readonly Buffer[]): Promise<void> {
    await this.database.transaction(async (sql) => {
      await sql.query(
        'UPDATE users SET totp_confirmed_at = coalesce(totp_confirmed_at, now()) WHERE id = $1',
        [userId],
      );
      await sql.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
      await sql.query('INSERT INTO recovery_codes (user_id, hash) SELECT $1, unnest($2::bytea[])', [
        userId,
        [...hashes],
      ]);
    });
  }

  async remove(userId: string): Promise<void> {
    await this.database.transaction(async (sql) => {
      await sql.query('UPDATE users SET totp_secret = NULL, totp_confirmed_at = NULL WHERE id = $1', [
        userId,
      ]);
      await sql.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
    });
  }

  async useRecoveryCode(userId: string, hash: Buffer): Promise<boolean> {
    const rows = await this.database.query(
      'DELETE FROM recovery_codes WHERE user_id = $1 AND hash = $2 RETURNING hash',
      [userId, hash],
    );
    return rows.length > 0;
  }

  async countRecoveryCodes(userId: string): Promise<number> {
    const [row] = await this.database.query<{ left: number }>(
      'SELECT count(*)::int AS left FROM recovery_codes WHERE user_id = $1',
      [userId],
    );
    return row?.left ?? 0;
  }
}
