import { LISTED_DAYS, type DayOfWork, type Difficulty } from '@evident/contracts';
import { Database, DomainError } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import type { Day } from './days.js';

export interface SolvedDays {
  problem_id: string;
  /** With an accepted submission, in order. */
  days: Day[];
}

export interface OpenProblemRow {
  id: string;
  title: string;
  difficulty: Difficulty;
  tags: string[];
}

/** PostgreSQL does not know a time zone that Node knows. */
const UNKNOWN_ZONE = '22023';

const dayIn = (time: string): string => `to_char(${time} AT TIME ZONE $2, 'YYYY-MM-DD')`;

/** What a learner's submissions say about their days. Every read is of one user's entries of one index. */
@Injectable()
export class LearningRepository {
  constructor(private readonly database: Database) {}

  /** @throws VALIDATION_FAILED for a time zone that the database does not know */
  async today(timeZone: string): Promise<Day> {
    try {
      const [row] = await this.database.query<{ day: Day }>(
        `SELECT to_char(now() AT TIME ZONE $1, 'YYYY-MM-DD') AS day`,
        [timeZone],
      );
      if (!row) throw new Error('The database answered no day');
      return row.day;
    } catch (error) {
      if ((error as { code?: unknown }).code !== UNKNOWN_ZONE) throw error;
      throw new DomainError('VALIDATION_FAILED', 'This time zone is unknown');
    }
  }

  /** The submissions of each of the listed days that has one, oldest first. */
  async days(userId: string, timeZone: string): Promise<DayOfWork[]> {
    return this.database.query(
      `SELECT ${dayIn('created_at')} AS day, count(*)::int AS submissions,
              (count(*) FILTER (WHERE verdict = 'accepted'))::int AS accepted
         FROM submission
        WHERE user_id = $1 AND kind = 'submit' AND created_at > now() - interval '${LISTED_DAYS} days'
        GROUP BY 1 ORDER BY 1`,
      [userId, timeZone],
    );
  }

  /** One row for each problem that the user has solved. */
  async solvedDays(userId: string, timeZone: string): Promise<SolvedDays[]> {
    return this.database.query(
      `SELECT problem_id, array_agg(DISTINCT ${dayIn('created_at')} ORDER BY ${dayIn('created_at')}) AS days
         FROM submission
        WHERE user_id = $1 AND kind = 'submit' AND verdict = 'accepted'
        GROUP BY problem_id`,
      [userId, timeZone],
    );
  }

  async openProblems(): Promise<OpenProblemRow[]> {
    return this.database.query(
      'SELECT id, title, difficulty, tags FROM problem WHERE deleted_at IS NULL AND published',
    );
  }
}
