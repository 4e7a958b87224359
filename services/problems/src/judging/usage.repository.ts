import type { SubmissionKind } from '@evident/contracts';
import { Database, type Sql, type WithPart } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { decayedUseSql } from '../submissions/decayed-use.js';
import type { HeldRow } from '../submissions/submission-rows.js';

/** Renewals book whole steps only, so that a short judging costs one booking. */
const BOOKING_STEP_MS = 1_000;
/** More than one judging may use on any machine. */
const MOST_MS = 3_600_000;
const KEPT = '1 day';

const ADD_USE = 'INSERT INTO judge_usage AS u (user_id, used_ms, used_at)';
const ON_EARLIER_USE = `ON CONFLICT (user_id) DO UPDATE
  SET used_ms = ${decayedUseSql('u')} + EXCLUDED.used_ms, used_at = now()`;

interface Booking {
  /** What of the attempt is booked then. */
  usedMs: number;
  parts: WithPart[];
}

/** Books the core time that judgings use on their users. */
@Injectable()
export class UsageRepository {
  constructor(private readonly database: Database) {}

  /**
   * Books what the attempt used since its last booking, as parts of a step. The step must expect the row's `used_ms` and
   * store the new one.
   */
  booking(row: HeldRow, usedMs: number | undefined, isLast: boolean): Booking {
    const total = Math.min(Math.round(usedMs ?? 0), MOST_MS);
    const more = total - row.used_ms;
    if (more < (isLast ? 1 : BOOKING_STEP_MS)) return { usedMs: row.used_ms, parts: [] };
    const part: WithPart = {
      name: 'booked',
      sql: (parameter) =>
        `${ADD_USE} SELECT user_id, ${parameter(0)}::float8, now() FROM step ${ON_EARLIER_USE}`,
      values: [more],
    };
    return { usedMs: total, parts: [part] };
  }

  /**
   * Books what the attempt used since its last booking. The caller stores the answer in the row's `used_ms`, in the same
   * transaction.
   * @returns how much of the attempt is booked now.
   */
  async book(sql: Sql, row: HeldRow, usedMs: number | undefined, isLast: boolean): Promise<number> {
    const total = Math.min(Math.round(usedMs ?? 0), MOST_MS);
    const more = total - row.used_ms;
    if (more < (isLast ? 1 : BOOKING_STEP_MS)) return row.used_ms;
    await this.add(sql, row.user_id, more);
    return total;
  }

  /** Books what a cancelled attempt used: its worker stops after the row has ended. */
  async bookCancelled(id: string, attempt: number, usedMs: number): Promise<void> {
    await this.database.transaction(async (sql) => {
      const [row] = await sql.query<HeldRow>(
        `SELECT user_id, used_ms FROM submission WHERE id = $1 AND attempt = $2 AND status = 'cancelled' FOR UPDATE`,
        [id, attempt],
      );
      if (!row) return;
      const booked = await this.book(sql, row, usedMs, true);
      await sql.query('UPDATE submission SET used_ms = $2 WHERE id = $1', [id, booked]);
    });
  }

  /** Whether rows of the kind wait that `fairChoice` may have left to other workers. */
  async anyWaits(kind: SubmissionKind): Promise<boolean> {
    const rows = await this.database.query(
      `SELECT 1 AS one FROM submission WHERE status = 'queued' AND kind = $1 AND not_before <= now() LIMIT 1`,
      [kind],
    );
    return rows.length > 0;
  }

  /** Forgets users who have used nothing for long, a bounded number at a time. */
  async prune(): Promise<void> {
    await this.database.query(
      `DELETE FROM judge_usage WHERE user_id IN (
         SELECT user_id FROM judge_usage WHERE used_at < now() - interval '${KEPT}' LIMIT 500)`,
    );
  }

  private async add(sql: Sql, userId: string, usedMs: number): Promise<void> {
    await sql.query(`${ADD_USE} VALUES ($1, $2, now()) ${ON_EARLIER_USE}`, [userId, usedMs]);
  }
}
