import { isFinished, type SubmissionStatus } from '@evident/contracts';
import { Database } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { eraseDiscussions } from '../discussions/discussions.repository.js';
import { eraseHacks } from '../hacks/hacks.repository.js';

@Injectable()
export class AccountRepository {
  constructor(private readonly database: Database) {}

  /** Deletes every row that names the user; the problems' counters and the emptied posts stay. @returns ids of unfinished submissions */
  async erase(userId: string): Promise<string[]> {
    return this.database.transaction(async (sql) => {
      const gone = await sql.query<{ id: string; status: SubmissionStatus }>(
        'DELETE FROM submission WHERE user_id = $1 RETURNING id, status',
        [userId],
      );
      await sql.query('DELETE FROM user_problem WHERE user_id = $1', [userId]);
      await sql.query('DELETE FROM draft WHERE user_id = $1', [userId]);
      await sql.query('DELETE FROM named_draft WHERE user_id = $1', [userId]);
      await sql.query('DELETE FROM note WHERE user_id = $1', [userId]);
      await sql.query('DELETE FROM playlist WHERE user_id = $1', [userId]);
      await eraseDiscussions(sql, userId);
      await eraseHacks(sql, userId);
      return gone.filter(({ status }) => !isFinished(status)).map(({ id }) => id);
    });
  }
}
