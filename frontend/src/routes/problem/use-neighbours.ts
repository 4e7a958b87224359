import type { Problem, ProblemSummary } from '@evident/contracts/http/problems';
import { useMemo } from 'react';
import { usePlanProblems } from '../../features/playlists/use-plan-problems.js';
import { filterProblems, isSolvedBy, readFilters } from '../../features/problem-list/list-view.js';
import { rememberedFilters } from '../../features/problem-list/use-list-filters.js';
import { useGetProblemsQuery } from '../../lib/problems-api.js';

/** Similar problems that are offered. */
const SIMILAR = 2;

interface Neighbours {
  /** The neighbours in the list as it was filtered last, a study plan included. */
  previous: ProblemSummary | undefined;
  next: ProblemSummary | undefined;
  /** Unsolved problems that share most tags, without `next`. */
  similar: readonly ProblemSummary[];
}

/** @returns problems with common tags that the user has not solved, most common tags first. */
function similarTo(
  problem: Pick<Problem, 'id' | 'tags'>,
  all: readonly ProblemSummary[],
  userId: string,
  without: string | undefined,
): ProblemSummary[] {
  const common = ({ tags }: ProblemSummary) => tags.filter((tag) => problem.tags.includes(tag)).length;
  return all
    .filter((other) => other.id !== problem.id && other.id !== without)
    .filter((other) => !isSolvedBy(other, userId) && common(other) > 0)
    .sort((a, b) => common(b) - common(a))
    .slice(0, SIMILAR);
}

/** Where to go from a problem. */
export function useNeighbours(problem: Problem, userId: string): Neighbours {
  const { data: all } = useGetProblemsQuery();
  const filters = useMemo(() => readFilters(new URLSearchParams(rememberedFilters() ?? '')), []);
  const planIds = usePlanProblems(filters.plan === 'all' ? null : filters.plan);
  return useMemo(() => {
    if (!all || planIds === undefined) return { previous: undefined, next: undefined, similar: [] };
    // A problem that was just solved must stay in a list of unsolved ones.
    const order = filterProblems(all, { ...filters, status: 'all' }, userId, planIds);
    const list = order.some(({ id }) => id === problem.id) ? order : all;
    const at = list.findIndex(({ id }) => id === problem.id);
    const next = list[at + 1];
    return { previous: list[at - 1], next, similar: similarTo(problem, all, userId, next?.id) };
  }, [all, filters, planIds, problem, userId]);
}
