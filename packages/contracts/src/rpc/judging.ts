import { z } from 'zod';
import { CheckerSpec } from '../checkers.js';
import { Language, MIN_MEMORY_LIMIT_KB, TIME_LIMIT_FACTOR } from '../languages.js';
import { LIMITS } from '../limits.js';
import { JudgeQueueName } from '../queues.js';
import { RunStatus, Verdict } from '../verdicts.js';

/** What the judge enforces on each run. */
export const JudgeLimits = z.object({
  /** CPU (user and system, all processes). */
  timeLimitMs: z.number().int().positive(),
  wallLimitMs: z.number().int().positive(),
  memoryLimitKb: z.number().int().positive(),
  outputLimitBytes: z.number().int().positive(),
  processLimit: z.number().int().positive(),
});
export type JudgeLimits = z.infer<typeof JudgeLimits>;

/** Three times the CPU time and two seconds, so that the clock ends only a program that waits for something. */
export const wallLimitMs = (timeLimitMs: number): number => timeLimitMs * 3 + 2_000;

/** What a program in `language` may use on one test of a problem. */
export function judgeLimitsFor(
  language: Language,
  problem: { timeLimitMs: number; memoryLimitKb: number },
): JudgeLimits {
  const timeLimitMs = problem.timeLimitMs * TIME_LIMIT_FACTOR[language];
  return {
    timeLimitMs,
    wallLimitMs: wallLimitMs(timeLimitMs),
    memoryLimitKb: Math.max(problem.memoryLimitKb, MIN_MEMORY_LIMIT_KB[language]),
    outputLimitBytes: LIMITS.outputBytes,
    processLimit: LIMITS.processes,
  };
}

/** A case that travels with its claim: custom cases of a run, inputs of evidence. */
export const InlineCase = z.object({
  id: z.string(),
  input: z.string(),
  /** Null: nothing to compare with (the reference, if any, decides; otherwise any clean exit passes). */
  answer: z.string().nullable(),
  hidden: z.boolean(),
});
export type InlineCase = z.infer<typeof InlineCase>;

const Program = z.object({ language: Language, sourceCode: z.string() });

export const ClaimedTask = z.object({
  id: z.uuid(),
  kind: JudgeQueueName,
  attempt: z.number().int().positive(),
  leaseMs: z.number().int().positive(),
  userId: z.string(),
  problemId: z.string().nullable(),
  program: Program,
  limits: JudgeLimits,
  checker: CheckerSpec,
  /** Exactly one of the two is set. */
  testSetHash: z.string().nullable(),
  cases: z.array(InlineCase).nullable(),
  /** Runs inline cases without an answer first, so that they get one. */
  reference: Program.nullable(),
  stopAtFirstFailure: z.boolean(),
  /** A hidden test beyond its time or memory ends those behind it. */
  stopAtFirstLimit: z.boolean().optional(),
});
export type ClaimedTask = z.infer<typeof ClaimedTask>;

export const StoredTest = z.object({
  id: z.string(),
  input: z.string(),
  answer: z.string(),
  hidden: z.boolean(),
});
export type StoredTest = z.infer<typeof StoredTest>;

/** Everything measured about one run; the judge's evidence. Times in ms of CPU unless named wall, sizes in KB. */
export const RunMeasurement = z.object({
  status: RunStatus,
  exitCode: z.number().int().nullable(),
  signal: z.string().nullable(),
  cpuTimeMs: z.number().nonnegative(),
  /** Before the calibrated start-up time was taken off. */
  rawCpuTimeMs: z.number().nonnegative(),
  wallTimeMs: z.number().nonnegative(),
  memoryKb: z.number().int().nonnegative(),
  outputBytes: z.number().int().nonnegative(),
  processes: z.number().int().nonnegative(),
  oomKilled: z.boolean(),
  /** Which limit ended the run. */
  limit: z.enum(['cpu', 'wall', 'memory', 'output']).nullable(),
  tier: z.string(),
  stealMs: z.number().nonnegative(),
  /** Time in which some process of the machine waited for a core. */
  cpuPressureMs: z.number().nonnegative(),
  /** True when it was run again alone because it came near the limit while others ran. */
  rerunAlone: z.boolean(),
});
export type RunMeasurement = z.infer<typeof RunMeasurement>;

export const JudgedTest = z.object({
  testId: z.string(),
  index: z.number().int().positive(),
  verdict: Verdict,
  /** Clipped to what may be shown. */
  stdout: z.string(),
  stderr: z.string(),
  /** The checker's reason, or the limit hit. */
  message: z.string(),
  referenceExpected: z.string().nullable(),
  measurement: RunMeasurement,
});
export type JudgedTest = z.infer<typeof JudgedTest>;

export const JudgingResult = z.object({
  verdict: Verdict,
  compileOutput: z.string(),
  /** In test order; tests after an early stop are absent. */
  tests: z.array(JudgedTest),
  /** What judged: toolchain versions, calibration, isolation tier. */
  environment: z.record(z.string(), z.string()),
});
export type JudgingResult = z.infer<typeof JudgingResult>;

/**
 * The judge's calls. Problems answers them for `run`, `submit`, `verify`; ai for `evidence`.
 * `renew` false means: the lease is lost or the learner cancelled; stop at once and say nothing more.
 */
export const JUDGING_RPC = {
  'judging.claim': {
    request: z.object({ id: z.uuid(), workerId: z.string() }),
    response: ClaimedTask.nullable(),
  },
  'judging.fetch-test-set': {
    /** `offset` pages through large sets; `nextOffset` null ends it. */
    request: z.object({ hash: z.string(), offset: z.number().int().nonnegative() }),
    response: z.object({ tests: z.array(StoredTest), nextOffset: z.number().int().nullable() }),
  },
  'judging.renew': {
    /**
     * Carries the tests judged since the last answered renewal, so that a snapshot taken meanwhile holds them. One that
     * the owner has already changes nothing.
     */
    request: z.object({ id: z.uuid(), attempt: z.number().int().positive(), judged: z.array(JudgedTest) }),
    response: z.object({ keep: z.boolean() }),
  },
  'judging.finish': {
    request: z.object({ id: z.uuid(), attempt: z.number().int().positive(), result: JudgingResult }),
    response: z.object({ applied: z.boolean() }),
  },
  /** Gives the claim back: drain, or an infrastructure fault (`fault` says which; null on drain). */
  'judging.release': {
    request: z.object({ id: z.uuid(), attempt: z.number().int().positive(), fault: z.string().nullable() }),
    response: z.object({ released: z.boolean() }),
  },
} as const;

/** Redis pub/sub channel on which a cancelled task's id is announced to workers; `renew` is the fallback. */
export const CANCEL_CHANNEL = 'evident:cancel';
