import type { RunMeasurement, TestResultView, Verdict } from '@evident/contracts';
import { Database, type Sql } from '@evident/kit';
import { Injectable } from '@nestjs/common';

export interface TestRecord {
  position: number;
  /** Order of arrival; null: not run. */
  step: number | null;
  verdict: Verdict | null;
  view: TestResultView;
  measurement: RunMeasurement | null;
}

/** Stores the tests of a submission, the counters of its problem and the solved set. */
@Injectable()
export class JudgingRepository {
  constructor(private readonly database: Database) {}

  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  async setTestSet(sql: Sql, id: string, hash: string, testCount: number): Promise<void> {
    await sql.query('UPDATE submission SET test_set_hash = $2, test_count = $3 WHERE id = $1', [
      id,
      hash,
      testCount,
    ]);
  }

  async steps(
    sql: Sql,
    id: string,
  ): Promise<{ position: number; step: number | null; verdict: Verdict | null; test_id: string }[]> {
    return sql.query(
      `SELECT position, step, verdict, view->>'id' AS test_id FROM submission_test WHERE submission_id = $1 ORDER BY position`,
      [id],
    );
  }

  /** Replaces what is stored for the same positions. */
  async storeTests(sql: Sql, id: string, tests: readonly TestRecord[]): Promise<void> {
    if (tests.length === 0) return;
    await sql.query(
      `INSERT INTO submission_test (submission_id, position, step, verdict, view, measurement)
       SELECT $1, r.position, r.step, r.verdict, r.view, r.measurement
         FROM jsonb_to_recordset($2::jsonb) AS r(position int, step int, verdict text, view jsonb, measurement jsonb)
       ON CONFLICT (submission_id, position) DO UPDATE SET step = EXCLUDED.step, verdict = EXCLUDED.verdict,
         view = EXCLUDED.view, measurement = EXCLUDED.measurement`,
      [id, JSON.stringify(tests)],
    );
  }

  /** Removes the tests of an attempt that brought no verdict. */
  async removeTests(sql: Sql, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await sql.query('DELETE FROM submission_test WHERE submission_id = ANY($1)', [[...ids]]);
  }

  /** Counts a judged submission, and its author's first solution of the problem. */
  async countVerdict(sql: Sql, userId: string, problemId: string, isAccepted: boolean): Promise<void> {
    const solved = isAccepted ? await this.markSolved(sql, userId, problemId) : false;
    await sql.query(
      `UPDATE problem_stats SET submission_count = submission_count + 1, accepted_count = accepted_count + $2,
          solved_count = solved_count + $3 WHERE problem_id = $1`,
      [problemId, isAccepted ? 1 : 0, solved ? 1 : 0],
    );
  }

  /** @returns true when it was not solved before. */
  async markSolved(sql: Sql, userId: string, problemId: string): Promise<boolean> {
    const rows = await sql.query(
      `INSERT INTO user_problem AS up (user_id, problem_id, attempted_at, solved_at) VALUES ($1, $2, now(), now())
       ON CONFLICT (user_id, problem_id) DO UPDATE SET solved_at = now() WHERE up.solved_at IS NULL
       RETURNING problem_id`,
      [userId, problemId],
    );
    return rows.length > 0;
  }

  /** Removes finished runs after a day and verifications after a week, a bounded number at a time. */
  async prune(): Promise<void> {
    await this.database.query(
      `DELETE FROM submission WHERE id IN (
         SELECT id FROM submission WHERE kind <> 'submit' AND status IN ('judged', 'failed', 'cancelled')
            AND created_at < now() - CASE kind WHEN 'run' THEN interval '1 day' ELSE interval '7 days' END
          ORDER BY created_at LIMIT 500)`,
    );
  }
}
