import { STREAK_RULES } from '@evident/contracts';
import { daysBetween, shiftDay, type Day } from './days.js';

export interface CountedStreak {
  current: number;
  longest: number;
  countsToday: boolean;
  freezes: number;
  /** Of all streaks, oldest first. */
  frozenDays: Day[];
}

/**
 * Plays the days from the oldest on. Each counted day makes the streak one longer, and every seventh earns a freeze. Missed
 * days take a freeze each. When there are too few for all of them, the streak ends and no freeze is used. Today is missed
 * only when it is over.
 * @param worked the days with an accepted submission, in order, each once
 */
export function streakOf(worked: readonly Day[], today: Day): CountedStreak {
  const { freezesAtStart, daysPerFreeze, mostFreezes } = STREAK_RULES;
  const frozenDays: Day[] = [];
  let [length, longest, freezes] = [0, 0, freezesAtStart as number];
  let last: Day | null = null;
  /** Lets freezes stand for the days between, or ends the streak. */
  const bridge = (until: Day): void => {
    const missed = last === null ? 0 : Math.max(0, daysBetween(last, until) - 1);
    if (missed > freezes) [length, freezes] = [0, freezesAtStart];
    else
      for (let day = 1; day <= missed; day += 1) {
        freezes -= 1;
        frozenDays.push(shiftDay(last ?? until, day));
      }
  };
  for (const day of worked) {
    bridge(day);
    length += 1;
    if (length % daysPerFreeze === 0) freezes = Math.min(mostFreezes, freezes + 1);
    longest = Math.max(longest, length);
    last = day;
  }
  bridge(today);
  // Somebody who travelled westward may have worked on a day that is tomorrow here.
  const countsToday = last !== null && last >= today;
  return { current: length, longest, countsToday, freezes, frozenDays };
}
