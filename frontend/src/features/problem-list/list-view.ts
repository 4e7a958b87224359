import type { ProblemSummary } from '@evident/contracts/http/problems';
import { LIMITS } from '@evident/contracts/limits';
import { DIFFICULTIES, type Difficulty } from '@evident/contracts/problem-fields';

export const STATUSES = ['solved', 'attempted', 'unsolved', 'bookmarked'] as const;
export type Status = (typeof STATUSES)[number];
const SORT_KEYS = ['title', 'difficulty'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** The filters in the URL; `all` is the default. */
export interface ListFilters {
  search: string;
  difficulty: Difficulty | 'all';
  tag: string;
  status: Status | 'all';
  /** A study plan's id, or `all`. */
  plan: string;
  sort: SortKey | null;
  descending: boolean;
  page: number;
}

const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | undefined =>
  allowed.find((candidate) => candidate === value);

export function readFilters(params: URLSearchParams): ListFilters {
  const sort = params.get('sort');
  const page = Number(params.get('page'));
  return {
    search: params.get('q') ?? '',
    difficulty: oneOf(DIFFICULTIES, params.get('difficulty')) ?? 'all',
    tag: params.get('tag') ?? 'all',
    status: oneOf(STATUSES, params.get('status')) ?? 'all',
    plan: params.get('plan') ?? 'all',
    sort: oneOf(SORT_KEYS, sort?.replace(/^-/, '') ?? null) ?? null,
    descending: sort?.startsWith('-') ?? false,
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** @returns the query without defaults; the inverse of {@link readFilters}. */
export function writeFilters(filters: ListFilters): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string, silent: string) => {
    if (value !== silent) params.set(name, value);
  };
  put('q', filters.search, '');
  put('difficulty', filters.difficulty, 'all');
  put('tag', filters.tag, 'all');
  put('status', filters.status, 'all');
  put('plan', filters.plan, 'all');
  if (filters.sort !== null) params.set('sort', (filters.descending ? '-' : '') + filters.sort);
  put('page', String(filters.page), '1');
  return params;
}

/** @returns the number of active filters. */
export function activeFilters(filters: ListFilters): number {
  const set = [filters.difficulty, filters.tag, filters.status, filters.plan].filter(
    (value) => value !== 'all',
  );
  return set.length + (filters.search.trim() === '' ? 0 : 1);
}

export const isSolvedBy = (problem: ProblemSummary, userId: string | undefined): boolean =>
  problem.solvedBy.some((entry) => entry.userId === userId);

function hasStatus(problem: ProblemSummary, status: Status, userId: string | undefined): boolean {
  const solved = isSolvedBy(problem, userId);
  switch (status) {
    case 'solved':
      return solved;
    case 'attempted':
      return !solved && problem.attempted;
    case 'unsolved':
      return !solved;
    case 'bookmarked':
      return problem.bookmarked;
  }
}

const plain = (text: string) => text.trim().toLocaleLowerCase();

/** How well a problem matches a search: 0 for a title that starts with it, 3 for no match. */
function rankOf(problem: ProblemSummary, wanted: string): 0 | 1 | 2 | 3 {
  const at = plain(problem.title).indexOf(wanted);
  if (at >= 0) return at === 0 ? 0 : 1;
  return problem.tags.some((tag) => plain(tag).includes(wanted)) ? 2 : 3;
}

function compare(a: ProblemSummary, b: ProblemSummary, key: SortKey): number {
  switch (key) {
    case 'title':
      return a.title.localeCompare(b.title);
    case 'difficulty':
      return DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty);
  }
}

/**
 * @param planIds the problems of the selected study plan in its order, or null without a plan.
 * @returns the problems that match all filters, sorted; without a chosen order, titles come before tags in a search.
 */
export function filterProblems(
  problems: readonly ProblemSummary[],
  filters: ListFilters,
  userId: string | undefined,
  planIds: readonly string[] | null,
): ProblemSummary[] {
  const wanted = plain(filters.search);
  const { status, sort } = filters;
  const passing = problems.filter(
    (problem) =>
      (filters.difficulty === 'all' || problem.difficulty === filters.difficulty) &&
      (filters.tag === 'all' || problem.tags.includes(filters.tag)) &&
      (status === 'all' || hasStatus(problem, status, userId)) &&
      (planIds === null || planIds.includes(problem.id)) &&
      (wanted === '' || rankOf(problem, wanted) < 3),
  );
  if (sort !== null) {
    const sign = filters.descending ? -1 : 1;
    return passing.sort((a, b) => sign * compare(a, b, sort));
  }
  if (planIds !== null) passing.sort((a, b) => planIds.indexOf(a.id) - planIds.indexOf(b.id));
  return wanted === '' ? passing : passing.sort((a, b) => rankOf(a, wanted) - rankOf(b, wanted));
}

/** @returns every tag of the problems, sorted. */
export function tagsOf(problems: readonly ProblemSummary[]): string[] {
  return [...new Set(problems.flatMap((problem) => problem.tags))].sort((a, b) => a.localeCompare(b));
}

export interface PageView {
  rows: ProblemSummary[];
  /** A page after the last one is the last one. */
  page: number;
  pageCount: number;
  /** `Showing X to Y of Z results` */
  summary: string;
}

export function pageOf(problems: readonly ProblemSummary[], wantedPage: number): PageView {
  const size = LIMITS.pageSize;
  const pageCount = Math.max(1, Math.ceil(problems.length / size));
  const page = Math.min(wantedPage, pageCount);
  const start = (page - 1) * size;
  const rows = problems.slice(start, start + size);
  const first = rows.length === 0 ? 0 : start + 1;
  return {
    rows,
    page,
    pageCount,
    summary: `Showing ${first} to ${start + rows.length} of ${problems.length} results`,
  };
}
