import { LIMITS, type InlineCase, type Language, type TestResultView } from '@evident/contracts';
import { Injectable } from '@nestjs/common';
import { currentRequestId, currentTraceParent, Database, mayTake, type Sql } from '@evident/kit';
import type { SubmissionDispatch } from './job-dispatcher.service.js';
import {
  endSeqSql,
  SUBMISSIONS,
  type SubmissionKind,
  type SubmissionRow,
  type VerificationTask,
} from './submission-rows.js';

export interface NewSubmission {
  id: string;
  kind: SubmissionKind;
  userId: string;
  problemId: string;
  language: Language;
  sourceCode: string;
  clientKey: string | null;
  requestHash: string | null;
  priority: number;
  testSetHash: string | null;
  testCount: number;
  cases: InlineCase[] | null;
  task: VerificationTask | null;
  batchId: string | null;
  label: string | null;
  trialOf: string | null;
}

export interface Standing {
  earlier: { id: string; request_hash: string } | null;
  open: Record<'run' | 'submit', number>;
}

export interface WholeSubmission {
  row: SubmissionRow;
  tests: TestResultView[];
  /** Null when the row does not wait. */
  ahead: number | null;
}

export interface ListedPart {
  /** Null: of all problems. */
  problemId: string | null;
  /** Null: from the newest. */
  before: string | null;
  limit: number;
}

export interface InsertedSubmission {
  createdAt: Date;
  /** Rows of the same kind that wait and came earlier. */
  ahead: number;
  dispatch: SubmissionDispatch;
}

const SHORT_COLUMNS = `s.id, s.kind, s.user_id, s.problem_id, p.title AS problem_title, s.language, s.status,
  s.verdict, s.score, s.test_set_hash, s.test_count, s.cases, s.attempt, s.seq, s.environment, s.time_list,
  s.memory_list, s.running_since, s.created_at, s.judged_at, s.texts_removed_at,
  s.kind = 'submit' AND s.status = 'judged' AND s.test_set_hash IS DISTINCT FROM p.test_set_hash AS outdated`;
const COLUMNS = `${SHORT_COLUMNS}, s.source_code, s.compile_output, false AS abridged`;
/** The texts of rows beyond the limit stay in the database. */
const LISTED_COLUMNS = `${SHORT_COLUMNS}, s.texts > ${LIMITS.listedTextBytes} AS abridged,
  CASE WHEN s.texts <= ${LIMITS.listedTextBytes} THEN s.source_code ELSE '' END AS source_code,
  CASE WHEN s.texts <= ${LIMITS.listedTextBytes} THEN s.compile_output END AS compile_output`;
const TABLES = 'submission s LEFT JOIN problem p ON p.id = s.problem_id';

/** Expects the parameters of the insert. */
const MARK_ATTEMPTED = `INSERT INTO user_problem AS up (user_id, problem_id, attempted_at) VALUES ($3, $4, now())
       ON CONFLICT (user_id, problem_id) DO UPDATE SET attempted_at = now() WHERE up.attempted_at IS NULL`;

@Injectable()
export class SubmissionsRepository {
  constructor(private readonly database: Database) {}

  /** Serialises the creations of one user, so that caps and idempotency keys hold when requests race. */
  async lockUser(sql: Sql, userId: string): Promise<void> {
    await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 1))', [userId]);
  }

  /** What a user has already: the submission of this key, and how many of each kind are open. */
  async standing(sql: Sql, userId: string, clientKey: string | null): Promise<Standing> {
    const [row] = await sql.query<{ earlier: Standing['earlier']; run: number; submit: number }>(
      `SELECT (SELECT json_build_object('id', id, 'request_hash', request_hash) FROM submission
                WHERE user_id = $1 AND client_key = $2) AS earlier,
              count(*) FILTER (WHERE kind = 'run')::int AS run,
              count(*) FILTER (WHERE kind = 'submit')::int AS submit
         FROM submission WHERE user_id = $1 AND status IN ('queued', 'judging')`,
      [userId, clientKey],
    );
    return { earlier: row?.earlier ?? null, open: { run: row?.run ?? 0, submit: row?.submit ?? 0 } };
  }

  /** The row counts as dispatched at once: its job is added right after the commit. A submit marks the problem attempted. */
  async insert(sql: Sql, row: NewSubmission): Promise<InsertedSubmission> {
    const requestId = currentRequestId() ?? null;
    const attempted = row.kind === 'submit' ? `WITH attempted AS (${MARK_ATTEMPTED})` : '';
    const [inserted] = await sql.query<{ created_at: Date; ahead: number }>(
      `${attempted} INSERT INTO submission (id, kind, user_id, problem_id, language, source_code, status, client_key, request_hash,
          priority, test_set_hash, test_count, cases, task, batch_id, label, trial_of, request_id, trace_parent, dispatch_no, dispatched_at)
       VALUES ($1, $2, $3, $4, $5, $6, 'queued', $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, 1, now())
       RETURNING created_at, (SELECT count(*)::int FROM submission other
          WHERE other.status = 'queued' AND other.kind = $2 AND other.created_at < submission.created_at) AS ahead`,
      [
        row.id,
        row.kind,
        row.userId,
        row.problemId,
        row.language,
        row.sourceCode,
        row.clientKey,
        row.requestHash,
        row.priority,
        row.testSetHash,
        row.testCount,
        row.cases && JSON.stringify(row.cases),
        row.task && JSON.stringify(row.task),
        row.batchId,
        row.label,
        row.trialOf,
        requestId,
        currentTraceParent() ?? null,
      ],
    );
    if (!inserted) throw new Error('The submission was not stored');
    return {
      createdAt: inserted.created_at,
      ahead: inserted.ahead,
      dispatch: { id: row.id, kind: row.kind, dispatch_no: 1, priority: row.priority, request_id: requestId },
    };
  }

  async find(id: string, userId: string): Promise<SubmissionRow | undefined> {
    const [row] = await this.database.query<SubmissionRow>(
      `SELECT ${COLUMNS} FROM ${TABLES} WHERE s.id = $1 AND s.user_id = $2`,
      [id, userId],
    );
    return row;
  }

  /**
   * The row with the tests judged so far, in test order, and the rows of the same kind that wait and came earlier. One
   * statement reads all of it, so that the tests fit the row's sequence number.
   */
  async findWhole(id: string, userId: string): Promise<WholeSubmission | undefined> {
    const [row] = await this.database.query<
      SubmissionRow & { batches: TestResultView[][] | null; ahead: number | null }
    >(
      `SELECT ${COLUMNS},
              CASE WHEN s.status <> 'queued' THEN (SELECT json_agg(t.views ORDER BY t.step) FROM submission_tests t
                WHERE t.submission_id = s.id AND t.attempt = s.attempt) END AS batches,
              CASE WHEN s.status = 'queued' THEN (SELECT count(*)::int FROM submission other
                WHERE other.status = 'queued' AND other.kind = s.kind AND other.created_at < s.created_at) END AS ahead
         FROM ${TABLES} WHERE s.id = $1 AND s.user_id = $2`,
      [id, userId],
    );
    if (!row) return undefined;
    const { batches, ahead, ...rest } = row;
    return { row: rest, tests: inTestOrder(batches ?? []), ahead };
  }

  /** The tests judged so far by submission, in test order; none for a waiting submission. */
  async testsOf(ids: readonly string[]): Promise<ReadonlyMap<string, TestResultView[]>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<{ submission_id: string; batches: TestResultView[][] }>(
      `SELECT t.submission_id, json_agg(t.views ORDER BY t.step) AS batches
         FROM submission_tests t JOIN submission s ON s.id = t.submission_id AND s.attempt = t.attempt
        WHERE t.submission_id = ANY($1) AND s.status <> 'queued' GROUP BY t.submission_id`,
      [[...ids]],
    );
    return new Map(rows.map(({ submission_id, batches }) => [submission_id, inTestOrder(batches)]));
  }

  /** A user's submissions, newest first. Rows are abridged once the texts of the newer ones have used up the limit. */
  async list(userId: string, { problemId, before, limit }: ListedPart): Promise<SubmissionRow[]> {
    const conditions = [
      ...(problemId === null ? [] : ['AND problem_id = $3']),
      ...(before === null
        ? []
        : [
            `AND (created_at, id) < (SELECT created_at, id FROM submission
                WHERE id = $${problemId === null ? 3 : 4} AND user_id = $1)`,
          ]),
    ];
    return this.database.query(
      `SELECT ${LISTED_COLUMNS} FROM (
         SELECT *, sum(octet_length(source_code) + coalesce(octet_length(compile_output), 0))
                     OVER (ORDER BY created_at DESC, id DESC ROWS UNBOUNDED PRECEDING) AS texts
           FROM submission
          WHERE user_id = $1 AND kind = 'submit' AND trial_of IS NULL ${conditions.join(' ')}
          ORDER BY created_at DESC, id DESC LIMIT $2) s
         LEFT JOIN problem p ON p.id = s.problem_id
        ORDER BY s.created_at DESC, s.id DESC`,
      [userId, limit, problemId, before].filter((value) => value !== null),
    );
  }

  /** Cancels an open submission. @returns its attempt; undefined when it was not open. */
  async cancel(id: string, userId: string): Promise<{ attempt: number } | undefined> {
    const [row] = await this.database.query<{ attempt: number }>(
      `UPDATE submission SET status = 'cancelled', judged_at = now(), lease_until = NULL, test_groups = NULL,
          seq = ${endSeqSql('attempt')}
        WHERE id = $1 AND user_id = $2 AND ${mayTake('cancel', SUBMISSIONS.statuses)} RETURNING attempt`,
      [id, userId],
    );
    return row;
  }
}

/** The end may store a test again, and then shows more of it. @param batches in the order of their steps */
const inTestOrder = (batches: readonly TestResultView[][]): TestResultView[] =>
  [...new Map(batches.flat().map((view) => [view.id, view])).values()].sort((a, b) => a.index - b.index);
