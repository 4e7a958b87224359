import { validatorProgram } from '@evident/catalogue';
import {
  judgeLimitsFor,
  neededGroups,
  type CheckerSpec,
  type ClaimedTask,
  type ProblemLimits,
  type StoredGroup,
} from '@evident/contracts';
import { hasOwnCases } from '../submissions/run-cases.js';
import type { ClaimedProblem, ClaimRow } from '../submissions/submission-rows.js';

/** Whether the learner wrote some of the cases: the reference then gives the expected outputs. */
const runsOwnCases = (row: ClaimRow): boolean => row.kind === 'run' && hasOwnCases(row.cases ?? []);

/** The task for the worker that claimed a row. */
export function claimedTask(row: ClaimRow, leaseMs: number): ClaimedTask {
  const { problem } = row;
  const { limits, checker } = termsOf(row);
  const asSubmission = row.kind === 'submit' || row.trial_of !== null;
  return {
    id: row.id,
    // The judge keeps longer outputs of evidence, and an author needs what the program printed.
    kind: row.kind === 'verify' && row.cases ? 'evidence' : row.kind,
    attempt: row.attempt,
    leaseMs,
    keepsTests: true,
    ...(row.request_id !== null && { requestId: row.request_id }),
    ...(row.trace_parent !== null && { traceParent: row.trace_parent }),
    userId: row.user_id,
    problemId: row.problem_id,
    program: { language: row.language, sourceCode: row.source_code },
    limits: judgeLimitsFor(row.language, limits),
    checker,
    testSetHash: row.cases ? null : row.test_set_hash,
    cases: row.cases,
    reference: problem && runsOwnCases(row) ? referenceOf(problem) : null,
    validator: problem && runsOwnCases(row) ? validatorOf(problem) : null,
    userUsedMs: row.user_used_ms,
    stopAtFirstFailure: asSubmission && (problem?.stop_at_first_failure ?? false),
    // A program that never ends would run until the limit of every test, while others wait.
    stopAtFirstLimit: asSubmission,
    ...(row.test_groups && { groups: groupsOf(row.test_groups) }),
  };
}

function groupsOf(groups: readonly StoredGroup[]): NonNullable<ClaimedTask['groups']> {
  const needed = neededGroups(groups);
  return groups.map(({ tests }, at) => ({ tests, needs: [...(needed[at] ?? [])] }));
}

function termsOf(row: ClaimRow): {
  limits: ProblemLimits;
  checker: CheckerSpec;
} {
  if (row.task) return row.task;
  const { problem } = row;
  if (!problem) throw new Error(`Submission ${row.id} is of no known problem`);
  return {
    limits: {
      timeLimitMs: problem.time_limit_ms,
      timeLimitsMs: problem.time_limits_ms,
      memoryLimitKb: problem.memory_limit_kb,
    },
    checker: problem.checker,
  };
}

function referenceOf({ reference }: ClaimedProblem): ClaimedTask['reference'] {
  return reference === null ? null : { language: 'JAVASCRIPT', sourceCode: reference };
}

const validatorOf = ({ validator }: ClaimedProblem): ClaimedTask['validator'] =>
  validator === null ? null : { language: 'JAVASCRIPT', sourceCode: validatorProgram(validator) };
