import {
  LANGUAGE_EXTENSIONS,
  LANGUAGES,
  measuredDifficulty,
  timeLimitsFor,
  type CheckerSpec,
  type CheckingPrograms,
  type Difficulty,
  type Example,
  type Language,
  type Problem,
  type ProblemSummary,
  type StoredGroup,
  type TimeLimitsMs,
  type WrongProgram,
} from '@evident/contracts';
import { GENERIC_CPP_STARTER } from './generic-starter.js';

/** The columns of a problem in a list, for one reader. */
export interface SummaryRow {
  id: string;
  slug: string;
  title: string;
  difficulty: Difficulty;
  tags: string[];
  category: string;
  published: boolean;
  hidden_count: number;
  submission_count: number;
  accepted_count: number;
  solved_count: number;
  tried_count: number;
  first_try_count: number;
  attempted_at: Date | null;
  solved_at: Date | null;
  bookmarked: boolean | null;
  created_at: Date;
}

export interface ProblemRow extends SummaryRow {
  updated_at: Date;
  time_limit_ms: number;
  time_limits_ms: TimeLimitsMs;
  memory_limit_kb: number;
  checker: CheckerSpec;
  stop_at_first_failure: boolean;
  test_groups: StoredGroup[] | null;
  test_set_hash: string;
  test_set_version: number;
  description: string;
  constraints: string;
  hints: string | null;
  editorial: string | null;
  examples: Partial<Record<'JAVASCRIPT' | 'PYTHON' | 'JAVA', Example>>;
  code_snippets: Problem['codeSnippets'];
  reference_solutions: Problem['referenceSolutions'];
  target_complexity: Problem['targetComplexity'];
  /** Of samples, by the id of the test; null for a problem that is no package. */
  explanations: Record<string, string> | null;
  /** For administrators; null for others. */
  programs: StoredPrograms | null;
}

interface StoredPrograms {
  validator: string | null;
  generator: string | null;
  brute: string | null;
  wrong: { file: string; verdict: WrongProgram['verdict']; why: string; source: string }[];
}

/** What a new submission needs of its problem. */
export interface JudgedProblemRow {
  id: string;
  title: string;
  published: boolean;
  test_set_hash: string;
  test_count: number;
}

export const SUMMARY_COLUMNS = `
  p.id, p.slug, p.title, p.difficulty, p.tags, p.category, p.published, p.created_at,
  ts.hidden_count,
  st.submission_count, st.accepted_count, st.solved_count, st.tried_count, st.first_try_count,
  up.attempted_at, up.solved_at, up.bookmarked`;

/** Expects the reader's id as `$1`. */
export const SUMMARY_TABLES = `
  problem p
  JOIN test_set ts ON ts.hash = p.test_set_hash
  JOIN problem_stats st ON st.problem_id = p.id
  LEFT JOIN user_problem up ON up.problem_id = p.id AND up.user_id = $1`;

export interface Reader {
  userId: string;
  isAdmin: boolean;
}

/** The view of a list row. Only administrators see `published` and `weak` (no hidden tests). */
export function toSummary(row: SummaryRow, reader: Reader): ProblemSummary {
  const measured = measuredDifficulty(row.tried_count, row.first_try_count);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    difficulty: row.difficulty,
    tags: row.tags,
    category: row.category,
    solvedBy: row.solved_at ? [{ userId: reader.userId }] : [],
    solvedCount: row.solved_count,
    attempted: row.attempted_at !== null && row.solved_at === null,
    bookmarked: row.bookmarked ?? false,
    submissionCount: row.submission_count,
    acceptedCount: row.accepted_count,
    ...(measured && { measured }),
    createdAt: row.created_at.toISOString(),
    ...(reader.isAdmin && { published: row.published, weak: row.hidden_count === 0 }),
  };
}

/** As the form shows them. */
function programsOf({ validator, generator, brute, wrong }: StoredPrograms): CheckingPrograms {
  return {
    validator: validator ?? '',
    generator: generator ?? '',
    brute: brute ?? '',
    wrong: wrong.flatMap(({ file, verdict, why, source: sourceCode }) => {
      const [, name = '', extension] = /^wrong\/(.+)\.(\w+)$/.exec(file) ?? [];
      const language = LANGUAGES.find((known) => LANGUAGE_EXTENSIONS[known] === extension);
      return language ? [{ name, language, verdict, sourceCode, why }] : [];
    }),
  };
}

/** Starters in the offered languages. C++ has one for every problem, if only the generic one. */
function startersOf(row: ProblemRow, offered: readonly Language[]): Problem['codeSnippets'] {
  const { CPP, ...others } = row.code_snippets;
  return offered.includes('CPP') ? { ...others, CPP: CPP ?? GENERIC_CPP_STARTER } : others;
}

/**
 * The view of a whole problem. A learner gets visible tests only, no checker source, and the reference solutions after
 * solving the problem.
 * @param offered the languages that learners may use now
 */
export function toProblem(
  row: ProblemRow,
  tests: Problem['testcases'],
  reader: Reader,
  offered: readonly Language[],
): Problem {
  return {
    ...toSummary(row, reader),
    description: row.description,
    constraints: row.constraints,
    hints: row.hints,
    editorial: row.editorial,
    testcases: reader.isAdmin ? tests : tests.filter((test) => test.hidden !== true),
    examples: row.examples,
    codeSnippets: startersOf(row, offered),
    referenceSolutions: reader.isAdmin ? row.reference_solutions : {},
    hiddenTestCount: row.hidden_count,
    timeLimitMs: row.time_limit_ms,
    timeLimitsMs: timeLimitsFor({ timeLimitMs: row.time_limit_ms, timeLimitsMs: row.time_limits_ms }),
    memoryLimitKb: row.memory_limit_kb,
    checker: reader.isAdmin ? row.checker : { kind: row.checker.kind },
    stopAtFirstFailure: row.stop_at_first_failure,
    ...(row.test_groups && {
      groups: row.test_groups.map(({ name, points, needs }) => ({ name, points, ...(needs && { needs }) })),
    }),
    targetComplexity: row.target_complexity,
    ...(reader.isAdmin && row.programs && { programs: programsOf(row.programs) }),
    updatedAt: row.updated_at.toISOString(),
  };
}
