import {
  SEQ_PER_ATTEMPT,
  type CheckerSpec,
  type InlineCase,
  type Language,
  type SubmissionStatus,
  type TestResultView,
  type Verdict,
} from '@evident/contracts';
import { stateGuard, type LeasedTable } from '@evident/kit';

export type SubmissionKind = 'run' | 'submit' | 'verify';

/** The SQL condition under which a submission may come to a state. */
export const mayBecome = stateGuard<SubmissionStatus>({
  queued: ['judging', 'failed'],
  judging: ['queued', 'judging'],
  judged: ['judging'],
  failed: ['judging'],
  cancelled: ['queued', 'judging'],
});

/** Limits and checker of a verification: the problem may not be stored yet. */
export interface VerificationTask {
  limits: { timeLimitMs: number; memoryLimitKb: number };
  checker: CheckerSpec;
  /** What the program must get. */
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

/** A claimed row, as its renewals and its end work on it. */
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
}

export const HELD_COLUMNS = `id, kind, user_id, problem_id, status, test_set_hash, test_count, cases, trial_of, attempt,
  claims, seq`;

/** What a worker is given of it as well. */
export interface ClaimRow extends HeldRow {
  language: Language;
  source_code: string;
  task: VerificationTask | null;
}

export const CLAIM_COLUMNS = `${HELD_COLUMNS}, language, source_code, task`;

/** Submissions, runs and verifications as leased work. */
export const SUBMISSIONS = {
  name: 'submission',
  statuses: { waiting: 'queued', leased: 'judging', finished: 'judged', failed: 'failed' },
  optionalColumns: ['worker_id', 'not_before', 'fault'],
  columns: HELD_COLUMNS,
  claimColumns: CLAIM_COLUMNS,
  dispatchColumns: ['kind', 'priority'],
  faultDelayMs: 1_000,
} as const satisfies LeasedTable;

/** Sequence numbers of the two ends of an attempt; between them is one for each judged test. */
export const startSeq = (attempt: number): number => attempt * SEQ_PER_ATTEMPT;
export const endSeq = (attempt: number): number => startSeq(attempt) + SEQ_PER_ATTEMPT - 1;

/** The same in SQL. @param attempt an expression */
export const startSeqSql = (attempt: string): string => `(${attempt}) * ${SEQ_PER_ATTEMPT}`;
export const endSeqSql = (attempt: string): string => `${startSeqSql(attempt)} + ${SEQ_PER_ATTEMPT - 1}`;

export interface SubmissionTestRow {
  submission_id: string;
  position: number;
  step: number | null;
  view: TestResultView;
}

const RUN_PREFIX = 'run_';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id outside this service: a run's starts with `run_`. */
export const publicId = (row: { id: string; kind: SubmissionKind }): string =>
  row.kind === 'run' ? `${RUN_PREFIX}${row.id}` : row.id;

/** @returns undefined for what cannot be an id. */
export function parsePublicId(text: string): { id: string; isRun: boolean } | undefined {
  const isRun = text.startsWith(RUN_PREFIX);
  const id = isRun ? text.slice(RUN_PREFIX.length) : text;
  return UUID.test(id) ? { id, isRun } : undefined;
}
