import type { Node } from 'web-tree-sitter';
import { assignedTo, field, fieldText, isLoop, within, type Call } from '../../syntax/shape.js';
import { EXPONENTIAL, FACTORIAL, type Cost } from './cost.js';
import { escaped, wordsIn } from './names.js';

/**
 * A loop over all remaining items makes permutations. A loop from an index on makes subsets, and one over a fixed number
 * of choices, such as digits, or over those of one place makes words of them.
 */
export function enumerates(
  loop: Node,
  { calls, block, parameters }: { calls: readonly Call[]; block: Node; parameters: readonly string[] },
): Cost {
  const skips = within(loop, ({ type }) => type === 'continue_statement' || type === 'if_statement').some(
    (node) => (node.type === 'if_statement' ? leavesOut(node, calls) : loopOf(node)?.id === loop.id),
  );
  const isOrder = skips && !hasFixedChoices(loop) && !hasChoicesOfPlace(loop, block, parameters);
  return isOrder ? FACTORIAL : EXPONENTIAL;
}

const contains = (outer: Node, { node }: Call): boolean =>
  node.startIndex >= outer.startIndex && node.endIndex <= outer.endIndex;

/** `if (!used[i]) fill(at + 1)` leaves items out; `if (fill(at + 1)) return true` does not. */
function leavesOut(node: Node, calls: readonly Call[]): boolean {
  const condition = field(node, 'condition');
  return calls.some((call) => contains(node, call) && !(condition && contains(condition, call)));
}

function loopOf(node: Node): Node | null {
  let outer = node.parent;
  while (outer && !isLoop(outer)) outer = outer.parent;
  return outer;
}

/** What stands before the body of a `for`; empty for other loops. */
function headOf(loop: Node): string {
  const body = field(loop, 'body');
  const isFor = !/^(?:while|do)_statement$/.test(loop.type);
  return body && isFor ? loop.text.slice(0, body.startIndex - loop.startIndex) : '';
}

const ELEMENT = /^[\w.]+(?:\[[^\]]*\])+$/;
const OF_PLACE = /(?:\b(?:in|of)|:)\s+\w+\s*\[/;

/**
 * `for (const digit of free[at])`, up to a number that was taken from a table at a parameter, or `while (bits)` where the
 * bits were those of a place.
 */
function hasChoicesOfPlace(loop: Node, block: Node, parameters: readonly string[]): boolean {
  const head = headOf(loop);
  if (OF_PLACE.test(head)) return true;
  const goesOnWhile = wordsIn(fieldText(loop, 'condition'));
  const atParameter =
    parameters.length > 0 && new RegExp(`\\[\\s*(?:${parameters.map(escaped).join('|')})\\s*\\]`);
  return within(block, ({ type }) => /^(?:variable_declarator|assignment)$/.test(type)).some((node) => {
    const made = wordsIn(assignedTo(node));
    const taken = fieldText(node, 'value') || fieldText(node, 'right');
    const takesNumber = atParameter && atParameter.test(taken);
    return (
      (takesNumber && wordsIn(head).some((word) => made.includes(word))) ||
      (ELEMENT.test(taken) && goesOnWhile.some((word) => made.includes(word)))
    );
  });
}

const TEXT = /(['"`])(?:\\.|(?!\1).)*\1/g;
const OF_LOOPS = /^(?:for|let|const|var|int|long|char|byte|short|final|of|in|range)$/;

/** `for (let digit = 1; digit <= 9; digit++)`: nothing in its head but its own variable. */
function hasFixedChoices(loop: Node): boolean {
  const head = headOf(loop).replaceAll(TEXT, '0');
  if (head === '') return false;
  const names = wordsIn(head).filter((word) => !OF_LOOPS.test(word));
  return new Set(names).size <= 1 && isOwnVariable(head, names[0]);
}

const isOwnVariable = (head: string, name: string | undefined): boolean =>
  name === undefined || new RegExp(`\\b${escaped(name)}\\s*(?:=|:|in\\b|of\\b)`).test(head);
