import { z } from 'zod';
import { GROUP_LIMITS } from './limits.js';

const { points, nameCharacters, groups } = GROUP_LIMITS;
const pointsMessage = `Points are a whole number from ${points.min} to ${points.max}`;
const name = z
  .string()
  .trim()
  .min(1, 'A group needs a name')
  .max(nameCharacters, `A name has at most ${nameCharacters} characters`);

/** Some tests of a problem that give points together: all of them or none. */
export const TestGroup = z
  .object({
    name,
    points: z
      .number({ error: pointsMessage })
      .int(pointsMessage)
      .min(points.min, pointsMessage)
      .max(points.max, pointsMessage),
    /** Names of groups before this one. The group is run only where all of them are passed. */
    needs: z.array(name).max(groups).optional(),
  })
  .meta({ id: 'TestGroup', examples: [{ name: 'n ≤ 1000', points: 40, needs: ['Samples'] }] });
export type TestGroup = z.infer<typeof TestGroup>;

/** The same with the ids of its tests: in packages, and as it is stored. */
export const StoredGroup = TestGroup.extend({ tests: z.array(z.string()).min(1) });
export type StoredGroup = z.infer<typeof StoredGroup>;

/** How many points a submission got, and why. */
export const Score = z
  .object({
    points: z.number().int().nonnegative(),
    total: z.number().int().positive(),
    /** In the order of the problem. */
    groups: z.array(
      z.object({
        name: z.string(),
        /** What the group is worth. It gives all of them or none. */
        points: z.number().int().nonnegative(),
        /** `not_run`: a group that it needs was not passed, or judging ended before. */
        outcome: z.enum(['passed', 'failed', 'not_run']),
        /** Number of the first test that failed, from 1; null unless the group failed. */
        failedTest: z.number().int().positive().nullable(),
      }),
    ),
  })
  .meta({
    id: 'Score',
    examples: [
      {
        points: 40,
        total: 100,
        groups: [
          { name: 'n ≤ 1000', points: 40, outcome: 'passed', failedTest: null },
          { name: 'All', points: 60, outcome: 'failed', failedTest: 7 },
        ],
      },
    ],
  });
export type Score = z.infer<typeof Score>;
