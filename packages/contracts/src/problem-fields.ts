import { z } from 'zod';
import { DIFFICULTIES } from './labels.js';

export { DIFFICULTIES } from './labels.js';

export const Difficulty = z.enum(DIFFICULTIES);
export type Difficulty = z.infer<typeof Difficulty>;

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
