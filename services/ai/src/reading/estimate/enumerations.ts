import type { Node } from 'web-tree-sitter';
import { field, within, type Call } from '../../syntax/shape.js';
import { EXPONENTIAL, FACTORIAL, type Cost } from './cost.js';
import { escaped, wordsIn } from './names.js';

/**
 * A loop over all remaining items makes permutations. A loop from an index on makes subsets, and one over a fixed number
 * of choices, such as digits, makes words of them.
 */
export function enumerates(loop: Node, calls: readonly Call[]): Cost {
  const skips = within(loop, ({ type }) => type === 'continue_statement' || type === 'if_statement').some(
    (node) => !asksForResult(node, calls),
  );
  return skips && !hasFixedChoices(loop) ? FACTORIAL : EXPONENTIAL;
}

/** `if (fill(at + 1)) return true` leaves no item out. */
function asksForResult(node: Node, calls: readonly Call[]): boolean {
  const condition = field(node, 'condition');
  return (
    condition !== null &&
    calls.some(
      (call) => call.node.startIndex >= condition.startIndex && call.node.endIndex <= condition.endIndex,
    )
  );
}

const TEXT = /(['"`])(?:\\.|(?!\1).)*\1/g;
const OF_LOOPS = /^(?:for|let|const|var|int|long|char|byte|short|final|of|in|range)$/;

/** `for (let digit = 1; digit <= 9; digit++)`: nothing in its head but its own variable. */
function hasFixedChoices(loop: Node): boolean {
  const body = field(loop, 'body');
  if (!body || /^(?:while|do)_statement$/.test(loop.type)) return false;
  const head = loop.text.slice(0, body.startIndex - loop.startIndex).replaceAll(TEXT, '0');
  const names = wordsIn(head).filter((word) => !OF_LOOPS.test(word));
  return new Set(names).size <= 1 && isOwnVariable(head, names[0]);
}

const isOwnVariable = (head: string, name: string | undefined): boolean =>
  name === undefined || new RegExp(`\\b${escaped(name)}\\s*(?:=|:|in\\b|of\\b)`).test(head);
