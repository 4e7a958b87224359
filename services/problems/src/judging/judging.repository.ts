import type { JudgingResult, RunMeasurement, TestResultView, Verdict } from '@evident/contracts';
import { Injectable } from '@nestjs/common';
import { Database, storableText, type Sql } from '@evident/kit';
import {
  CLAIM_COLUMNS,
  endSeq,
  endSeqSql,
  HELD_COLUMNS,
  mayBecome,
  startSeqSql,
  type ClaimRow,
  type HeldRow,
} from '../submissions/submission-rows.js';

export interface TestRecord {
  position: number;
  /** Order of arrival; null: not run. */
  step: number | null;
  verdict: Verdict | null;
  view: TestResultView;
  measurement: RunMeasurement | null;
}

@Injectable()
export class JudgingRepository {
  constructor(private readonly database: Database) {}

  /** Compare-and-set to `judging`: of any number of racing claims one gets the row. Clears an earlier attempt's tests. */
  async claim(sql: Sql, id: string, workerId: string, leaseMs: number): Promise<ClaimRow | undefined> {
    const [row] = await sql.query<ClaimRow>(
      `UPDATE submission
          SET status = 'judging', attempt = attempt + 1, claims = claims + 1, worker_id = $2, started_at = now(),
              lease_until = now() + $3 * interval '1 millisecond', seq = ${startSeqSql('attempt + 1')}
        WHERE id = $1 AND ${mayBecome('judging')} AND (status = 'queued' OR lease_until < now())
        RETURNING ${CLAIM_COLUMNS}`,
      [id, storableText(workerId).slice(0, 200), leaseMs],
    );
    if (row && row.attempt > 1) await sql.query('DELETE FROM submission_test WHERE submission_id = $1', [id]);
    return row;
  }

  async setTestSet(sql: Sql, id: string, hash: string, testCount: number): Promise<void> {
    await sql.query('UPDATE submission SET test_set_hash = $2, test_count = $3 WHERE id = $1', [
      id,
      hash,
      testCount,
    ]);
  }

  /** Locks the row if this attempt still holds it: the fence before everything a worker changes. */
  async lockHeld(sql: Sql, id: string, attempt: number): Promise<HeldRow | undefined> {
    const [row] = await sql.query<HeldRow>(
      `SELECT ${HELD_COLUMNS} FROM submission WHERE id = $1 AND attempt = $2 AND status = 'judging' FOR UPDATE`,
      [id, attempt],
    );
    return row;
  }

  async extendLease(sql: Sql, id: string, leaseMs: number, seq: number): Promise<void> {
    await sql.query(
      `UPDATE submission SET lease_until = now() + $2 * interval '1 millisecond', seq = $3 WHERE id = $1`,
      [id, leaseMs, seq],
    );
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

  async storeVerdict(
    sql: Sql,
    row: HeldRow,
    result: JudgingResult,
    figures: { time: string; memory: string },
  ): Promise<void> {
    await sql.query(
      `UPDATE submission SET status = 'judged', verdict = $2, compile_output = $3, environment = $4, time_list = $5,
          memory_list = $6, judged_at = now(), lease_until = NULL, fault = NULL, seq = $7
        WHERE id = $1 AND ${mayBecome('judged')}`,
      [
        row.id,
        result.verdict,
        result.compileOutput === '' ? null : storableText(result.compileOutput),
        storableText(JSON.stringify(result.environment)),
        figures.time,
        figures.memory,
        endSeq(row.attempt),
      ],
    );
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

  /** Back to waiting. A drain (`fault` null) does not use up a claim; after a fault the row waits a while. */
  async release(sql: Sql, id: string, fault: string | null, delayMs: number): Promise<void> {
    await sql.query(
      `UPDATE submission SET status = 'queued', lease_until = NULL, worker_id = NULL, dispatched_at = NULL,
          claims = claims - $2, fault = COALESCE($3, fault), not_before = now() + $4 * interval '1 millisecond'
        WHERE id = $1 AND ${mayBecome('queued')}`,
      [id, fault === null ? 1 : 0, fault, delayMs],
    );
  }

  /** The platform gave up: no verdict, and an entry of the dead-letter list. */
  async fail(sql: Sql, id: string, fault: string): Promise<void> {
    await sql.query(
      `UPDATE submission SET status = 'failed', fault = $2, judged_at = now(), lease_until = NULL,
          seq = ${endSeqSql('attempt')} WHERE id = $1 AND ${mayBecome('failed')}`,
      [id, fault],
    );
    await sql.query('DELETE FROM submission_test WHERE submission_id = $1', [id]);
  }

  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }
}
