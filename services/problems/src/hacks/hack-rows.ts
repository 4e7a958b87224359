import type {
  ExportedHack,
  Hack,
  HackDecision,
  HackOutcome,
  Language,
  StoredProposal,
  TestResultView,
  Verdict,
} from '@evident/contracts';
import { publicId } from '../submissions/submission-rows.js';

export interface HackRow {
  id: string;
  problem_id: string;
  user_id: string;
  submission_id: string;
  thread_id: string | null;
  language: Language;
  run_id: string;
  input: string;
  outcome: HackOutcome;
  verdict: Verdict | null;
  input_problem: string | null;
  reference_output: string | null;
  solution_output: string | null;
  message: string | null;
  decision: HackDecision | null;
  note: string | null;
  created_at: Date;
  decided_at: Date | null;
}

export interface ProposalRow extends HackRow {
  problem_title: string;
  source_code: string | null;
}

export const HACK_COLUMNS = `h.id, h.problem_id, h.user_id, h.submission_id, h.thread_id, h.language, h.run_id, h.input, h.outcome, h.verdict,
  h.input_problem, h.reference_output, h.solution_output, h.message, h.decision, h.note, h.created_at, h.decided_at`;

/** What a finished run says about an input. */
export interface Settlement {
  outcome: Exclude<HackOutcome, 'checking'>;
  verdict: Verdict | null;
  inputProblem: string | null;
  referenceOutput: string | null;
  solutionOutput: string | null;
  message: string | null;
}

const UNJUDGED: Settlement = {
  outcome: 'unjudged',
  verdict: null,
  inputProblem: null,
  referenceOutput: null,
  solutionOutput: null,
  message: null,
};

/**
 * @param test the run's only test; undefined when the run ended without one, or is gone
 * @returns `unjudged` where the reference gave no answer, because nothing can then be compared.
 */
export function settlementOf(test: TestResultView | undefined): Settlement {
  if (!test || test.verdict === null) return UNJUDGED;
  if (test.inputProblem !== undefined)
    return { ...UNJUDGED, outcome: 'invalid', inputProblem: test.inputProblem };
  if (test.referenceExpected === null) return UNJUDGED;
  return {
    outcome: test.verdict === 'accepted' ? 'survived' : 'broken',
    verdict: test.verdict,
    inputProblem: null,
    referenceOutput: test.referenceExpected,
    solutionOutput: test.stdout,
    message: test.message === '' ? null : test.message,
  };
}

export const toHack = (row: HackRow): Hack => ({
  ...toExported(row),
  runId: publicId({ id: row.run_id, kind: 'run' }),
});

export const toExported = (row: HackRow): ExportedHack => ({
  id: row.id,
  problemId: row.problem_id,
  // The submission of a shared program is another learner's.
  submissionId: row.thread_id === null ? row.submission_id : null,
  threadId: row.thread_id,
  language: row.language,
  input: row.input,
  outcome: row.outcome,
  verdict: row.verdict,
  inputProblem: row.input_problem,
  referenceOutput: row.reference_output,
  solutionOutput: row.solution_output,
  message: row.message,
  decision: row.decision,
  note: row.note,
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
});

export const toProposal = (row: ProposalRow): StoredProposal => ({
  ...toHack(row),
  problemTitle: row.problem_title,
  sourceCode: row.source_code,
  authorId: row.user_id,
});
