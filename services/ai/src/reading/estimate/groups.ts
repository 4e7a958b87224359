import type { Node } from 'web-tree-sitter';
import { callOf, childrenOf, field } from '../../syntax/shape.js';

const COMPREHENSION = /comprehension|^generator_expression$/;

/** The loop that a node is, or the clauses of a comprehension. Other nodes may have very many children. */
const headsOf = (node: Node): Node[] =>
  COMPREHENSION.test(node.type) ? childrenOf(node).filter(({ type }) => type === 'for_in_clause') : [node];

/** A run of `groupby`: all of them together are what it groups. */
export function isRun(iterable: Node): boolean {
  for (let around = iterable.parent; around; around = around.parent)
    for (const head of headsOf(around)) {
      const source = field(head, 'right');
      if (!source || callOf(source)?.name !== 'groupby') continue;
      const [, run] = childrenOf(field(head, 'left') ?? head);
      if (run?.text === iterable.text) return true;
    }
  return false;
}
