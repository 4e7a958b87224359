import {
  CheckerSpec,
  JudgeLimits,
  JudgingResult,
  Language,
  LIMITS,
  type ClaimedTask,
} from '@evident/contracts';
import { DomainError } from '@evident/kit';
import { z } from 'zod';
import type { EvidenceTask } from '../evidence/evidence-runner.js';
import type { ClaimedEvidenceRow } from './evidence-tasks.repository.js';

const EVIDENCE_LIMITS = {
  cases: 2_000,
  /** Size of all inputs and answers together. */
  caseBytes: 64 * 1024 * 1024,
  /** An instrumented program is several times as long as the learner's. */
  sourceBytes: 2 * 1024 * 1024,
} as const;

/** A task as it is stored in its row. */
const StoredTask = z.object({
  program: z.object({ language: Language, sourceCode: z.string(), isBatch: z.boolean().optional() }),
  cases: z.array(z.object({ id: z.string(), input: z.string(), answer: z.string().nullable() })),
  limits: JudgeLimits,
  checker: CheckerSpec,
  stopAtFirstFailure: z.boolean(),
  stopAtFirstLimit: z.boolean().optional(),
});

/** @throws RangeError when a task is too large. No program of a learner leads to one; it is a fault in the caller. */
export function requireBounded({ program, cases }: EvidenceTask): void {
  const bytes = cases.reduce((sum, { input, answer }) => sum + input.length + (answer?.length ?? 0), 0);
  if (cases.length === 0 || cases.length > EVIDENCE_LIMITS.cases)
    throw new RangeError(`Evidence has 1 to ${EVIDENCE_LIMITS.cases} cases, not ${cases.length}`);
  if (bytes > EVIDENCE_LIMITS.caseBytes) throw new RangeError(`Evidence of ${bytes} bytes is too large`);
  if (program.sourceCode.length > EVIDENCE_LIMITS.sourceBytes)
    throw new RangeError(`A program of ${program.sourceCode.length} characters is too large`);
  if (new Set(cases.map(({ id }) => id)).size !== cases.length)
    throw new RangeError('Two cases of one task have the same id');
}

/** A claimed row as the judge receives it. */
export function claimedTask(row: ClaimedEvidenceRow, unpacked: unknown, leaseMs: number): ClaimedTask {
  const { cases, ...task } = StoredTask.parse(unpacked);
  return {
    id: row.id,
    kind: 'evidence',
    attempt: row.attempt,
    leaseMs,
    ...(row.request_id !== null && { requestId: row.request_id }),
    ...(row.trace_parent !== null && { traceParent: row.trace_parent }),
    userId: row.user_id,
    problemId: row.problem_id,
    ...task,
    testSetHash: null,
    // Only a hidden case may end the run early: the judge always runs all samples.
    cases: cases.map((item) => ({ ...item, hidden: true })),
    reference: null,
  };
}

/** Checks that a result has the task's cases. @throws VALIDATION_FAILED */
export function requireFitting(unpacked: unknown, result: JudgingResult): void {
  const ids = new Set(StoredTask.parse(unpacked).cases.map(({ id }) => id));
  const judged = result.tests.map(({ testId }) => testId);
  const whole = result.verdict !== 'accepted' || judged.length === ids.size;
  if (!whole || new Set(judged).size !== judged.length || judged.some((id) => !ids.has(id)))
    throw new DomainError('VALIDATION_FAILED', 'The result does not fit the task');
  if (result.compileOutput.length > LIMITS.compileOutputBytes * 4)
    throw new DomainError('VALIDATION_FAILED', 'The compile output is too long');
}

export const parseResult = (unpacked: unknown): JudgingResult => JudgingResult.parse(unpacked);
