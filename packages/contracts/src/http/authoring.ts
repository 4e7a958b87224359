import { z } from 'zod';
import { EXAMPLE } from '../example.js';
import { CheckerSpec } from '../checkers.js';
import { TestResultView } from '../events.js';
import { EditorLanguage, Language } from '../languages.js';
import { LIMITS } from '../limits.js';
import { Difficulty, MemoryLimitKb, TimeLimitMs } from '../problem-fields.js';
import { SubmissionKind } from '../queues.js';
import { SubmissionStatus, Verdict } from '../verdicts.js';
import { CheckingPrograms } from './checking-programs.js';
import { TestCase } from './problems.js';

/** One program of a verify matrix: a column, with a row for each test. */
export const VerificationColumn = z
  .object({
    /** Id under which its live events arrive (`kind` is `verify`). */
    submissionId: z.uuid(),
    /** `reference`, or the wrong solution's file name. */
    label: z.string(),
    language: Language,
    /** `accepted` for a reference; what a wrong solution must get. */
    expectedVerdict: Verdict,
    status: SubmissionStatus,
    verdict: Verdict.nullable(),
    /** Null until it ends. True: the verdict is the expected one. False also where it ended without a verdict. */
    ok: z.boolean().nullable(),
    /** Why the problem's checker failed, with its standard error; the program then has no verdict. */
    checkerFault: z.string().nullable(),
    compileOutput: z.string().nullable(),
    tests: z.array(TestResultView),
    seq: z.number().int(),
  })
  .meta({ id: 'VerificationColumn' });
export type VerificationColumn = z.infer<typeof VerificationColumn>;

export const Verification = z
  .object({
    id: z.uuid(),
    problemId: z.uuid(),
    testCount: z.number().int(),
    done: z.boolean(),
    columns: z.array(VerificationColumn),
  })
  .meta({
    id: 'Verification',
    examples: [
      {
        id: '2f7b6c8e-8a55-4a3c-b1d4-6f0d6f1c2a10',
        problemId: EXAMPLE.problemId,
        testCount: 1,
        done: true,
        columns: [
          {
            submissionId: EXAMPLE.submissionId,
            label: 'reference',
            language: 'JAVASCRIPT',
            expectedVerdict: 'accepted',
            status: 'judged',
            verdict: 'accepted',
            ok: true,
            checkerFault: null,
            compileOutput: null,
            tests: [EXAMPLE.test],
            seq: 1999,
          },
        ],
      },
    ],
  });
export type Verification = z.infer<typeof Verification>;

export const PublishRequest = z
  .object({ published: z.boolean() })
  .meta({ id: 'PublishRequest', examples: [{ published: true }] });
export type PublishRequest = z.infer<typeof PublishRequest>;

/** A deleted problem that can still be restored. */
export const DeletedProblem = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    difficulty: Difficulty,
    published: z.boolean(),
    deletedAt: z.iso.datetime(),
    restorableUntil: z.iso.datetime(),
  })
  .meta({ id: 'DeletedProblem' });
export type DeletedProblem = z.infer<typeof DeletedProblem>;
/** The one that was deleted last comes first. */
export const DeletedProblemsAnswer = z.object({ problems: z.array(DeletedProblem) }).meta({
  id: 'DeletedProblemsAnswer',
  examples: [
    {
      problems: [
        {
          id: EXAMPLE.problemId,
          slug: 'double-it',
          title: 'Double it',
          difficulty: 'EASY',
          published: true,
          deletedAt: EXAMPLE.createdAt,
          restorableUntil: '2026-02-04T09:30:00.000Z',
        },
      ],
    },
  ],
});
export type DeletedProblemsAnswer = z.infer<typeof DeletedProblemsAnswer>;

/** Asks what a reference prints for inputs, so that the form can fill the expected outputs. */
export const FillExpectedRequest = z
  .object({
    language: EditorLanguage,
    sourceCode: z.string().min(1).max(LIMITS.sourceBytes),
    inputs: z.array(z.string().max(LIMITS.testInputBytes)).min(1).max(LIMITS.testsPerProblem),
    timeLimitMs: TimeLimitMs.optional(),
    memoryLimitKb: MemoryLimitKb.optional(),
  })
  .meta({
    id: 'FillExpectedRequest',
    examples: [{ language: 'JAVASCRIPT', sourceCode: EXAMPLE.sourceCode, inputs: ['2\n', 'two\n'] }],
  });
export type FillExpectedRequest = z.infer<typeof FillExpectedRequest>;

/** In the order of the inputs; `output` is null where the program failed, `problem` then says how. */
export const FillExpectedAnswer = z
  .object({
    compileOutput: z.string().nullable(),
    outputs: z.array(z.object({ output: z.string().nullable(), problem: z.string().nullable() })),
  })
  .meta({
    id: 'FillExpectedAnswer',
    examples: [
      {
        compileOutput: null,
        outputs: [
          { output: '4\n', problem: null },
          { output: null, problem: 'Runtime Error' },
        ],
      },
    ],
  });
export type FillExpectedAnswer = z.infer<typeof FillExpectedAnswer>;

/** Ours, that of Kattis, DOMjudge and the ICPC, and that of Polygon. */
export const PackageFormat = z.enum(['evident', 'kattis', 'polygon']);
export type PackageFormat = z.infer<typeof PackageFormat>;

export const ExportQuery = z.object({ format: PackageFormat.default('evident') });
export type ExportQuery = z.infer<typeof ExportQuery>;

export const ImportedPackageAnswer = z
  .object({
    message: z.string(),
    id: z.uuid(),
    slug: z.string(),
    testCount: z.number().int(),
    /** What the import of another judge's package left out or guessed, a sentence each. */
    notes: z.array(z.string()),
  })
  .meta({
    id: 'ImportedPackageAnswer',
    examples: [
      {
        message: 'Problem imported as a draft',
        id: EXAMPLE.problemId,
        slug: 'double-it',
        testCount: 24,
        notes: [],
      },
    ],
  });
export type ImportedPackageAnswer = z.infer<typeof ImportedPackageAnswer>;

export const AuditEntry = z
  .object({
    id: z.number().int(),
    at: z.iso.datetime(),
    actorId: z.uuid(),
    action: z.string(),
    problemId: z.uuid().nullable(),
    problemTitle: z.string().nullable(),
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof AuditEntry>;
export const AuditAnswer = z.object({ entries: z.array(AuditEntry) }).meta({
  id: 'AuditAnswer',
  examples: [
    {
      entries: [
        {
          id: 7,
          at: EXAMPLE.createdAt,
          actorId: EXAMPLE.userId,
          action: 'problem.imported',
          problemId: EXAMPLE.problemId,
          problemTitle: 'Double it',
          details: { slug: 'double-it' },
        },
      ],
    },
  ],
});
export type AuditAnswer = z.infer<typeof AuditAnswer>;

/** Newest first; `before` is the smallest id of the page read last. */
export const ListAuditQuery = z.object({
  problemId: z.uuid().optional(),
  before: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(LIMITS.maxPageSize).default(50),
});
export type ListAuditQuery = z.infer<typeof ListAuditQuery>;

export const TestSetVersion = z
  .object({
    version: z.number().int(),
    hash: z.string(),
    testCount: z.number().int(),
    hiddenCount: z.number().int(),
    createdAt: z.iso.datetime(),
    current: z.boolean(),
  })
  .meta({ id: 'TestSetVersion' });
export type TestSetVersion = z.infer<typeof TestSetVersion>;
export const TestSetVersionsAnswer = z
  .object({ versions: z.array(TestSetVersion), outdatedSubmissions: z.number().int() })
  .meta({
    id: 'TestSetVersionsAnswer',
    examples: [
      {
        versions: [
          {
            version: 2,
            hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
            testCount: 24,
            hiddenCount: 22,
            createdAt: EXAMPLE.createdAt,
            current: true,
          },
        ],
        outdatedSubmissions: 3,
      },
    ],
  });
export type TestSetVersionsAnswer = z.infer<typeof TestSetVersionsAnswer>;

/** What a rejudge of a problem's submissions would change. Nothing has changed yet. */
export const RejudgePreview = z
  .object({
    id: z.uuid(),
    problemId: z.uuid(),
    total: z.number().int(),
    judged: z.number().int(),
    /** Trials that ended without a verdict. Their submissions keep their verdict. */
    failed: z.number().int(),
    done: z.boolean(),
    applied: z.boolean(),
    /** The first 200 that would change. */
    changes: z.array(
      z.object({
        submissionId: z.uuid(),
        language: Language,
        before: Verdict,
        after: Verdict,
        /** Only where the points change. Null: no points are given. */
        points: z
          .object({ before: z.number().int().nullable(), after: z.number().int().nullable() })
          .optional(),
      }),
    ),
    changeCount: z.number().int(),
  })
  .meta({
    id: 'RejudgePreview',
    examples: [
      {
        id: 'c1a3f6de-7e4b-4c1f-9d0a-3b1e8a6f5d21',
        problemId: EXAMPLE.problemId,
        total: 40,
        judged: 40,
        failed: 0,
        done: true,
        applied: false,
        changes: [
          {
            submissionId: EXAMPLE.submissionId,
            language: 'JAVASCRIPT',
            before: 'accepted',
            after: 'wrong_answer',
          },
        ],
        changeCount: 1,
      },
    ],
  });
export type RejudgePreview = z.infer<typeof RejudgePreview>;

export const FailedSubmission = z
  .object({
    submissionId: z.uuid(),
    kind: SubmissionKind,
    problemId: z.uuid(),
    problemTitle: z.string().nullable(),
    userId: z.uuid(),
    language: Language,
    fault: z.string().nullable(),
    attempts: z.number().int(),
    failedAt: z.iso.datetime(),
    /** The request that made it, as the logs name it; null in old rows. */
    requestId: z.string().nullable(),
  })
  .meta({ id: 'FailedSubmission' });
export type FailedSubmission = z.infer<typeof FailedSubmission>;
export const FailedSubmissionsAnswer = z
  .object({
    /** Null where the learner's account is gone. */
    submissions: z.array(FailedSubmission.extend({ userEmail: z.string().nullable() })),
    /** How many there are, of which the list holds the latest. */
    total: z.number().int(),
  })
  .meta({
    id: 'FailedSubmissionsAnswer',
    examples: [
      {
        submissions: [
          {
            submissionId: EXAMPLE.submissionId,
            kind: 'submit',
            problemId: EXAMPLE.problemId,
            problemTitle: 'Double it',
            userId: EXAMPLE.userId,
            language: 'JAVASCRIPT',
            fault: 'The sandbox could not be made',
            attempts: 5,
            failedAt: EXAMPLE.createdAt,
            requestId: EXAMPLE.submissionId,
            userEmail: EXAMPLE.email,
          },
        ],
        total: 1,
      },
    ],
  });
export type FailedSubmissionsAnswer = z.infer<typeof FailedSubmissionsAnswer>;

export const RetryAllAnswer = z
  .object({ message: z.string(), retried: z.number().int(), left: z.number().int() })
  .meta({ id: 'RetryAllAnswer' });
export type RetryAllAnswer = z.infer<typeof RetryAllAnswer>;

export const ListFailedQuery = z.object({
  limit: z.coerce.number().int().min(1).max(LIMITS.maxPageSize).default(50),
});
export type ListFailedQuery = z.infer<typeof ListFailedQuery>;

/** The content of the form, which is verified before it is saved. */
export const VerifyRequest = z
  .object({
    testcases: z.array(TestCase).min(1).max(LIMITS.testsPerProblem).optional(),
    referenceSolutions: z
      .object({
        JAVASCRIPT: z.string().optional(),
        PYTHON: z.string().optional(),
        JAVA: z.string().optional(),
        CPP: z.string().optional(),
      })
      .optional(),
    timeLimitMs: TimeLimitMs.optional(),
    memoryLimitKb: MemoryLimitKb.optional(),
    checker: CheckerSpec.optional(),
    programs: CheckingPrograms.optional(),
  })
  .meta({
    id: 'VerifyRequest',
    examples: [
      {
        testcases: [{ input: '2\n', output: '4' }],
        referenceSolutions: { JAVASCRIPT: EXAMPLE.sourceCode },
      },
    ],
  });
export type VerifyRequest = z.infer<typeof VerifyRequest>;
