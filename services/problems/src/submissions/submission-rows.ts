import type {
  CheckerSpec,
  InlineCase,
  Language,
  SubmissionStatus,
  TestResultView,
  Verdict,
} from '@evident/contracts';

export type SubmissionKind = 'run' | 'submit' | 'verify';

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

/** What a claim, a renewal and a finish work on. */
export interface ClaimRow {
  id: string;
  kind: SubmissionKind;
  user_id: string;
  problem_id: string;
  language: Language;
  source_code: string;
  status: SubmissionStatus;
  test_set_hash: string | null;
  test_count: number;
  cases: InlineCase[] | null;
  task: VerificationTask | null;
  trial_of: string | null;
  attempt: number;
  claims: number;
  seq: number;
}

export const CLAIM_COLUMNS = `id, kind, user_id, problem_id, language, source_code, status, test_set_hash, test_count,
  cases, task, trial_of, attempt, claims, seq`;

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
