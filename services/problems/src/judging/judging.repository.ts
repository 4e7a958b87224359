import { SEQ_PER_ATTEMPT, type RunMeasurement, type TestResultView, type Verdict } from '@evident/contracts';
import { Database, type Sql, type WithPart } from '@evident/kit';
import { Injectable } from '@nestjs/common';

/** A test as it is stored. */
export interface TestRecord {
  /** Null: not run. */
  verdict: Verdict | null;
  view: TestResultView;
  measurement: RunMeasurement | null;
}

/** What is remembered of a stored test. */
export interface StoredTestFigures extends Pick<TestResultView, 'index' | 'time' | 'memory'> {
  verdict: Verdict;
}

/** By test; tests that were not run are left out. */
export function figuresOf(views: readonly TestResultView[]): Map<string, StoredTestFigures> {
  const figures = new Map<string, StoredTestFigures>();
  for (const { id, index, time, memory, verdict } of views)
    if (verdict !== null) figures.set(id, { index, time, memory, verdict });
  return figures;
}

/** The step of the row that holds the tests which came with the verdict. A view there counts more than an earlier one. */
const LAST_STEP = SEQ_PER_ATTEMPT - 1;

/** Stores the tests of a submission, the counters of its problem and the solved set. */
@Injectable()
export class JudgingRepository {
  constructor(private readonly database: Database) {}

  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  /** The tests of an attempt that are stored. */
  async storedTests(id: string, attempt: number): Promise<Map<string, StoredTestFigures>> {
    const batches = await this.database.query<{ views: TestResultView[] }>(
      'SELECT views FROM submission_tests WHERE submission_id = $1 AND attempt = $2',
      [id, attempt],
    );
    return figuresOf(batches.flatMap(({ views }) => views));
  }

  /** Removes the tests of attempts that brought no verdict. */
  async removeTests(sql: Sql, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await sql.query('DELETE FROM submission_tests WHERE submission_id = ANY($1)', [[...ids]]);
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

/** Stores a batch of tests with the step of its row. @param step the place of the first one in the order of arrival */
export function storingTests(records: readonly TestRecord[], step: number): WithPart {
  return {
    name: 'stored',
    sql: (parameter) =>
      `INSERT INTO submission_tests (submission_id, attempt, step, test_ids, verdicts, views, measurements)
       SELECT id, attempt, ${parameter(0)}::int, ${parameter(1)}::text[], ${parameter(2)}::text[], ${parameter(3)}::json,
              ${parameter(4)}::json FROM step`,
    values: [
      step,
      records.map(({ view }) => view.id),
      records.map(({ verdict }) => verdict),
      JSON.stringify(records.map(({ view }) => view)),
      JSON.stringify(records.map(({ measurement }) => measurement)),
    ],
  };
}

/** Stores the tests that came with the verdict. */
export const storingLastTests = (records: readonly TestRecord[]): WithPart =>
  storingTests(records, LAST_STEP);

/** Removes the tests of attempts that brought no verdict. */
export const removingEarlierAttempts = (attempt: number): WithPart => ({
  name: 'removed',
  sql: (parameter) =>
    `DELETE FROM submission_tests t USING step WHERE t.submission_id = step.id AND t.attempt <> ${parameter(0)}`,
  values: [attempt],
});

/** Whether the author has no other judged submission of the problem. */
const IS_FIRST = `NOT EXISTS (SELECT 1 FROM submission o
  WHERE o.user_id = step.user_id AND o.problem_id = step.problem_id AND o.kind = 'submit' AND o.status = 'judged'
    AND o.id <> step.id)`;

/** Counts a judged submission, its author's first try of the problem and their first solution. */
export function countingVerdict(isAccepted: boolean): WithPart[] {
  const solved: WithPart = {
    name: 'solved',
    sql: () =>
      `INSERT INTO user_problem AS up (user_id, problem_id, attempted_at, solved_at)
       SELECT user_id, problem_id, now(), now() FROM step
       ON CONFLICT (user_id, problem_id) DO UPDATE SET solved_at = now() WHERE up.solved_at IS NULL
       RETURNING 1`,
  };
  const counted: WithPart = {
    name: 'counted',
    sql: () =>
      `UPDATE problem_stats st SET submission_count = submission_count + 1, tried_count = tried_count + (${IS_FIRST})::int
              ${isAccepted ? `, first_try_count = first_try_count + (${IS_FIRST})::int` : ''}
              ${isAccepted ? ', accepted_count = accepted_count + 1, solved_count = solved_count + (SELECT count(*) FROM solved)' : ''}
         FROM step WHERE st.problem_id = step.problem_id`,
  };
  return isAccepted ? [solved, counted] : [counted];
}
