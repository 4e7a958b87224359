import type { NextProblem, NextReason, TopicProblem } from '@evident/contracts';
import type { TopicProblemRow, TopicRow } from './topics.repository.js';

/** How many problems are suggested. */
const SUGGESTED = 3;

interface Place {
  topic: TopicRow;
  problem: TopicProblemRow;
}

export const toTopicProblem = ({
  id,
  title,
  difficulty,
  attempted_at: attemptedAt,
  solved_at: solvedAt,
}: TopicProblemRow): TopicProblem => ({
  id,
  title,
  difficulty,
  attempted: attemptedAt !== null,
  solvedAt: solvedAt === null ? null : new Date(solvedAt).toISOString(),
});

const timeOf = (at: string | null): number => (at === null ? 0 : Date.parse(at));

/**
 * What to solve next, by fixed rules: first the problem that was begun last and is not solved, then the next one of the
 * topic of the last solution, then the first ones of the path. The same history gives the same answer.
 */
export function nextProblems(topics: readonly TopicRow[]): NextProblem[] {
  const places: Place[] = topics.flatMap((topic) => topic.problems.map((problem) => ({ topic, problem })));
  const open = places.filter(({ problem }) => problem.solved_at === null);
  const begun = open
    .filter(({ problem }) => problem.attempted_at !== null)
    .toSorted((a, b) => timeOf(b.problem.attempted_at) - timeOf(a.problem.attempted_at));
  const last = places
    .filter(({ problem }) => problem.solved_at !== null)
    .toSorted((a, b) => timeOf(b.problem.solved_at) - timeOf(a.problem.solved_at))[0];
  const following = open.filter(({ topic }) => topic.slug === last?.topic.slug);
  const wanted: [NextReason, Place[]][] = [
    ['begun', begun.slice(0, 1)],
    ['continue', following.slice(0, 1)],
    ['start', open],
  ];
  const chosen = new Map<string, NextProblem>();
  for (const [reason, candidates] of wanted)
    for (const { topic, problem } of candidates) {
      if (chosen.size >= SUGGESTED) break;
      if (chosen.has(problem.id)) continue;
      chosen.set(problem.id, {
        topic: topic.slug,
        topicTitle: topic.title,
        problem: toTopicProblem(problem),
        reason,
      });
    }
  return [...chosen.values()];
}
