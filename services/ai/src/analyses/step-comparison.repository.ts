import type { EditorLanguage } from '@evident/contracts';
import { Database } from '@evident/kit';
import { Injectable } from '@nestjs/common';

export interface OwnStepsRow {
  steps: number;
  steps_on: string;
}

export interface StepGroupRow {
  programs: number;
  fewest: number;
  most: number;
  /** Those that take more steps than the given number. */
  slower: number;
}

/** Groups of the distribution; each covers the same ratio of steps. */
const GROUPS = 12;

/** The counted steps of right programs, by problem, language and tests. */
@Injectable()
export class StepComparisonRepository {
  constructor(private readonly database: Database) {}

  /** The best of the user's programs on the tests that were counted last. */
  async own(userId: string, problemId: string, language: EditorLanguage): Promise<OwnStepsRow | undefined> {
    const [row] = await this.database.query<OwnStepsRow>(
      `SELECT min(test_steps)::float8 AS steps, steps_on FROM analysis
        WHERE user_id = $1 AND problem_id = $2 AND language = $3 AND test_steps IS NOT NULL
        GROUP BY steps_on ORDER BY max(created_at) DESC LIMIT 1`,
      [userId, problemId, language],
    );
    return row;
  }

  /** The best program of each user, in groups from few steps to many. An empty group is left out. */
  async groups(problemId: string, language: EditorLanguage, own: OwnStepsRow): Promise<StepGroupRow[]> {
    return this.database.query(
      `WITH best AS (
         SELECT min(test_steps)::float8 AS steps FROM analysis
          WHERE problem_id = $1 AND language = $2 AND steps_on = $3 AND test_steps IS NOT NULL GROUP BY user_id),
       range AS (SELECT ln(min(steps) + 1) AS low, ln(max(steps) + 1) AS high FROM best)
       SELECT count(*)::int AS programs, min(steps) AS fewest, max(steps) AS most,
              (count(*) FILTER (WHERE steps > $4))::int AS slower
         FROM best, range
        GROUP BY CASE WHEN high > low THEN least(${GROUPS}, 1 + floor(${GROUPS} * (ln(steps + 1) - low) / (high - low)))
                      ELSE 1 END
        ORDER BY min(steps)`,
      [problemId, language, own.steps_on, own.steps],
    );
  }
}
