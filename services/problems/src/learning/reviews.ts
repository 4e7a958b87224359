import { REVIEW_AFTER_DAYS } from '@evident/contracts';
import { daysBetween, shiftDay, type Day } from './days.js';

export interface Review {
  solvedOn: Day;
  dueOn: Day;
  /** Which repetition it is, from 1. */
  round: number;
}

/**
 * When a problem is to be solved again. An accepted submission on the due day or later ends a round, and the next one is
 * longer. An earlier one changes nothing, because it shows little about what is remembered.
 * @param solved the days with an accepted submission of the problem, in order, each once
 * @returns null without such a day, and after the last round
 */
export function reviewOf(solved: readonly Day[]): Review | null {
  const [first, ...later] = solved;
  if (first === undefined) return null;
  let [solvedOn, round] = [first, 0];
  for (const day of later) {
    const wait = REVIEW_AFTER_DAYS[round];
    if (wait === undefined) return null;
    if (daysBetween(solvedOn, day) >= wait) [solvedOn, round] = [day, round + 1];
  }
  const wait = REVIEW_AFTER_DAYS[round];
  return wait === undefined ? null : { solvedOn, dueOn: shiftDay(solvedOn, wait), round: round + 1 };
}
