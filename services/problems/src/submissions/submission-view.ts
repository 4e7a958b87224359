import {
  STATUS_LABELS,
  VERDICT_LABELS,
  type Submission,
  type SubmissionStatus,
  type TestResultView,
  type Verdict,
} from '@evident/contracts';
import { publicId, type SubmissionRow } from './submission-rows.js';
import type { InsertedSubmission, NewSubmission } from './submissions.repository.js';
import { memoryText, timeText } from './test-visibility.js';

/** The contract's status text. */
export function statusText(status: SubmissionStatus, verdict: Verdict | null): string {
  if (status !== 'judged') return STATUS_LABELS[status];
  if (verdict === null) throw new Error('A judged submission has a verdict');
  return VERDICT_LABELS[verdict];
}

type Figures = Pick<TestResultView, 'index' | 'time' | 'memory'>;

/** One entry per test, `"0 s"` and `"0 KB"` for a test that was not run. Averages leave these entries out. */
function figures(tests: readonly Figures[], testCount: number, of: 'time' | 'memory'): string {
  const nothing = of === 'time' ? timeText(0) : memoryText(0);
  const list = Array.from({ length: Math.max(testCount, 1) }, () => nothing);
  for (const test of tests) list[test.index - 1] = test[of];
  return JSON.stringify(list);
}

/** @param ahead rows that wait before this one; null when it does not wait */
export function toSubmission(
  row: SubmissionRow,
  tests: readonly TestResultView[],
  ahead: number | null,
): Submission {
  return {
    id: publicId(row),
    problemId: row.problem_id,
    problemTitle: row.problem_title,
    status: statusText(row.status, row.verdict),
    submissionStatus: row.status,
    ...(row.status === 'judging' && {
      phase: row.running_since !== null || tests.length > 0 ? ('running' as const) : ('compiling' as const),
    }),
    verdict: row.verdict,
    ...(row.score && { score: row.score }),
    language: row.language,
    sourceCode: row.source_code,
    memory: row.memory_list ?? figures(tests, row.test_count, 'memory'),
    time: row.time_list ?? figures(tests, row.test_count, 'time'),
    createdAt: row.created_at.toISOString(),
    judgedAt: row.judged_at?.toISOString() ?? null,
    testCases: [...tests],
    testCount: row.test_count,
    compileOutput: row.compile_output,
    seq: row.seq,
    ahead: row.status === 'queued' ? ahead : null,
    outdated: row.outdated,
    ...(row.abridged && { abridged: true as const }),
    ...(row.texts_removed_at && { textsRemovedAt: row.texts_removed_at.toISOString() }),
    environment: row.environment,
  };
}

/** The view of a row that was just inserted, without reading it again. */
export function toNewSubmission(
  row: NewSubmission,
  problemTitle: string,
  { createdAt, ahead }: InsertedSubmission,
): Submission {
  return toSubmission(
    {
      id: row.id,
      kind: row.kind,
      user_id: row.userId,
      problem_id: row.problemId,
      problem_title: problemTitle,
      language: row.language,
      source_code: row.sourceCode,
      status: 'queued',
      verdict: null,
      score: null,
      test_set_hash: row.testSetHash,
      test_count: row.testCount,
      cases: row.cases,
      attempt: 0,
      seq: 0,
      compile_output: null,
      environment: {},
      time_list: null,
      memory_list: null,
      running_since: null,
      outdated: false,
      abridged: false,
      created_at: createdAt,
      judged_at: null,
      texts_removed_at: null,
    },
    [],
    ahead,
  );
}

/** The time and memory lists that are stored with a finished row. */
export const storedFigures = (
  tests: readonly Figures[],
  testCount: number,
): { time: string; memory: string } => ({
  time: figures(tests, testCount, 'time'),
  memory: figures(tests, testCount, 'memory'),
});
