import type { Database } from '@evident/kit';
import type { BudgetLimits, ModelBudget, Reservation } from './model-budget.js';
import type { ModelFault, ModelUsage } from './model-port.js';

/** Serialises reservations, so that two concurrent ones cannot both take the last of the budget. */
const LOCK_KEY = 4_720_031;

export class ModelBudgetRepository implements ModelBudget {
  constructor(
    private readonly database: Database,
    private readonly limits: BudgetLimits,
  ) {}

  async reserve({ userId, engine, micros }: Reservation): Promise<string | null> {
    const { dayMicros, userDayMicros } = this.limits;
    return this.database.transaction(async (sql) => {
      await sql.query('SELECT pg_advisory_xact_lock($1)', [LOCK_KEY]);
      const rows = await sql.query<{ id: string }>(
        `WITH spent AS (
           SELECT coalesce(sum(micros), 0) AS all_micros,
                  coalesce(sum(micros) FILTER (WHERE user_id = $1), 0) AS user_micros
           FROM model_call WHERE day = (now() AT TIME ZONE 'utc')::date)
         INSERT INTO model_call (user_id, engine, micros)
         SELECT $1, $2, $3::bigint FROM spent
         WHERE all_micros + $3::bigint <= $4::bigint AND user_micros + $3::bigint <= $5::bigint
         RETURNING id`,
        [userId, engine, micros, dayMicros, userDayMicros],
      );
      return rows[0]?.id ?? null;
    });
  }

  async record(
    id: string,
    { micros, usage, outcome }: { micros: number; usage: ModelUsage; outcome: ModelFault | 'ok' },
  ): Promise<void> {
    await this.database.query(
      `UPDATE model_call
       SET micros = $2, input_tokens = $3, cached_input_tokens = $4, cache_write_tokens = $5, output_tokens = $6,
           outcome = $7, settled_at = now()
       WHERE id = $1 AND settled_at IS NULL`,
      [
        id,
        micros,
        usage.inputTokens,
        usage.cachedInputTokens,
        usage.cacheWriteTokens,
        usage.outputTokens,
        outcome,
      ],
    );
  }
}
