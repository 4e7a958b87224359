import { z } from 'zod';
import { EXAMPLE } from '../example.js';
import { CheckerSpec } from '../checkers.js';
import { groupIssues } from '../group-rules.js';
import { Language } from '../languages.js';
import { GROUP_LIMITS, LIMITS } from '../limits.js';
import { CheckingPrograms } from './checking-programs.js';
import { Difficulty, MemoryLimitKb, TimeLimitMs } from '../problem-fields.js';
import { MeasuredDifficulty } from '../measured-difficulty.js';
import { TestGroup } from '../test-groups.js';

export const TestCase = z
  .object({
    id: z.string().optional(),
    input: z.string().min(1, 'Input is required').max(LIMITS.testInputBytes),
    /** Empty only where the problem is interactive, see {@link missingOutputs}. */
    output: z.string().max(LIMITS.testInputBytes),
    /** Absent = visible to learners. */
    hidden: z.boolean().optional(),
    /** Name of its group, where the problem has groups; of no meaning otherwise. */
    group: z.string().trim().max(GROUP_LIMITS.nameCharacters).optional(),
  })
  .meta({ id: 'TestCase' });
export type TestCase = z.infer<typeof TestCase>;

/** A test as readers of a problem get it. */
const ReadableTest = TestCase.extend({
  /** Markdown; only samples have one. */
  explanation: z.string().optional(),
});

export const Example = z
  .object({
    input: z.string().min(1, 'Input is required'),
    output: z.string(),
    explanation: z.string().optional(),
  })
  .meta({ id: 'Example' });
export type Example = z.infer<typeof Example>;

interface ExpectedOutputs {
  testcases?: readonly { output: string }[] | undefined;
  examples?: Readonly<Record<string, { output: string }>> | undefined;
}

/** The outputs that are empty although the problem's checker compares with them. An interactor needs none. */
export function missingOutputs(
  checker: CheckerSpec | undefined,
  { testcases = [], examples = {} }: ExpectedOutputs,
): { path: (string | number)[]; message: string }[] {
  if (checker?.kind === 'interactive') return [];
  const missing = (parts: readonly [string | number, { output: string }][], field: string) =>
    parts
      .filter(([, { output }]) => output === '')
      .map(([key]) => ({ path: [field, key, 'output'], message: 'Output is required' }));
  return [
    ...missing([...testcases.entries()], 'testcases'),
    ...missing(Object.entries(examples), 'examples'),
  ];
}

const source = (message: string) => z.string({ error: message }).min(1, message).max(LIMITS.sourceBytes);
/** The forms do not show C++. An update without it keeps the stored text; `""` removes it. */
const optionalSource = z.string().max(LIMITS.sourceBytes).optional();

const ProblemFields = {
  title: z.string().trim().min(3, 'Title must be at least 3 characters').max(200),
  description: z.string().min(10, 'Description must be at least 10 characters').max(50_000),
  difficulty: Difficulty,
  tags: z.array(z.string().trim().min(1).max(50)).min(1, 'At least one tag is required').max(20),
  constraints: z.string().min(1, 'Constraints are required').max(10_000),
  hints: z.string().max(20_000).optional(),
  editorial: z.string().max(50_000).optional(),
  category: z.string().max(50).optional(),
  testcases: z.array(TestCase).min(1, 'At least one test case is required').max(LIMITS.testsPerProblem),
  examples: z.object({ JAVASCRIPT: Example, PYTHON: Example, JAVA: Example }),
  codeSnippets: z.object({
    JAVASCRIPT: source('JavaScript code snippet is required'),
    PYTHON: source('Python code snippet is required'),
    JAVA: source('Java solution is required'),
    CPP: optionalSource,
  }),
  referenceSolutions: z.object({
    JAVASCRIPT: source('JavaScript solution is required'),
    PYTHON: source('Python solution is required'),
    JAVA: source('Java solution is required'),
    CPP: optionalSource,
  }),
  timeLimitMs: TimeLimitMs.optional(),
  memoryLimitKb: MemoryLimitKb.optional(),
  checker: CheckerSpec.optional(),
  stopAtFirstFailure: z.boolean().optional(),
  /** Absent or empty: a submission has a verdict and no score. */
  groups: z
    .array(TestGroup)
    .max(GROUP_LIMITS.groups, `A problem has at most ${GROUP_LIMITS.groups} groups`)
    .optional(),
  programs: CheckingPrograms.optional(),
};

const sample = { input: '2\n', output: '4' };
const sources = {
  JAVASCRIPT: EXAMPLE.sourceCode,
  PYTHON: 'print(2 * int(input()))',
  JAVA: 'class Main {\n  public static void main(String[] args) {\n    System.out.println(2 * new java.util.Scanner(System.in).nextInt());\n  }\n}',
};

/** The Create form's payload; the same schema validates the form and the call. */
export const CreateProblemRequest = z
  .object(ProblemFields)
  .superRefine((problem, context) => {
    const issues = [
      ...missingOutputs(problem.checker, problem),
      ...groupIssues(
        problem.groups ?? [],
        problem.testcases.map(({ group }) => group),
      ),
    ];
    for (const issue of issues) context.addIssue({ code: 'custom', ...issue });
  })
  .meta({
    id: 'CreateProblemRequest',
    examples: [
      {
        title: 'Double it',
        description: 'Read a number and print twice its value.',
        difficulty: 'EASY',
        tags: ['math'],
        constraints: '`0 <= n <= 1000`',
        testcases: [sample],
        examples: { JAVASCRIPT: sample, PYTHON: sample, JAVA: sample },
        codeSnippets: sources,
        referenceSolutions: sources,
      },
    ],
  });
export type CreateProblemRequest = z.infer<typeof CreateProblemRequest>;

/**
 * Absent keys keep their values; `""` clears hints and editorial, and `[]` removes the groups. Tests that are sent without
 * `groups` stay in their groups, and new ones join the last.
 */
export const UpdateProblemRequest = z
  .object({
    ...ProblemFields,
    id: z.uuid().optional(),
    /** When sent, must equal the stored value, otherwise 409 EDIT_CONFLICT. */
    updatedAt: z.iso.datetime().optional(),
  })
  .partial()
  .meta({
    id: 'UpdateProblemRequest',
    examples: [{ title: 'Double the number', updatedAt: EXAMPLE.createdAt }],
  });
export type UpdateProblemRequest = z.infer<typeof UpdateProblemRequest>;

const SolvedBy = z.object({ userId: z.uuid() });

/** A row of the list. */
export const ProblemSummary = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    difficulty: Difficulty,
    tags: z.array(z.string()),
    category: z.string(),
    /** Holds the session's user if they solved it, otherwise nobody. */
    solvedBy: z.array(SolvedBy),
    solvedCount: z.number().int(),
    /** The session user has submitted but not solved it. */
    attempted: z.boolean(),
    bookmarked: z.boolean(),
    submissionCount: z.number().int(),
    acceptedCount: z.number().int(),
    /** Absent until enough learners have tried the problem. */
    measured: MeasuredDifficulty.optional(),
    createdAt: z.iso.datetime(),
    /** Admins only: drafts are listed for nobody else. */
    published: z.boolean().optional(),
    /** Admins only: the problem has no hidden test. */
    weak: z.boolean().optional(),
  })
  .meta({
    id: 'ProblemSummary',
    examples: [
      {
        id: EXAMPLE.problemId,
        slug: 'double-it',
        title: 'Double it',
        difficulty: 'EASY',
        tags: ['math'],
        category: 'Math',
        solvedBy: [{ userId: EXAMPLE.userId }],
        solvedCount: 12,
        attempted: true,
        bookmarked: false,
        submissionCount: 40,
        acceptedCount: 18,
        createdAt: EXAMPLE.createdAt,
      },
    ],
  });
export type ProblemSummary = z.infer<typeof ProblemSummary>;

const byLanguage = <T extends z.ZodType>(value: T) =>
  z.object({ JAVASCRIPT: value.optional(), PYTHON: value.optional(), JAVA: value.optional() });
const bySourceLanguage = byLanguage(z.string()).extend({ CPP: z.string().optional() });

export const Problem = ProblemSummary.extend({
  description: z.string(),
  constraints: z.string(),
  hints: z.string().nullable(),
  editorial: z.string().nullable(),
  /** Samples only, unless the reader is an admin. */
  testcases: z.array(ReadableTest),
  examples: byLanguage(Example),
  codeSnippets: bySourceLanguage,
  /** `{}` unless the reader is an admin. */
  referenceSolutions: bySourceLanguage,
  hiddenTestCount: z.number().int(),
  timeLimitMs: z.number().int(),
  /** CPU milliseconds on one test, for each language. */
  timeLimitsMs: z.object({
    JAVASCRIPT: z.number().int(),
    PYTHON: z.number().int(),
    JAVA: z.number().int(),
    CPP: z.number().int(),
  }),
  memoryLimitKb: z.number().int(),
  checker: z.object({ kind: z.string() }).loose(),
  stopAtFirstFailure: z.boolean(),
  /** Only where the problem has groups. */
  groups: z.array(TestGroup).optional(),
  targetComplexity: z.object({ time: z.string(), space: z.string() }).nullable(),
  /** Admins only. */
  programs: CheckingPrograms.optional(),
  updatedAt: z.iso.datetime(),
}).meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;

/** The reference in each language that has one. */
export const ReferenceSolutionsAnswer = z
  .object({ referenceSolutions: bySourceLanguage })
  .meta({ id: 'ReferenceSolutionsAnswer' });
export type ReferenceSolutionsAnswer = z.infer<typeof ReferenceSolutionsAnswer>;

/** All optional; without `page` the answer holds every row. */
export const ListProblemsQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  limit: z.coerce.number().int().min(1).max(LIMITS.maxPageSize).optional(),
  q: z.string().max(200).optional(),
  difficulty: Difficulty.optional(),
  tag: z.string().max(50).optional(),
});
export type ListProblemsQuery = z.infer<typeof ListProblemsQuery>;

export const ProblemsAnswer = z
  .object({ problems: z.array(ProblemSummary), total: z.number().int() })
  .meta({ id: 'ProblemsAnswer' });
export type ProblemsAnswer = z.infer<typeof ProblemsAnswer>;

export const ProblemAnswer = z.object({ problem: Problem }).meta({ id: 'ProblemAnswer' });
export type ProblemAnswer = z.infer<typeof ProblemAnswer>;

export const SolvedProblem = ProblemSummary.extend({ solvedAt: z.iso.datetime() }).meta({
  id: 'SolvedProblem',
});
export type SolvedProblem = z.infer<typeof SolvedProblem>;
export const SolvedProblemsAnswer = z
  .object({ problems: z.array(SolvedProblem) })
  .meta({ id: 'SolvedProblemsAnswer' });
export type SolvedProblemsAnswer = z.infer<typeof SolvedProblemsAnswer>;

/** Answer of create, update and delete; create and update also carry the problem's id. */
export const ProblemWrittenAnswer = z.object({ message: z.string(), id: z.uuid() }).meta({
  id: 'ProblemWrittenAnswer',
  examples: [{ message: 'Problem created successfully', id: EXAMPLE.problemId }],
});
export type ProblemWrittenAnswer = z.infer<typeof ProblemWrittenAnswer>;

/** Bookmarks and drafts: extension routes. */
export const BookmarkRequest = z
  .object({ bookmarked: z.boolean() })
  .meta({ id: 'BookmarkRequest', examples: [{ bookmarked: true }] });
export type BookmarkRequest = z.infer<typeof BookmarkRequest>;

export const DraftRequest = z
  .object({ language: Language, sourceCode: z.string().max(LIMITS.sourceBytes) })
  .meta({ id: 'DraftRequest', examples: [{ language: 'JAVASCRIPT', sourceCode: EXAMPLE.sourceCode }] });
export type DraftRequest = z.infer<typeof DraftRequest>;
export const Draft = z
  .object({ language: Language, sourceCode: z.string(), updatedAt: z.iso.datetime() })
  .meta({ id: 'Draft' });
export type Draft = z.infer<typeof Draft>;
export const DraftsAnswer = z.object({ drafts: z.array(Draft) }).meta({ id: 'DraftsAnswer' });
export type DraftsAnswer = z.infer<typeof DraftsAnswer>;
