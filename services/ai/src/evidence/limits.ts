import {
  judgeLimitsFor,
  LIMITS,
  wallLimitMs,
  type JudgeLimits,
  type Language,
  type ProblemLimits,
} from '@evident/contracts';

/**
 * The judge gives evidence a third of the usual share of the processors, so on a busy machine a program takes longer
 * by the clock. Its wall limit is twice the usual one; its CPU limit is the same.
 */
const WALL_FACTOR = 2;

/** A process that plays many cases has a longer one: its CPU limit decides, not how busy the machine is. */
const BATCH_WALL_FACTOR = 6;

const forEvidence = (limits: JudgeLimits): JudgeLimits => ({
  ...limits,
  wallLimitMs: limits.wallLimitMs * WALL_FACTOR,
});

/** The limits of a program that is run once for each case, as on a test of its problem. */
export const testLimits = (language: Language, problem: ProblemLimits): JudgeLimits =>
  forEvidence(judgeLimitsFor(language, problem));

/** The limits of one process that runs many cases. @param totalMs its CPU time */
export function processLimits({
  totalMs,
  memoryLimitKb,
}: {
  totalMs: number;
  memoryLimitKb: number;
}): JudgeLimits {
  const timeLimitMs = Math.round(totalMs);
  return {
    timeLimitMs,
    wallLimitMs: wallLimitMs(timeLimitMs) * BATCH_WALL_FACTOR,
    memoryLimitKb,
    outputLimitBytes: LIMITS.outputBytes,
    processLimit: LIMITS.processes,
  };
}
