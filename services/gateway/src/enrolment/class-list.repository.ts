import { Database } from '@evident/kit';
import { Injectable } from '@nestjs/common';

export interface KnownPersonRow {
  id: string;
  email: string;
  /** The account has no password, and nobody has signed in at a provider. */
  waiting: boolean;
}

@Injectable()
export class ClassListRepository {
  constructor(private readonly database: Database) {}

  /** @returns the accounts among these emails, by the email in lower case. */
  async known(emails: readonly string[]): Promise<Map<string, KnownPersonRow>> {
    const rows = await this.database.query<KnownPersonRow>(
      `SELECT u.id, lower(u.email) AS email,
              u.password_hash IS NULL AND NOT EXISTS
                (SELECT 1 FROM external_identities e WHERE e.user_id = u.id) AS waiting
         FROM users u WHERE lower(u.email) = ANY(SELECT lower(e) FROM unnest($1::text[]) e)`,
      [emails],
    );
    return new Map(rows.map((row) => [row.email, row]));
  }
}
