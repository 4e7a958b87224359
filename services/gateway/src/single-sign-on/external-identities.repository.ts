import { Database, type Sql } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import type { ExternalPerson } from './openid.client.js';

type Identity = Pick<ExternalPerson, 'issuer' | 'subject'>;

/** Which account belongs to whom at a provider. */
@Injectable()
export class ExternalIdentitiesRepository {
  constructor(private readonly database: Database) {}

  /** @returns the id of the account, or null. */
  async userOf({ issuer, subject }: Identity): Promise<string | null> {
    const [row] = await this.database.query<{ user_id: string }>(
      'SELECT user_id FROM external_identities WHERE issuer = $1 AND subject = $2',
      [issuer, subject],
    );
    return row?.user_id ?? null;
  }

  /** @returns whether somebody of this provider has the account. */
  async hasSome(userId: string, issuer: string): Promise<boolean> {
    const rows = await this.database.query(
      'SELECT 1 AS one FROM external_identities WHERE user_id = $1 AND issuer = $2',
      [userId, issuer],
    );
    return rows.length > 0;
  }

  /** @returns everything that is kept about the account's people at providers, oldest first. */
  async ofUser(userId: string): Promise<(Identity & { linkedAt: string })[]> {
    const rows = await this.database.query<{ issuer: string; subject: string; created_at: Date }>(
      'SELECT issuer, subject, created_at FROM external_identities WHERE user_id = $1 ORDER BY created_at, issuer',
      [userId],
    );
    return rows.map((row) => ({
      issuer: row.issuer,
      subject: row.subject,
      linkedAt: row.created_at.toISOString(),
    }));
  }

  /** @returns false when the person has another account, or the account another person of this provider. */
  async link(sql: Sql, { issuer, subject }: Identity, userId: string): Promise<boolean> {
    await sql.query(
      'INSERT INTO external_identities (issuer, subject, user_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [issuer, subject, userId],
    );
    const rows = await sql.query(
      'SELECT 1 AS one FROM external_identities WHERE issuer = $1 AND subject = $2 AND user_id = $3',
      [issuer, subject, userId],
    );
    return rows.length > 0;
  }
}
