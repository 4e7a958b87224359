import { FAIRNESS } from '@evident/contracts';

/** After this time next to nothing of a use is left, and a smaller power of two might not be a number. */
const FORGOTTEN_MS = 50 * FAIRNESS.halfLifeMs;

/** Milliseconds from a time until now. */
export const msSince = (time: string): string => `(extract(epoch FROM now() - ${time}) * 1000)::float8`;

/** A user's core time, decayed to now. @param usage the name of a `judge_usage` row in the query */
export const decayedUseSql = (usage: string): string =>
  `${usage}.used_ms * 0.5 ^ (LEAST(GREATEST(${msSince(`${usage}.used_at`)}, 0), ${FORGOTTEN_MS}) / ${FAIRNESS.halfLifeMs})`;
