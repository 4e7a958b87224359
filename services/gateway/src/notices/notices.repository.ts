import type { Notice } from '@evident/contracts';
import { Database } from '@evident/kit';
import { Injectable } from '@nestjs/common';

interface NoticeRow {
  text: string;
  pauses_from: Date | null;
  ends_at: Date;
}

/** The one notice of the site, which all gateways read. */
@Injectable()
export class NoticesRepository {
  constructor(private readonly database: Database) {}

  async read(): Promise<Notice | null> {
    const [row] = await this.database.query<NoticeRow>('SELECT text, pauses_from, ends_at FROM site_notice');
    if (!row) return null;
    const { text, pauses_from: pausesFrom, ends_at: endsAt } = row;
    return { text, pausesFrom: pausesFrom?.toISOString() ?? null, endsAt: endsAt.toISOString() };
  }

  /** Replaces the notice of before. */
  async store({ text, pausesFrom, endsAt }: Notice): Promise<void> {
    await this.database.query(
      `INSERT INTO site_notice (text, pauses_from, ends_at) VALUES ($1, $2, $3)
       ON CONFLICT (only_one) DO UPDATE SET text = $1, pauses_from = $2, ends_at = $3`,
      [text, pausesFrom, endsAt],
    );
  }

  async remove(): Promise<void> {
    await this.database.query('DELETE FROM site_notice');
  }
}
