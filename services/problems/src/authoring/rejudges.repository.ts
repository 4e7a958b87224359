import type { Language, Verdict } from '@evident/contracts';
import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '@evident/kit';
import { endSeqSql } from '../submissions/submission-rows.js';

/** A rejudge takes at most so many submissions of a problem, the latest first. */
const MAX_TRIALS = 2_000;
const LISTED_CHANGES = 200;

export interface RejudgeTotals {
  problem_id: string;
  total: number;
  judged: number;
  failed: number;
  open: number;
  change_count: number;
  applied: boolean;
}

interface ChangedRow {
  submission_id: string;
  language: Language;
  before: Verdict;
  after: Verdict;
  /** Null where they do not change. */
  points: { before: number | null; after: number | null } | null;
}

export interface AppliedRow {
  id: string;
  kind: 'submit';
  user_id: string;
  problem_id: string;
  attempt: number;
  verdict: Verdict;
}

const POINTS_DIFFER = `t.score->'points' IS DISTINCT FROM o.score->'points' OR t.score->'total' IS DISTINCT FROM o.score->'total'`;
const DIFFERS = `t.status = 'judged' AND o.status = 'judged' AND (t.verdict <> o.verdict OR ${POINTS_DIFFER})`;

@Injectable()
export class RejudgesRepository {
  constructor(private readonly database: Database) {}

  /** Adds a trial row for each judged submission that still has its source; the reconciler adds their jobs. @returns how many */
  async start(batchId: string, userId: string, problemId: string, priority: number): Promise<number> {
    const rows = await this.database.query(
      `INSERT INTO submission (id, kind, user_id, problem_id, language, source_code, status, priority, test_set_hash,
          test_count, batch_id, label, trial_of)
       SELECT gen_random_uuid(), 'verify', $2, s.problem_id, s.language, s.source_code, 'queued', $4, p.test_set_hash,
          ts.test_count, $1, 'trial', s.id
         FROM submission s JOIN problem p ON p.id = s.problem_id JOIN test_set ts ON ts.hash = p.test_set_hash
        WHERE s.problem_id = $3 AND s.kind = 'submit' AND s.status = 'judged' AND s.texts_removed_at IS NULL
        ORDER BY s.created_at DESC LIMIT ${MAX_TRIALS}
       RETURNING id`,
      [batchId, userId, problemId, priority],
    );
    return rows.length;
  }

  async totals(batchId: string): Promise<RejudgeTotals | undefined> {
    const [row] = await this.database.query<RejudgeTotals>(
      `SELECT t.problem_id, count(*)::int AS total, (count(*) FILTER (WHERE t.status = 'judged'))::int AS judged,
              (count(*) FILTER (WHERE t.status IN ('failed', 'cancelled')))::int AS failed,
              (count(*) FILTER (WHERE t.status IN ('queued', 'judging')))::int AS open,
              (count(*) FILTER (WHERE ${DIFFERS}))::int AS change_count, bool_or(t.label = 'applied') AS applied
         FROM submission t JOIN submission o ON o.id = t.trial_of WHERE t.batch_id = $1 GROUP BY t.problem_id`,
      [batchId],
    );
    return row;
  }

  async changes(batchId: string): Promise<ChangedRow[]> {
    return this.database.query(
      `SELECT o.id AS submission_id, o.language, o.verdict AS before, t.verdict AS after,
              CASE WHEN ${POINTS_DIFFER} THEN json_build_object('before', o.score->'points', 'after', t.score->'points') END AS points
         FROM submission t JOIN submission o ON o.id = t.trial_of WHERE t.batch_id = $1 AND ${DIFFERS}
        ORDER BY o.created_at DESC LIMIT ${LISTED_CHANGES}`,
      [batchId],
    );
  }

  /**
   * Gives the verdict and tests of each judged trial to its submission, as a new attempt, and recounts the problem.
   * Solved problems stay solved. @returns the submissions that changed; none when it was applied before.
   */
  async apply(sql: Sql, batchId: string, problemId: string): Promise<AppliedRow[]> {
    await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 4))', [batchId]);
    const rows = await sql.query<AppliedRow & { trial_id: string }>(
      `UPDATE submission o SET verdict = t.verdict, score = t.score, compile_output = t.compile_output, environment = t.environment,
          time_list = t.time_list, memory_list = t.memory_list, test_set_hash = t.test_set_hash, test_count = t.test_count,
          judged_at = now(), attempt = o.attempt + 1, seq = ${endSeqSql('o.attempt + 1')}
         FROM submission t
        WHERE t.batch_id = $1 AND t.trial_of = o.id AND t.status = 'judged' AND t.label = 'trial' AND o.status = 'judged'
          AND o.texts_removed_at IS NULL
        RETURNING o.id, o.kind, o.user_id, o.problem_id, o.attempt, o.verdict, t.id AS trial_id`,
      [batchId],
    );
    if (rows.length === 0) return [];
    await sql.query('DELETE FROM submission_tests WHERE submission_id = ANY($1)', [
      rows.map((row) => row.id),
    ]);
    await sql.query(
      `UPDATE submission_tests x SET submission_id = o.id, attempt = o.attempt
         FROM submission t JOIN submission o ON o.id = t.trial_of
        WHERE t.batch_id = $1 AND x.submission_id = t.id AND x.attempt = t.attempt AND t.id = ANY($2)`,
      [batchId, rows.map((row) => row.trial_id)],
    );
    await sql.query(`UPDATE submission SET label = 'applied' WHERE batch_id = $1`, [batchId]);
    await this.recount(sql, batchId, problemId);
    return rows;
  }

  private async recount(sql: Sql, batchId: string, problemId: string): Promise<void> {
    await sql.query(
      `INSERT INTO user_problem AS up (user_id, problem_id, attempted_at, solved_at)
       SELECT o.user_id, o.problem_id, min(o.created_at), min(o.created_at)
         FROM submission t JOIN submission o ON o.id = t.trial_of
        WHERE t.batch_id = $1 AND o.verdict = 'accepted' GROUP BY o.user_id, o.problem_id
       ON CONFLICT (user_id, problem_id) DO UPDATE SET solved_at = EXCLUDED.solved_at WHERE up.solved_at IS NULL`,
      [batchId],
    );
    await sql.query(
      `WITH first AS (
         SELECT DISTINCT ON (user_id) verdict FROM submission
          WHERE problem_id = $1 AND kind = 'submit' AND status = 'judged' ORDER BY user_id, created_at)
       UPDATE problem_stats SET
          submission_count = (SELECT count(*) FROM submission WHERE problem_id = $1 AND kind = 'submit' AND status = 'judged'),
          accepted_count = (SELECT count(*) FROM submission WHERE problem_id = $1 AND kind = 'submit' AND verdict = 'accepted'),
          tried_count = (SELECT count(*) FROM first),
          first_try_count = (SELECT count(*) FROM first WHERE verdict = 'accepted'),
          solved_count = (SELECT count(*) FROM user_problem WHERE problem_id = $1 AND solved_at IS NOT NULL)
        WHERE problem_id = $1`,
      [problemId],
    );
  }
}
