import type { Problem, ProblemSummary } from '@evident/contracts/http/problems';
import { useMemo } from 'react';
import { usePlanProblems } from '../../features/playlists/use-plan-problems.js';
import { filterProblems, isSolvedBy, readFilters } from '../../features/problem-list/list-view.js';
import { rememberedFilters } from '../../features/problem-list/use-list-filters.js';
import { similarProblems } from '../../features/problem-page/similar-problems.js';
import { useGetProblemsQuery } from '../../lib/problems-api.js';

/** Similar problems that are offered. */
const SIMILAR = 2;

interface Neighbours {
  /** The neighbours in the list as it was filtered last, a study plan included. */
  previous: ProblemSummary | undefined;
  next: ProblemSummary | undefined;
  /** The unsolved problems most like it, without `next`. */
  similar: readonly ProblemSummary[];
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
    const similar = similarProblems(problem, all)
      .filter((other) => other.id !== next?.id && !isSolvedBy(other, userId))
      .slice(0, SIMILAR);
    return { previous: list[at - 1], next, similar };
  }, [all, filters, planIds, problem, userId]);
}
