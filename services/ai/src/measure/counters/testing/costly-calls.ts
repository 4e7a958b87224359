/** What a call on a thousand items costs at least: all of them, those that move, their order, or a way down a tree. */
export type Cost = 'all' | 'moved' | 'order' | 'tree';

/** In steps. A fifth of a move counts, and a tree of a thousand items is ten levels deep. */
export const LEAST: Readonly<Record<Cost, number>> = { all: 40, moved: 8, order: 500, tree: 1.5 };

/** Calls on a few of a thousand items cost at most this. */
export const MOST_OF_FEW = 8;

export type CostlyCalls = Readonly<Record<Cost, readonly string[]>>;
