import {
  SEQ_PER_ATTEMPT,
  type CheckerSpec,
  type InlineCase,
  type Language,
  type ProblemLimits,
  type Score,
  type StoredGroup,
  type SubmissionStatus,
  type TimeLimitsMs,
  type Verdict,
} from '@evident/contracts';
import type { LeasedTable } from '@evident/kit';
import { decayedUseSql } from './decayed-use.js';

export type SubmissionKind = 'run' | 'submit' | 'verify';

/** Limits and checker of a verification, whose problem may not be stored yet. */
export interface VerificationTask {
  limits: ProblemLimits;
  checker: CheckerSpec;
  /** The verdict that the program must get. */
  expected: Verdict;
}

export interface SubmissionRow {
  id: string;
  kind: SubmissionKind;
  user_id: string;
  problem_id: string;
  problem_title: string | null;
  language: Language;
  source_code: string;
  status: SubmissionStatus;
  verdict: Verdict | null;
  /** Null without a verdict, and where the problem has no groups. */
  score: Score | null;
  test_set_hash: string | null;
  test_count: number;
  cases: InlineCase[] | null;
  attempt: number;
  seq: number;
  compile_output: string | null;
  environment: Record<string, string>;
  time_list: string | null;
  memory_list: string | null;
  /** Null while it compiles, and where the first test ended at once. */
  running_since: Date | null;
  outdated: boolean;
  /** The texts were not read. */
  abridged: boolean;
  created_at: Date;
  judged_at: Date | null;
  /** Null: the source and the tests are kept. */
  texts_removed_at: Date | null;
}

/** The columns that renewals and the end of a claim need. */
export interface HeldRow {
  id: string;
  kind: SubmissionKind;
  language: Language;
  created_at: Date;
  user_id: string;
  problem_id: string;
  status: SubmissionStatus;
  test_set_hash: string | null;
  test_count: number;
  cases: InlineCase[] | null;
  trial_of: string | null;
  attempt: number;
  claims: number;
  seq: number;
  /** Of the request that made the row; null for older rows. */
  request_id: string | null;
  trace_parent: string | null;
  worker_id: string | null;
  /** How much of the attempt's core time is booked on the user. */
  used_ms: number;
  running_since: Date | null;
  /** The groups that give points; null where there are none, and for everything but submissions and their trials. */
  test_groups: StoredGroup[] | null;
}

const HELD_COLUMNS = `id, kind, language, created_at, user_id, problem_id, status, test_set_hash, test_count, cases, trial_of, attempt,
  claims, seq, request_id, trace_parent, worker_id, used_ms, running_since, test_groups`;

/** What a claim needs of the row's problem. */
export interface ClaimedProblem {
  time_limit_ms: number;
  time_limits_ms: TimeLimitsMs;
  memory_limit_kb: number;
  checker: CheckerSpec;
  stop_at_first_failure: boolean;
  /** The JavaScript reference, for runs only. */
  reference: string | null;
  /** The module that tells which inputs the problem allows, for runs only; null where there is none. */
  validator: string | null;
}

/** The columns that a worker needs as well. */
export interface ClaimRow extends HeldRow {
  source_code: string;
  task: VerificationTask | null;
  /** Null for a verification of an unsaved problem. */
  problem: ClaimedProblem | null;
  /** Core time that the user has used lately. */
  user_used_ms: number;
}

/** Deleted problems count too, because their earlier submissions are still judged. */
const PROBLEM_COLUMN = `(SELECT json_build_object('time_limit_ms', p.time_limit_ms, 'time_limits_ms', p.time_limits_ms, 'memory_limit_kb', p.memory_limit_kb,
    'checker', p.checker, 'stop_at_first_failure', p.stop_at_first_failure,
    'reference', NULLIF(c.reference_solutions->>'JAVASCRIPT', ''), 'validator', NULLIF(c.authoring->>'validatorSource', ''))
  FROM problem p LEFT JOIN problem_content c ON c.problem_id = p.id AND submission.kind = 'run'
 WHERE p.id = submission.problem_id) AS problem`;

const USER_USED_COLUMN = `COALESCE(
  (SELECT ${decayedUseSql('u')} FROM judge_usage u WHERE u.user_id = submission.user_id), 0) AS user_used_ms`;

const CLAIM_COLUMNS = `${HELD_COLUMNS}, source_code, task, ${PROBLEM_COLUMN}, ${USER_USED_COLUMN}`;

/** A row without tests of its own is judged by the tests that its problem has when it is claimed. */
const currentTests = (column: 'test_set_hash' | 'test_count', of: string): string =>
  `CASE WHEN cases IS NULL AND task IS NULL THEN COALESCE((SELECT ${of} FROM problem p
     JOIN test_set ts ON ts.hash = p.test_set_hash WHERE p.id = submission.problem_id), ${column}) ELSE ${column} END`;

/** Groups and tests are read together, so that they fit. */
const currentGroups = `CASE WHEN cases IS NULL AND task IS NULL THEN
  (SELECT p.test_groups FROM problem p WHERE p.id = submission.problem_id) END`;

/** Sequence numbers of the start and the end of an attempt; the numbers between are those of its judged tests. */
export const startSeq = (attempt: number): number => attempt * SEQ_PER_ATTEMPT;
export const endSeq = (attempt: number): number => startSeq(attempt) + SEQ_PER_ATTEMPT - 1;

/** The same in SQL. @param attempt an expression */
const startSeqSql = (attempt: string): string => `(${attempt}) * ${SEQ_PER_ATTEMPT}`;
export const endSeqSql = (attempt: string): string => `${startSeqSql(attempt)} + ${SEQ_PER_ATTEMPT - 1}`;

/** Submissions, runs and verifications as leased work. */
export const SUBMISSIONS = {
  name: 'submission',
  statuses: { waiting: 'queued', leased: 'judging', finished: 'judged', failed: 'failed' },
  optionalColumns: ['worker_id', 'not_before', 'fault'],
  columns: HELD_COLUMNS,
  claimColumns: CLAIM_COLUMNS,
  dispatchColumns: ['kind', 'priority', 'request_id'],
  faultDelayMs: 1_000,
  sets: {
    claim: {
      started_at: 'now()',
      used_ms: '0',
      running_since: 'NULL',
      seq: startSeqSql('attempt + 1'),
      test_set_hash: currentTests('test_set_hash', 'ts.hash'),
      test_count: currentTests('test_count', 'ts.test_count'),
      test_groups: currentGroups,
    },
    finish: { judged_at: 'now()', seq: endSeqSql('attempt'), test_groups: 'NULL' },
    fail: { judged_at: 'now()', seq: endSeqSql('attempt'), test_groups: 'NULL' },
  },
} as const satisfies LeasedTable;

const RUN_PREFIX = 'run_';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id as other services know it: the id of a run starts with `run_`. */
export const publicId = (row: { id: string; kind: SubmissionKind }): string =>
  row.kind === 'run' ? `${RUN_PREFIX}${row.id}` : row.id;

/** @returns undefined when the text is not an id. */
export function parsePublicId(text: string): { id: string; isRun: boolean } | undefined {
  const isRun = text.startsWith(RUN_PREFIX);
  const id = isRun ? text.slice(RUN_PREFIX.length) : text;
  return UUID.test(id) ? { id, isRun } : undefined;
}
