import { LIMITS, type JudgeLimits, type JudgeQueueName } from '@evident/contracts';
import type { RunLimits } from '../programs/program.js';

export function runLimitsOf(limits: JudgeLimits): RunLimits {
  return {
    cpuTimeMs: limits.timeLimitMs,
    wallTimeMs: limits.wallLimitMs,
    memoryKb: limits.memoryLimitKb,
    outputBytes: limits.outputLimitBytes,
    processes: limits.processLimit,
  };
}

const REFERENCE_CPU_MS = 10_000;
const REFERENCE_MEMORY_KB = 524_288;

/** A reference answers in a language of its own: it gets at least what the slowest language is allowed. */
export function referenceLimitsOf(limits: RunLimits): RunLimits {
  const cpuTimeMs = Math.max(limits.cpuTimeMs, REFERENCE_CPU_MS);
  return {
    ...limits,
    cpuTimeMs,
    wallTimeMs: Math.max(limits.wallTimeMs, cpuTimeMs * 2),
    memoryKb: Math.max(limits.memoryKb, REFERENCE_MEMORY_KB),
  };
}

/**
 * Bytes kept of each of a test's outputs. A learner's own run shows more than a submission; evidence carries the
 * counts that an instrumented program prints.
 */
export const SHOWN_BYTES: Readonly<Record<JudgeQueueName, number>> = {
  run: 16 * 1024,
  submit: LIMITS.revealedFieldBytes,
  verify: LIMITS.revealedFieldBytes,
  evidence: LIMITS.stderrBytes,
};

/** Standard output of evidence without an answer to compare with is data, such as generated inputs: all of it counts. */
export function shownOutputBytes(kind: JudgeQueueName, answer: string | null): number {
  return kind === 'evidence' && answer === null ? LIMITS.outputBytes : SHOWN_BYTES[kind];
}
