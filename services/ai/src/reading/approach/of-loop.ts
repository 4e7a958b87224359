import type { Node } from 'web-tree-sitter';
import { fieldText, isLoop, within } from '../../syntax/shape.js';
import { headerOf, variablesOf } from './headers.js';
import type { ApproachName } from './names.js';
import { ofWhile } from './of-while.js';
import { ASSIGNED_CELL, PUSHES, TAKES_LAST } from './patterns.js';

/** A cell, or a cell and what else changes places with it. */
const COPIED = /^\s*\w+(?:\[[^\]]*\])+(?:\s*,\s*\w+(?:\[[^\]]*\])*)*\s*$/;

/** A list grows by a value that is computed from its own. */
const PUSHED_CELL = /\b(\w+)\.(?:push|append|add)\([^;\n]{0,80}\b\1(?:\[|\.get\()[^;\n]{0,80}[-+*]/;

/** A cell is computed from other cells of the same table. A copy, as in the sift of a heap, computes nothing. */
const fillsTable = (body: string, variables: readonly string[]): boolean =>
  PUSHED_CELL.test(body) ||
  [...body.matchAll(ASSIGNED_CELL)].some(([cell, name = '', operator, value = '']) => {
    const own = value.indexOf(`${name}[`);
    const isCopy = operator === '' && COPIED.test(value);
    const index = cell.slice(0, cell.length - value.length);
    const isInOrder = variables.some((variable) => new RegExp(`\\b${variable}\\b`).test(index));
    return own >= 0 && !/\w/.test(value.charAt(own - 1)) && !isCopy && isInOrder;
  });

/** The variables that count the rounds of loops. */
const countersOf = (loops: readonly Node[]): string[] =>
  loops.flatMap((loop) => {
    if (loop.type !== 'while_statement') return variablesOf(loop);
    const steps = fieldText(loop, 'body').matchAll(/\b(\w+)\s*(?:\+\+|--|[+-]=\s*\d)/g);
    return [...steps].map(([, name = '']) => name);
  });

/** A cell is the cell before it and one more value that is no number. */
const RUNNING_SUM =
  /\b(\w+)\[\s*(\w+)(?:\s*\+\s*1)?\s*\]\s*=\s*\1\[\s*\2(?:\s*-\s*1)?\s*\]\s*\+\s*(?!\1\b)[A-Za-z_]/;
/** The same in place. */
const SUMMED_UP = /\b(\w+)\[\s*(\w+)(?:\s*\+\s*1)?\s*\]\s*\+=\s*\1\[\s*\2(?:\s*-\s*1)?\s*\]/;
/** A value goes to the place that the count of one of its digits tells. */
const PLACED = /\b\w+\[\s*(?:--|\+\+)?\w+\[[^\n;]{0,80}(?:>>|&|%)[^\n;]{0,80}\](?:--|\+\+)?\s*\]\s*=[^=]/;

/** The best value so far. */
const CARRIES_BEST =
  /\b(\w+)\s*=\s*(?:Math\s*\.\s*)?(?:max|min)\(\s*\1\b|\bif\s*(?:\(\s*)?(\w+)\s*[<>]=?\s*(\w+)\s*[):][\s{]*(?:\2\s*=\s*\3|\3\s*=\s*\2)\b/;

const isInnermost = (node: Node): boolean => within(node, isLoop).every(({ id }) => id === node.id);

const isOnePass = (node: Node, outer: readonly Node[], body: string): boolean =>
  outer.length === 0 && CARRIES_BEST.test(body) && isInnermost(node);

/** As many rounds as there are subsets of n. A power with a number for n is a constant. */
const SUBSETS = /\b1[nlL]?\s*<<\s*[a-z_]/i;

/** A sum is read downwards: the lowest bit of the index is cleared in each round. */
const CLEARED_BIT = /\b(\w+)\s*(?:&=\s*\1\s*-\s*1|=\s*(?:\(\s*)?\1\s*&\s*\(\s*\1\s*[-+]\s*1\))/;
/** The next node above or below, by the lowest bit that is set. */
const LOWEST_BIT =
  /\b(\w+)\s*(?:\+=|-=|=\s*\1\s*[-+])\s*(?:\(\s*)?(?:\1\s*&\s*\(?-\s*\1|-\s*\1\s*&\s*\1|\w+\.lowestOneBit\(\1\))/;

function isFenwickStep(header: string, body: string): boolean {
  const text = header + body;
  const name = (LOWEST_BIT.exec(text) ?? CLEARED_BIT.exec(text))?.[1];
  return name !== undefined && body.includes(`[${name}]`);
}

/** A cell goes up or down by one; its index is a letter or another cell, or its name tells that it counts. */
const COUNTS =
  /\[[^\]\n]{0,40}(?:-\s*'\w'|-\s*97|charCodeAt\(|ord\()[^\n]{0,20}\]\s*(?:\+\+|--|[+-]=)|\b\w*(?:count|cnt|freq|tally|times)\w*\[[^\]\n]{1,80}\]?\]\s*(?:\+\+|--|[+-]=\s*1\b)|\.merge\([^;\n]{1,80},\s*1\s*,|\.set\((\w+),\s*\(?\w+\.get\(\1\)\s*(?:\?\?|\|\|)\s*0\)?\s*\+\s*1\)/i;

/** A variable takes in each value by exclusive or. A generator of random numbers shifts its own. */
const EXCLUSIVE_OR = /\b(\w+)\s*(?:\^=|=\s*\1\s*\^)\s*(?!\1\b)[A-Za-z_]/;

/** A node of a linked stack holds the one below. */
const LINKED_STACK = /\b(\w+)\s*=\s*\{[^}\n]{1,80}\b(?:below|under|rest|tail|down|prev\w*)\s*:\s*\1\s*\}/i;

/** The end of the values that a loop goes through, such as `n` or `a.length`; a number is a constant. */
const endOf = (header: string): string | undefined =>
  /(?:<=?\s*|\brange\(|\benumerate\(|\b(?:of|in)\s+|:\s*)([a-z_][\w.]*)(?:\(\))?\s*(?:[;):]|$)/i.exec(
    header,
  )?.[1];

/** Both loops go through the same values, or the inner one begins or ends where the outer one stands. */
function isOverPairs(node: Node, outer: readonly Node[], body: string): boolean {
  const around = outer.at(-1);
  if (!around || !outer.every(({ type }) => /^for/.test(type))) return false;
  const [inner, header] = [variablesOf(node), headerOf(node)];
  const others = variablesOf(around);
  const isGrid = others.some((name) => inner.some((other) => body.includes(`[${name}][${other}]`)));
  const isSame = endOf(header) !== undefined && endOf(header) === endOf(headerOf(around));
  const isTied = others.some((name) => new RegExp(`\\b${name}\\b`).test(header));
  const compares = /\[\w+\].*\[\w+\]|\bif\b/.test(body);
  return compares && !isGrid && (isSame || isTied);
}

/** A cell tells the place of a value, and goes on to the next one. */
const NEXT_PLACE = /\[\s*(?:(?:--|\+\+)\w+\[[^\n]{1,40}\]|\w+\[[^\n]{1,40}\](?:--|\+\+))\s*\]\s*=[^=]/;

const tellsPlaces = (name: string, source: string): boolean =>
  NEXT_PLACE.test(source) ||
  new RegExp(`\\[\\s*${name}\\[|=\\s*${name}\\[[^\\n]{1,40}\\](?:\\+\\+|--)`).test(source);

function ofCells(body: string, loops: readonly Node[]): ApproachName | null {
  const sums = (SUMMED_UP.exec(body) ?? RUNNING_SUM.exec(body))?.[1];
  // Sums of counts that tell where values go group these, and no range is asked for.
  if (sums !== undefined) return tellsPlaces(sums, loops[0]?.tree.rootNode.text ?? '') ? null : 'prefix-sums';
  return fillsTable(body, countersOf(loops)) ? 'table' : null;
}

const isSearchByDistance = (loop: Node): boolean =>
  loop.type === 'while_statement' && ofWhile(loop, false) === 'breadth-first';

/** What a loop shows. @param outer the loops of the same function around it, outermost first */
export function ofLoop(node: Node, outer: readonly Node[]): ApproachName | null {
  const [header, body] = [headerOf(node), fieldText(node, 'body')];
  if (isInnermost(node) && isFenwickStep(header, body)) return 'fenwick-tree';
  if (node.type === 'while_statement') {
    const found = ofWhile(node, outer.length > 0);
    if (found) return found;
    return isOnePass(node, outer, body) ? 'one-pass' : null;
  }
  if (SUBSETS.test(header)) return 'bit-masks';
  if (PLACED.test(body) && SUMMED_UP.test(node.tree.rootNode.text)) return 'radix-sort';
  // The distances of a search by distance are no table of answers.
  const cells = ofCells(body, [...outer, node, ...within(node, isLoop)]);
  if (cells && !outer.some(isSearchByDistance)) return cells;
  if (isOverPairs(node, outer, body)) return 'every-pair';
  return ofValues(node, outer, body);
}

/** What a loop does with each value. */
function ofValues(node: Node, outer: readonly Node[], body: string): ApproachName | null {
  if ((PUSHES.test(body) && TAKES_LAST.test(body)) || LINKED_STACK.test(body)) return 'stack';
  if (COUNTS.test(body)) return 'counting';
  if (EXCLUSIVE_OR.test(body)) return 'exclusive-or';
  return isOnePass(node, outer, body) ? 'one-pass' : null;
}
