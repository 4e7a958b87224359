import {
  SEQ_PER_ATTEMPT,
  type CheckerSpec,
  type InlineCase,
  type Language,
  type SubmissionStatus,
  type TestResultView,
  type Verdict,
} from '@evident/contracts';
import type { LeasedTable } from '@evident/kit';
import { decayedUseSql } from './decayed-use.js';

export type SubmissionKind = 'run' | 'submit' | 'verify';

/** Limits and checker of a verification, whose problem may not be stored yet. */
export interface VerificationTask {
  limits: { timeLimitMs: number; memoryLimitKb: number };
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
  test_set_hash: string | null;
  test_count: number;
  cases: InlineCase[] | null;
  attempt: number;
  seq: number;
  compile_output: string | null;
  environment: Record<string, string>;
  time_list: string | null;
  memory_list: string | null;
  outdated: boolean;
  created_at: Date;
  judged_at: Date | null;
}

/** The columns that renewals and the end of a claim need. */
export interface HeldRow {
  id: string;
  kind: SubmissionKind;
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
  /** How much of the attempt's core time is booked on the user. */
  used_ms: number;
}

const HELD_COLUMNS = `id, kind, user_id, problem_id, status, test_set_hash, test_count, cases, trial_of, attempt,
  claims, seq, used_ms`;

/** The columns that a worker needs as well. */
export interface ClaimRow extends HeldRow {
  language: Language;
  source_code: string;
  task: VerificationTask | null;
  /** Core time that the user has used lately. */
  user_used_ms: number;
}

const CLAIM_COLUMNS = `${HELD_COLUMNS}, language, source_code, task, COALESCE(
  (SELECT ${decayedUseSql('u')} FROM judge_usage u WHERE u.user_id = submission.user_id), 0) AS user_used_ms`;

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
  dispatchColumns: ['kind', 'priority'],
  faultDelayMs: 1_000,
  sets: {
    claim: { started_at: 'now()', used_ms: '0', seq: startSeqSql('attempt + 1') },
    finish: { judged_at: 'now()', seq: endSeqSql('attempt') },
    fail: { judged_at: 'now()', seq: endSeqSql('attempt') },
  },
} as const satisfies LeasedTable;

export interface SubmissionTestRow {
  submission_id: string;
  position: number;
  step: number | null;
  view: TestResultView;
}

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
