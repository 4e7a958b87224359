import { z } from 'zod';
import { DIFFICULTIES } from './labels.js';
import { TIME_LIMIT_FACTOR } from './labels.js';
import { PROBLEM_LIMITS } from './limits.js';

export { DIFFICULTIES, TOPICS } from './labels.js';

export const Difficulty = z.enum(DIFFICULTIES);
export type Difficulty = z.infer<typeof Difficulty>;

const { timeLimitMs, memoryLimitKb } = PROBLEM_LIMITS;
/** CPU milliseconds for JavaScript; other languages get a multiple, see `timeLimitFor`. */
export const TimeLimitMs = z.number().int().min(timeLimitMs.min).max(timeLimitMs.max);
export const MemoryLimitKb = z.number().int().min(memoryLimitKb.min).max(memoryLimitKb.max);

const ownLimit = z
  .number()
  .int()
  .min(timeLimitMs.min)
  .max(timeLimitMs.max * TIME_LIMIT_FACTOR.PYTHON);
/** CPU milliseconds of the languages that do not get the usual multiple of JavaScript's limit. */
export const TimeLimitsMs = z.object({ PYTHON: ownLimit, JAVA: ownLimit, CPP: ownLimit }).partial().strict();
export type TimeLimitsMs = z.infer<typeof TimeLimitsMs>;
