/** How a learner's progress is counted; docs/decisions/0094 explains it. */

/** A streak counts days with an accepted submission. A freeze saves one missed day. */
export const STREAK_RULES = { freezesAtStart: 1, daysPerFreeze: 7, mostFreezes: 2 } as const;

/** Days from one accepted submission to the next review. After the last one a problem is known. */
export const REVIEW_AFTER_DAYS = [3, 7, 21, 60, 180] as const;

/** What a solved problem adds to each of its topics. */
export const TOPIC_POINTS = { EASY: 1, MEDIUM: 2, HARD: 3 } as const;
/** A topic is strong at these points, or when all its problems are solved. */
export const STRONG_POINTS = 12;

/** Problems a week. */
export const WEEKLY_GOAL = { min: 1, max: 50 } as const;

/** The days that an answer lists: 53 weeks, so that a calendar of a year is full. */
export const LISTED_DAYS = 371;
export const LISTED_REVIEWS = 20;
