import { z } from 'zod';
import { EXAMPLE } from '../example.js';
import { Difficulty } from '../problem-fields.js';

/** A problem of a topic, from easy to hard. */
export const TopicProblem = z
  .object({
    id: z.uuid(),
    title: z.string(),
    difficulty: Difficulty,
    attempted: z.boolean(),
    /** Null: not solved. */
    solvedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'TopicProblem' });
export type TopicProblem = z.infer<typeof TopicProblem>;

const SUMMARY = {
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  problems: z.array(TopicProblem),
} as const;
const EXAMPLE_SUMMARY = {
  slug: 'prefix-sums',
  title: 'Prefix sums',
  summary: 'Add up once, then answer every range with one subtraction.',
  problems: [
    {
      id: EXAMPLE.problemId,
      title: 'Range Sum Queries',
      difficulty: 'EASY',
      attempted: true,
      solvedAt: EXAMPLE.createdAt,
    },
  ],
};
export const TopicSummary = z.object(SUMMARY).meta({ id: 'TopicSummary', examples: [EXAMPLE_SUMMARY] });
export type TopicSummary = z.infer<typeof TopicSummary>;

/** `begun`: tried and not solved. `continue`: the next one of the topic solved last. `start`: the next one of the path. */
export const NextReason = z.enum(['begun', 'continue', 'start']);
export type NextReason = z.infer<typeof NextReason>;
export const NextProblem = z
  .object({ topic: z.string(), topicTitle: z.string(), problem: TopicProblem, reason: NextReason })
  .meta({ id: 'NextProblem' });
export type NextProblem = z.infer<typeof NextProblem>;

/** The learning path in its order. `next` has at most three problems, the best first. */
export const TopicsAnswer = z
  .object({ topics: z.array(TopicSummary), next: z.array(NextProblem) })
  .meta({ id: 'TopicsAnswer' });
export type TopicsAnswer = z.infer<typeof TopicsAnswer>;

const neighbour = z.object({ slug: z.string(), title: z.string() }).nullable();
export const Topic = z
  .object({
    ...SUMMARY,
    /** Markdown. */
    idea: z.string(),
    /** Markdown with a table. */
    trace: z.string(),
    /** SVG without colours: the page gives them by class. */
    picture: z.string(),
    previous: neighbour,
    next: neighbour,
  })
  .meta({ id: 'Topic' });
export type Topic = z.infer<typeof Topic>;
export const TopicAnswer = z.object({ topic: Topic }).meta({ id: 'TopicAnswer' });
export type TopicAnswer = z.infer<typeof TopicAnswer>;
