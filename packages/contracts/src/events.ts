import { z } from 'zod';
import { EXAMPLE } from './example.js';
import { ErrorCode } from './errors.js';
import { Notice } from './notice.js';
import { SubmissionKind } from './queues.js';
import { Score } from './test-groups.js';
import { SubmissionStatus, Verdict } from './verdicts.js';

/**
 * Live events. Services publish them on the internal bus. The gateway sends each to its user's room under
 * the same name, without `userId`.
 *
 * Per submission `seq` only grows: `attempt * SEQ_PER_ATTEMPT + step`, where step 0 starts an attempt, step k is the
 * k-th judged test and `SEQ_PER_ATTEMPT - 1` the end. A client drops events that are not newer than
 * its snapshot and refetches when a step of the same attempt is missing.
 */
export { SEQ_PER_ATTEMPT } from './labels.js';

/** One judged test as a learner may see it; fields of hidden tests are null unless revealed. */
export const TestResultView = z
  .object({
    id: z.string(),
    /** 1-based position in the test set. */
    index: z.number().int().positive(),
    passed: z.boolean(),
    hidden: z.boolean(),
    verdict: Verdict.nullable(),
    input: z.string().nullable(),
    /** `(hidden)` where the test is hidden and not revealed. */
    expected: z.string(),
    stdout: z.string().nullable(),
    stderr: z.string().nullable(),
    /** `N KB` */
    memory: z.string(),
    /** `N s`, CPU time. */
    time: z.string(),
    /** The checker's reason or the limit that was hit. */
    message: z.string().nullable(),
    exitCode: z.number().int().nullable(),
    signal: z.string().nullable(),
    /** For custom cases of a run: what the reference printed. */
    referenceExpected: z.string().nullable(),
    /** For custom cases of a run: why the problem does not allow the input. */
    inputProblem: z.string().optional(),
    /**
     * `stdout` holds a conversation with the interactor, line by line: `>` stands before what the program printed, `<`
     * before what it was sent.
     */
    conversation: z.literal(true).optional(),
  })
  .meta({ id: 'TestResult', examples: [EXAMPLE.test] });
export type TestResultView = z.infer<typeof TestResultView>;

const SubmissionEventBase = z.object({
  submissionId: z.string(),
  problemId: z.string(),
  kind: SubmissionKind,
  seq: z.number().int().nonnegative(),
});

export const EVENTS = {
  /** The row exists and waits; `ahead` counts rows before it, when known. */
  'submission.created': SubmissionEventBase.extend({ ahead: z.number().int().nullable() }),
  /** A worker claimed it, or its program is compiled and the tests run. */
  'submission.started': SubmissionEventBase.extend({
    phase: z.enum(['compiling', 'running']),
    testCount: z.number().int(),
  }),
  'submission.test-judged': SubmissionEventBase.extend({ testCount: z.number().int(), test: TestResultView }),
  /** Terminal: judged, failed or cancelled. The client refetches the row for its details. */
  'submission.judged': SubmissionEventBase.extend({
    status: SubmissionStatus,
    verdict: Verdict.nullable(),
    /** The contract's status text. */
    statusText: z.string(),
    /** Only where the problem has groups. */
    score: Score.optional(),
  }),
  'analysis.progressed': z.object({
    analysisId: z.string(),
    phase: z.enum(['queued', 'tests', 'growth', 'bugs', 'writing']),
    fraction: z.number().min(0).max(1),
  }),
  'analysis.completed': z.object({
    analysisId: z.string(),
    status: z.enum(['completed', 'failed', 'cancelled']),
    code: ErrorCode.nullable(),
  }),
  /** The user's spendable tokens after a change of the ledger. */
  'wallet.changed': z.object({ tokens: z.number().int().nonnegative(), reason: z.string() }),
  /** To every socket: what stands above each page now. The gateways send it by themselves, not over the bus. */
  'notice.changed': z.object({ notice: Notice.nullable() }),
} as const;

export type EventName = keyof typeof EVENTS;
export type EventPayload<N extends EventName> = z.infer<(typeof EVENTS)[N]>;
export const EVENT_NAMES = Object.keys(EVENTS) as EventName[];

/** An event on the internal bus: addressed to one user. */
export interface BusEvent<N extends EventName = EventName> {
  name: N;
  userId: string;
  payload: EventPayload<N>;
}
/** Redis pub/sub channel of the bus. */
export const EVENT_CHANNEL = 'evident:events';
