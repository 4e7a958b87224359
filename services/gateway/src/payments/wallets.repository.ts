import { Database } from '@evident/kit';
import { Injectable } from '@nestjs/common';

interface LastKnownRow {
  last_known_tokens: number;
  last_known_analytics: boolean;
}

export interface LastKnownWallet {
  tokens: number;
  analytics: boolean;
}

/** The wallets as they were read last, kept with their users. */
@Injectable()
export class WalletsRepository {
  constructor(private readonly database: Database) {}

  async find(userId: string): Promise<LastKnownWallet> {
    const [row] = await this.database.query<LastKnownRow>(
      'SELECT last_known_tokens, last_known_analytics FROM users WHERE id = $1',
      [userId],
    );
    return { tokens: row?.last_known_tokens ?? 0, analytics: row?.last_known_analytics ?? false };
  }

  /** @param opened the signup tokens were granted */
  async save(userId: string, { tokens, analytics }: LastKnownWallet, opened: boolean): Promise<void> {
    await this.database.query(
      `UPDATE users SET wallet_opened = wallet_opened OR $4, last_known_tokens = $2, last_known_analytics = $3
       WHERE id = $1
         AND (wallet_opened <> $4 OR last_known_tokens <> $2 OR last_known_analytics <> $3)`,
      [userId, tokens, analytics, opened],
    );
  }
}
