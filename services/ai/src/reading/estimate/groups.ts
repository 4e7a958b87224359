import type { Node } from 'web-tree-sitter';
import { callOf, childrenOf, field } from '../../syntax/shape.js';

/** A run of `groupby`: all of them together are what it groups. */
export function isRun(iterable: Node): boolean {
  for (let around = iterable.parent; around; around = around.parent)
    for (const head of [around, ...childrenOf(around).filter(({ type }) => type === 'for_in_clause')]) {
      const [, run] = childrenOf(field(head, 'left') ?? head);
      const source = field(head, 'right');
      if (source && callOf(source)?.name === 'groupby' && run?.text === iterable.text) return true;
    }
  return false;
}
