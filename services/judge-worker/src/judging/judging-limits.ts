import { LIMITS, wallLimitMs, type JudgeLimits, type JudgeQueueName } from '@evident/contracts';

const REFERENCE_TIME_LIMIT_MS = 10_000;
const REFERENCE_MEMORY_LIMIT_KB = 524_288;

/** A reference may be written in another language, so it gets at least what the slowest language is allowed. */
export function referenceLimitsOf(limits: JudgeLimits): JudgeLimits {
  const timeLimitMs = Math.max(limits.timeLimitMs, REFERENCE_TIME_LIMIT_MS);
  return {
    ...limits,
    timeLimitMs,
    wallLimitMs: Math.max(limits.wallLimitMs, wallLimitMs(timeLimitMs)),
    memoryLimitKb: Math.max(limits.memoryLimitKb, REFERENCE_MEMORY_LIMIT_KB),
  };
}

/**
 * How many bytes of each output of a test are kept. A learner's own run shows more than a submission. Evidence carries
 * the counts that an instrumented program prints.
 */
export const SHOWN_BYTES: Readonly<Record<JudgeQueueName, number>> = {
  run: 16 * 1024,
  submit: LIMITS.revealedFieldBytes,
  verify: LIMITS.revealedFieldBytes,
  evidence: LIMITS.stderrBytes,
};

/** Standard output of evidence that has no answer is data, such as a generated input, and is kept whole. */
export function shownOutputBytes(kind: JudgeQueueName, hasAnswer: boolean): number {
  return kind === 'evidence' && !hasAnswer ? LIMITS.outputBytes : SHOWN_BYTES[kind];
}
