import { z } from 'zod';
import { DIFFICULTIES } from './labels.js';
import { TIME_LIMIT_FACTOR } from './labels.js';
import { PROBLEM_LIMITS } from './limits.js';

export { DIFFICULTIES } from './labels.js';

export const Difficulty = z.enum(DIFFICULTIES);
export type Difficulty = z.infer<typeof Difficulty>;

const { timeLimitMs, memoryLimitKb } = PROBLEM_LIMITS;
/** CPU milliseconds for JavaScript; other languages get a multiple, see `timeLimitFor`. */
export const TimeLimitMs = z.number().int().min(timeLimitMs.min).max(timeLimitMs.max);
export const MemoryLimitKb = z.number().int().min(memoryLimitKb.min).max(memoryLimitKb.max);

/** The topics of the catalogue, spelled as learners see them; the first five are the landing page's filters. */
export const TOPICS = [
  'Arrays & Hashing',
  'Hash Table',
  'Dynamic Programming',
  'Graphs',
  'Trees',
  'Two Pointers',
  'Sliding Window',
  'Prefix Sum',
  'Stack',
  'Monotonic Stack',
  'Queue',
  'Binary Search',
  'Sorting',
  'Linked List',
  'Binary Search Tree',
  'Trie',
  'Heap',
  'Backtracking',
  'Recursion',
  'Greedy',
  'Intervals',
  'Union Find',
  'Topological Sort',
  'Shortest Path',
  'Bit Manipulation',
  'Math',
  'String',
  'Matrix',
  'Design',
  'String Matching',
  'Divide & Conquer',
  'Simulation',
  'Number Theory',
] as const;

const ownLimit = z
  .number()
  .int()
  .min(timeLimitMs.min)
  .max(timeLimitMs.max * TIME_LIMIT_FACTOR.PYTHON);
/** CPU milliseconds of the languages that do not get the usual multiple of JavaScript's limit. */
export const TimeLimitsMs = z.object({ PYTHON: ownLimit, JAVA: ownLimit, CPP: ownLimit }).partial().strict();
export type TimeLimitsMs = z.infer<typeof TimeLimitsMs>;
