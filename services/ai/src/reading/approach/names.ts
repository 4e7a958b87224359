/** How a program finds its answer, most specific first. */
export const APPROACHES = [
  'union-find',
  'fenwick-tree',
  'segment-tree',
  'memoised-recursion',
  'backtracking',
  'bit-masks',
  'binary-search',
  'monotonic-stack',
  'sliding-window',
  'two-pointers',
  'slow-and-fast',
  'breadth-first',
  'depth-first',
  'heap',
  'radix-sort',
  'prefix-sums',
  'table',
  'divide-and-conquer',
  'tree-recursion',
  'branching-recursion',
  'recursion',
  'stack',
  'sort-and-sweep',
  'reversal',
  'ordered-map',
  'counting',
  'exclusive-or',
  'hashing',
  'every-pair',
  'one-pass',
  'fold',
] as const;
export type ApproachName = (typeof APPROACHES)[number];

export interface Approach {
  name: ApproachName;
  /** 1-based. */
  line: number;
}
