import { STRONG_POINTS, TOPIC_POINTS, type Difficulty, type TopicStrength } from '@evident/contracts';

export interface TaggedProblem {
  difficulty: Difficulty;
  tags: readonly string[];
  solved: boolean;
}

/** The strongest first, then those with most problems, then by name. */
export function topicStrengths(problems: readonly TaggedProblem[]): TopicStrength[] {
  const topics = new Map<string, { solved: number; total: number; points: number; all: number }>();
  for (const { difficulty, tags, solved } of problems) {
    const worth = TOPIC_POINTS[difficulty];
    for (const topic of new Set(tags)) {
      const sum = topics.get(topic) ?? { solved: 0, total: 0, points: 0, all: 0 };
      sum.total += 1;
      sum.all += worth;
      if (solved) {
        sum.solved += 1;
        sum.points += worth;
      }
      topics.set(topic, sum);
    }
  }
  return [...topics]
    .map(([topic, { solved, total, points, all }]) => ({
      topic,
      solved,
      total,
      strength: Math.min(100, Math.round((100 * points) / Math.min(all, STRONG_POINTS))),
    }))
    .sort((a, b) => b.strength - a.strength || b.total - a.total || a.topic.localeCompare(b.topic));
}
