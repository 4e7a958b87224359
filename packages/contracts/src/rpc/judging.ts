import { z } from 'zod';
import { CheckerSpec } from '../checkers.js';
import { JudgeWorkerReport } from '../http/admin-operations.js';
import { Language, MIN_MEMORY_LIMIT_KB } from '../languages.js';
import { LIMITS } from '../limits.js';
import { timeLimitFor, type ProblemTimeLimits } from '../time-limits.js';
import { JudgeQueueName, SubmissionKind } from '../queues.js';
import { RunStatus, Verdict } from '../verdicts.js';
import { calledBy } from './define.js';

/** What one run may use. The judge enforces it. */
export const JudgeLimits = z.object({
  /** User and system CPU time of all processes. */
  timeLimitMs: z.number().int().positive(),
  wallLimitMs: z.number().int().positive(),
  memoryLimitKb: z.number().int().positive(),
  /** Of standard output. Standard error is cut at `LIMITS.stderrBytes`. */
  outputLimitBytes: z.number().int().positive(),
  /** Processes and threads alive at a time. Threads of the language's runtime are allowed on top. */
  processLimit: z.number().int().positive(),
});
export type JudgeLimits = z.infer<typeof JudgeLimits>;

/** The wall limit for a CPU limit. It is so generous that it ends only programs that wait for something. */
export const wallLimitMs = (timeLimitMs: number): number => timeLimitMs * 3 + 2_000;

export interface ProblemLimits extends ProblemTimeLimits {
  memoryLimitKb: number;
}

/** What a program in `language` may use on one test of a problem. */
export function judgeLimitsFor(language: Language, problem: ProblemLimits): JudgeLimits {
  const timeLimitMs = timeLimitFor(language, problem);
  return {
    timeLimitMs,
    wallLimitMs: wallLimitMs(timeLimitMs),
    memoryLimitKb: Math.max(problem.memoryLimitKb, MIN_MEMORY_LIMIT_KB[language]),
    outputLimitBytes: LIMITS.outputBytes,
    processLimit: LIMITS.processes,
  };
}

/** One test for the judge. Custom cases of a run and inputs of evidence travel with their claim. */
export const InlineCase = z.object({
  id: z.string(),
  input: z.string(),
  /** Null: the output of the reference is the answer; without a reference every clean exit passes. */
  answer: z.string().nullable(),
  hidden: z.boolean(),
  /** What the program prints is data for its author and not only shown, so it is kept whole. */
  wholeOutput: z.boolean().optional(),
});
export type InlineCase = z.infer<typeof InlineCase>;

const Program = z.object({ language: Language, sourceCode: z.string() });

/** A program of evidence may play a batch of short cases in one process. Nothing is read from its compiler's warnings. */
const JudgedProgram = Program.extend({ isBatch: z.boolean().optional() });

export const ClaimedTask = z.object({
  id: z.uuid(),
  kind: JudgeQueueName,
  attempt: z.number().int().positive(),
  leaseMs: z.number().int().positive(),
  /** Proves this claim. The worker shows it with every call about the claim. */
  ticket: z.string().optional(),
  /** The owner keeps the tests of renewals, so the verdict need not bring them again. */
  keepsTests: z.boolean().optional(),
  /** Of the request that made the row. The worker's logs carry it. */
  requestId: z.string().optional(),
  /** The span of that request. The worker's spans continue its trace. */
  traceParent: z.string().optional(),
  userId: z.string(),
  problemId: z.string().nullable(),
  program: JudgedProgram,
  limits: JudgeLimits,
  checker: CheckerSpec,
  /** Exactly one of the two is set. */
  testSetHash: z.string().nullable(),
  /** Proves that the worker was given this test set. */
  testSetTicket: z.string().optional(),
  cases: z.array(InlineCase).nullable(),
  /** Its output is shown with each test, and is the answer of cases that have none. */
  reference: Program.nullable(),
  /** Prints null, as JSON, for an input that the problem allows. The reference runs on no other of the learner's own. */
  validator: Program.nullable().optional(),
  /** Core time that the user has used lately, in all judgings. */
  userUsedMs: z.number().nonnegative().optional(),
  stopAtFirstFailure: z.boolean(),
  /** A hidden test that breaks its time or memory limit ends the judging of the hidden tests after it. */
  stopAtFirstLimit: z.boolean().optional(),
  /**
   * A failed test ends the hidden tests after it in its group and in the groups that need this one, and no others.
   * `needs` holds positions, those through other groups too.
   */
  groups: z.array(z.object({ tests: z.array(z.string()), needs: z.array(z.number().int()) })).optional(),
});
export type ClaimedTask = z.infer<typeof ClaimedTask>;

/** A test of a test set. */
export const StoredTest = InlineCase.omit({ wholeOutput: true }).extend({ answer: z.string() });
export type StoredTest = z.infer<typeof StoredTest>;

/** Everything measured about one run. */
export const RunMeasurement = z.object({
  status: RunStatus,
  exitCode: z.number().int().nullable(),
  signal: z.string().nullable(),
  /** Without the measured start-up time of the language; judged and shown. */
  cpuTimeMs: z.number().nonnegative(),
  /** With the start-up time. */
  rawCpuTimeMs: z.number().nonnegative(),
  wallTimeMs: z.number().nonnegative(),
  /** Peak of all processes and their private files together. */
  memoryKb: z.number().int().nonnegative(),
  outputBytes: z.number().int().nonnegative(),
  /** Most processes and threads alive at a time. */
  processes: z.number().int().nonnegative(),
  oomKilled: z.boolean(),
  /** The limit that ended the run. */
  limit: z.enum(['cpu', 'wall', 'memory', 'output']).nullable(),
  /** How strongly the worker isolates programs. */
  tier: z.string(),
  /** Time that the hypervisor took from the machine during the run. */
  stealMs: z.number().nonnegative(),
  /** Time during which some process of the machine waited for a core (the kernel's pressure figure). */
  cpuPressureMs: z.number().nonnegative(),
  /** True: the first run came near the time limit while others ran, so the test was run again alone. */
  rerunAlone: z.boolean(),
});
export type RunMeasurement = z.infer<typeof RunMeasurement>;

export const JudgedTest = z.object({
  testId: z.string(),
  index: z.number().int().positive(),
  verdict: Verdict,
  /** Cut at the length that may be shown, as is `stderr`. */
  stdout: z.string(),
  stderr: z.string(),
  /** The checker's reason, the broken limit or how the program crashed. Empty when there is nothing to say. */
  message: z.string(),
  referenceExpected: z.string().nullable(),
  /** What the validator says about an input that the problem does not allow. */
  inputProblem: z.string().optional(),
  /** `stdout` holds a conversation with an interactor. */
  conversation: z.literal(true).optional(),
  measurement: RunMeasurement,
});
export type JudgedTest = z.infer<typeof JudgedTest>;

export const JudgingResult = z.object({
  verdict: Verdict,
  compileOutput: z.string(),
  /** In test order. Tests after an early stop are absent. */
  tests: z.array(JudgedTest),
  /** Toolchain versions, start-up times and isolation tier of the worker that judged. */
  environment: z.record(z.string(), z.string()),
});
export type JudgingResult = z.infer<typeof JudgingResult>;

/** Core time used for this attempt so far. The owner books what it has not booked yet on the user. */
const usedMs = z.number().int().nonnegative().optional();
/** The claim's. Whoever does not show it holds no claim. */
const ticket = z.string().optional();

/**
 * The calls of a judge worker. Problems answers them for `run`, `submit` and `verify`, ai for `evidence`.
 * When `renew` answers `keep: false`, the lease is lost or the learner cancelled: the worker stops and reports nothing.
 */
export const JUDGING_RPC = calledBy(['judge-worker'], {
  'judging.claim': {
    request: z.object({ id: z.uuid(), workerId: z.string() }),
    response: ClaimedTask.nullable(),
  },
  'judging.fetch-test-set': {
    repeatable: 'always',
    /**
     * Large sets are read in pages, from `offset` on. The last page has `nextOffset` null. NOT_FOUND without the
     * `testSetTicket` of a claim.
     */
    request: z.object({ hash: z.string(), offset: z.number().int().nonnegative(), ticket }),
    response: z.object({ tests: z.array(StoredTest), nextOffset: z.number().int().nullable() }),
  },
  'judging.renew': {
    repeatable: 'always',
    /**
     * `judged` holds the tests judged since the last answered renewal, so that a client that loads the submission now
     * sees them. A test that the owner has already changes nothing.
     */
    request: z.object({
      id: z.uuid(),
      attempt: z.number().int().positive(),
      judged: z.array(JudgedTest),
      /** The program is compiled and its first test runs. Sent when that test takes long. */
      running: z.boolean().optional(),
      usedMs,
      ticket,
    }),
    response: z.object({ keep: z.boolean() }),
  },
  'judging.finish': {
    /**
     * With `keepsTests` in the claim the result may leave out tests that a renewal brought, all but the first hidden one
     * that failed: its author may see more of it once nothing before it is open.
     */
    request: z.object({
      id: z.uuid(),
      attempt: z.number().int().positive(),
      result: JudgingResult,
      usedMs,
      ticket,
    }),
    response: z.object({ applied: z.boolean() }),
  },
  /**
   * Gives the claim back. `fault` names the platform's fault; it is null when the worker stops. With `isChecker` it is the
   * problem's own checker that failed, with its standard error: a verification then ends, because its author must read it.
   */
  'judging.release': {
    request: z.object({
      id: z.uuid(),
      attempt: z.number().int().positive(),
      fault: z.string().nullable(),
      isChecker: z.boolean().optional(),
      usedMs,
      ticket,
    }),
    response: z.object({ released: z.boolean() }),
  },
});

/** The calls of a judge worker that only problems answers: its rows are shared out by user. */
export const FAIR_CLAIMS_RPC = calledBy(['judge-worker'], {
  /**
   * Claims the waiting row of the kind whose user comes first by fair share. A worker gets one row of a
   * user and kind at a time; `passedOver` says that rows wait which it did not get for this reason.
   */
  'judging.claim-next': {
    request: z.object({ kind: SubmissionKind, workerId: z.string() }),
    response: z.object({ task: ClaimedTask.nullable(), passedOver: z.boolean() }),
  },
  /** Tells that the worker lives and what it has, each `WORKER_REPORT_MS`. */
  'judging.report-worker': { request: JudgeWorkerReport, response: z.object({}) },
});

/** Redis channel that carries the ids of cancelled tasks to the workers. A worker that misses one learns it from `renew`. */
export const CANCEL_CHANNEL = 'evident:cancel';
