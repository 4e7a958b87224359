import { Database } from '@evident/kit';
import { Injectable } from '@nestjs/common';

/** Removes the texts of old submissions. */
@Injectable()
export class RetentionRepository {
  constructor(private readonly database: Database) {}

  /**
   * Removes source, compiler's output and tests of finished submissions that are older than `days`. Verdicts, figures
   * and counters stay. Several services may do it at once. @returns how many submissions lost their texts
   */
  async removeTexts(days: number, limit: number): Promise<number> {
    const removed = await this.database.query(
      `WITH due AS (
         SELECT id FROM submission
          WHERE kind = 'submit' AND texts_removed_at IS NULL AND status IN ('judged', 'failed', 'cancelled')
            AND created_at < now() - $1 * interval '1 day'
          ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED),
       tests AS (DELETE FROM submission_tests WHERE submission_id IN (SELECT id FROM due))
       UPDATE submission SET source_code = '', compile_output = NULL, texts_removed_at = now()
        WHERE id IN (SELECT id FROM due) RETURNING id`,
      [days, limit],
    );
    return removed.length;
  }
}
