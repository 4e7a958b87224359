import { z } from 'zod';
import { EXAMPLE } from '../example.js';
import { TestResultView } from '../events.js';
import { Language, LANGUAGE_IDS } from '../languages.js';
import { LIMITS } from '../limits.js';
import { Score } from '../test-groups.js';
import { SubmissionStatus, Verdict } from '../verdicts.js';

const caseText = z.string().max(LIMITS.customCaseBytes);

/**
 * Body of `POST /execute-code/` and `/execute-code/run`. A submit is judged by the stored tests only: `stdin` and
 * `expected_outputs` are accepted and ignored there.
 */
export const ExecuteCodeRequest = z
  .object({
    source_code: z.string().min(1, 'Source code is required').max(LIMITS.sourceBytes),
    language_id: z
      .number()
      .int()
      .meta({ description: `One of ${Object.values(LANGUAGE_IDS).join(', ')}` }),
    stdin: z.array(caseText).max(LIMITS.testsPerProblem).optional(),
    expected_outputs: z.array(caseText).max(LIMITS.testsPerProblem).optional(),
    problemId: z.uuid(),
  })
  .meta({
    id: 'ExecuteCodeRequest',
    examples: [
      {
        source_code: EXAMPLE.sourceCode,
        language_id: LANGUAGE_IDS.JAVASCRIPT,
        stdin: ['2\n'],
        expected_outputs: ['4'],
        problemId: EXAMPLE.problemId,
      },
    ],
  });
export type ExecuteCodeRequest = z.infer<typeof ExecuteCodeRequest>;

/** A submission, or a run with an id that starts with `run_`. */
export const Submission = z
  .object({
    id: z.string(),
    problemId: z.uuid(),
    problemTitle: z.string().nullable(),
    /** "Accepted", another verdict's label, or "Queued", "Judging", "System Error", "Cancelled". */
    status: z.string(),
    submissionStatus: SubmissionStatus,
    /** What the judge does with it. Only while it is judged. */
    phase: z.enum(['compiling', 'running']).optional(),
    verdict: Verdict.nullable(),
    /** Only of a judged submission to a problem with groups. */
    score: Score.optional(),
    language: Language,
    sourceCode: z.string(),
    /** JSON list of "N KB", one per test. */
    memory: z.string(),
    /** JSON list of "N s", one per test. */
    time: z.string(),
    createdAt: z.iso.datetime(),
    judgedAt: z.iso.datetime().nullable(),
    testCases: z.array(TestResultView),
    testCount: z.number().int(),
    compileOutput: z.string().nullable(),
    seq: z.number().int(),
    /** Waiting rows before this one; null once judging has begun. */
    ahead: z.number().int().nullable(),
    /** The problem's tests have changed since. */
    outdated: z.boolean(),
    /** Only in lists: the source and the compiler's output are left out; `GET /submission/{id}` has them. */
    abridged: z.literal(true).optional(),
    /** The source, the compiler's output and the results of the tests were removed then, since they were old. */
    textsRemovedAt: z.iso.datetime().optional(),
    /** Toolchain versions, calibration, isolation tier. */
    environment: z.record(z.string(), z.string()),
  })
  .meta({
    id: 'Submission',
    examples: [
      {
        id: EXAMPLE.submissionId,
        problemId: EXAMPLE.problemId,
        problemTitle: 'Double it',
        status: 'Accepted',
        submissionStatus: 'judged',
        verdict: 'accepted',
        language: 'JAVASCRIPT',
        sourceCode: EXAMPLE.sourceCode,
        memory: '["41216 KB"]',
        time: '["0.031 s"]',
        createdAt: EXAMPLE.createdAt,
        judgedAt: '2026-01-05T09:30:01.000Z',
        testCases: [EXAMPLE.test],
        testCount: 1,
        compileOutput: null,
        seq: 1999,
        ahead: null,
        outdated: false,
        environment: { node: '20.20.2' },
      },
    ],
  });
export type Submission = z.infer<typeof Submission>;

export const SubmissionAnswer = z
  .object({
    submission: Submission,
    message: z.string().optional(),
    /** With 202: the socket event that ends the wait. */
    topic: z.string().optional(),
  })
  .meta({ id: 'SubmissionAnswer' });
export type SubmissionAnswer = z.infer<typeof SubmissionAnswer>;

/**
 * Without `limit` a list holds the newest `LIMITS.listedSubmissions` rows; rows beyond `LIMITS.listedTextBytes` of texts
 * are abridged. With `limit` it is a page of whole rows, which ends early where the texts reach that size.
 */
export const SubmissionsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(LIMITS.maxPageSize).optional(),
  /** `nextBefore` of the page before. */
  before: z.uuid().optional(),
});
export type SubmissionsQuery = z.infer<typeof SubmissionsQuery>;

/** Null when there are no older rows. */
const nextBefore = z.string().nullable();

/** `submission` and `submissions` hold the same list, because clients exist for each name. */
export const ProblemSubmissionsAnswer = z
  .object({ submission: z.array(Submission), submissions: z.array(Submission), nextBefore })
  .meta({ id: 'ProblemSubmissionsAnswer' });
export type ProblemSubmissionsAnswer = z.infer<typeof ProblemSubmissionsAnswer>;

export const SubmissionsAnswer = z
  .object({ submissions: z.array(Submission), nextBefore })
  .meta({ id: 'SubmissionsAnswer' });
export type SubmissionsAnswer = z.infer<typeof SubmissionsAnswer>;

/** Counts over all users. */
export const SubmissionCountAnswer = z
  .object({ count: z.number().int(), acceptedCount: z.number().int(), successRate: z.number() })
  .meta({ id: 'SubmissionCountAnswer', examples: [{ count: 40, acceptedCount: 18, successRate: 45 }] });
export type SubmissionCountAnswer = z.infer<typeof SubmissionCountAnswer>;
