import { z } from 'zod';
import { Difficulty } from './problem-fields.js';

/** Fewer learners say nothing about a problem. */
export const MEASURED_LEARNERS = 30;
/** From these shares of learners who are accepted at their first try on, a problem is easy or medium. */
const FIRST_TRY_PERCENT = { EASY: 60, MEDIUM: 30 } as const;

/** How difficult a problem is for those who tried it. */
export const MeasuredDifficulty = z
  .object({
    difficulty: Difficulty,
    /** With a judged submission. */
    learners: z.number().int(),
    /** Of them, those whose first submission was accepted. */
    firstTryPercent: z.number().int(),
  })
  .meta({ id: 'MeasuredDifficulty' });
export type MeasuredDifficulty = z.infer<typeof MeasuredDifficulty>;

/** @returns undefined until enough learners have tried the problem; docs/decisions/0115 explains the rule */
export function measuredDifficulty(learners: number, firstTries: number): MeasuredDifficulty | undefined {
  if (learners < MEASURED_LEARNERS) return undefined;
  const share = (100 * firstTries) / learners;
  const difficulty =
    share >= FIRST_TRY_PERCENT.EASY ? 'EASY' : share >= FIRST_TRY_PERCENT.MEDIUM ? 'MEDIUM' : 'HARD';
  return { difficulty, learners, firstTryPercent: Math.round(share) };
}
