import type { BinaryTree, BinaryTreeNode } from '@evident/contracts';

type Place = [parent: number, side: 'left' | 'right'];
type RandomInt = (min: number, max: number) => number;

/**
 * Grows a binary tree for `GeneratorRandom.binaryTree`. The sandbox runs this function's text, so it uses nothing but
 * its parameters and the language.
 */
export function growBinaryTree(int: RandomInt, n: number, shape: string): BinaryTree {
  /** Chains stay below the depth of 800 that the catalogue allows. */
  const CHAIN = 790;
  /** The bush below it has up to 17 levels. */
  const DEEP_CHAIN = 780;
  const complete = (i: number): Place => [Math.floor((i - 1) / 2), i % 2 === 1 ? 'left' : 'right'];

  const chain = (i: number, sideOf: (i: number) => 'left' | 'right'): Place => {
    const length = Math.min(n, CHAIN);
    if (i < length) return [i - 1, sideOf(i)];
    if (i === length) return [0, sideOf(1) === 'left' ? 'right' : 'left'];
    const [parent, side] = complete(i - length);
    return [length + parent, side];
  };

  /** All nodes below a chain, so that each of them has about 800 above it. */
  const deepBush = (i: number): Place => {
    const length = Math.min(n, DEEP_CHAIN);
    if (i <= length) return [i - 1, 'left'];
    const [parent, side] = complete(i - length);
    return [length + parent, side];
  };

  const free: Place[] = [];
  const scattered = (i: number): Place => {
    free.push([i - 1, 'left'], [i - 1, 'right']);
    const at = int(0, free.length - 1);
    const place = free[at] as Place;
    free[at] = free[free.length - 1] as Place;
    free.pop();
    return place;
  };

  const placeOf = (i: number): Place => {
    if (shape === 'complete') return complete(i);
    if (shape === 'left-chain') return chain(i, () => 'left');
    if (shape === 'right-chain') return chain(i, () => 'right');
    if (shape === 'deep-bush') return deepBush(i);
    if (shape === 'zigzag') return chain(i, (at) => (at % 2 === 0 ? 'left' : 'right'));
    return scattered(i);
  };

  const nodes: BinaryTreeNode[] = [{}];
  for (let i = 1; i < n; i++) {
    const [parent, side] = placeOf(i);
    (nodes[parent] as BinaryTreeNode)[side] = i;
    nodes.push({ parent });
  }

  const text = (valueOf: (node: number) => number): string => {
    const tokens: string[] = [];
    const queue: (number | undefined)[] = [0];
    for (let i = 0; i < queue.length; i++) {
      const at = queue[i];
      const node = at === undefined ? undefined : nodes[at];
      tokens.push(at === undefined ? 'null' : String(valueOf(at)));
      if (node) queue.push(node.left, node.right);
    }
    while (tokens[tokens.length - 1] === 'null') tokens.pop();
    return `${tokens.length}\n${tokens.join(' ')}\n`;
  };
  return { nodes, text };
}
