import type { ProblemSummary } from '@evident/contracts/http/problems';
import { DIFFICULTIES } from '@evident/contracts/labels';

type Compared = Pick<ProblemSummary, 'id' | 'tags' | 'difficulty'>;

/**
 * Problems that share tags, the most alike first. A tag that few problems have says more than one of many, so each counts
 * one part of its problems. Among equals those of the nearest difficulty come first, then the order of the list decides.
 */
export function similarProblems<T extends Compared>(problem: Compared, all: readonly T[]): T[] {
  const counts = new Map<string, number>();
  for (const { tags } of all) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const own = new Set(problem.tags);
  const alike = ({ tags }: Compared) =>
    tags.filter((tag) => own.has(tag)).reduce((sum, tag) => sum + 1 / (counts.get(tag) ?? 1), 0);
  const rank = DIFFICULTIES.indexOf(problem.difficulty);
  const distance = ({ difficulty }: Compared) => Math.abs(DIFFICULTIES.indexOf(difficulty) - rank);
  return all
    .filter((other) => other.id !== problem.id && alike(other) > 0)
    .map((other) => ({ other, likeness: alike(other), distance: distance(other) }))
    .sort((a, b) => b.likeness - a.likeness || a.distance - b.distance)
    .map(({ other }) => other);
}
