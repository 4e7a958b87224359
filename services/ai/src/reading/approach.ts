import type { Node } from 'web-tree-sitter';
import {
  callOf,
  field,
  functionName,
  isFunction,
  isInside,
  isLoop,
  lineOf,
  walk,
  within,
  type Call,
} from '../syntax/shape.js';
import { selfCalls, storesAnswers } from './rules/recursion.rule.js';

/** How a program finds its answer, most specific first. */
export const APPROACHES = [
  'union-find',
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
  'prefix-sums',
  'table',
  'divide-and-conquer',
  'tree-recursion',
  'branching-recursion',
  'recursion',
  'sort-and-sweep',
  'hashing',
  'every-pair',
  'one-pass',
] as const;
export type ApproachName = (typeof APPROACHES)[number];

export interface Approach {
  name: ApproachName;
  line: number;
}

const PUSHES = /\.(?:append|push|add|offer|addLast|appendleft|addFirst)\(/;
const POPS = /\.(?:pop|removeLast|pollLast)\(/;
const TAKES_FIRST = /\.(?:popleft|shift|poll|removeFirst|pollFirst)\(|\bhead\s*(?:\+=|\+\+)/;
const HALF = /(?:\/\/|\/)\s*2\b|>>>?\s*1\b/;
const LAST = /\[-1\]|\.at\(-1\)|(?:length|size\(\)|len\(\w+\))\s*-\s*1\]|\.peek(?:Last|First)?\(/;
const MORE = (name: string): RegExp => new RegExp(`\\b${name}\\s*(?:\\+\\+|\\+=)|\\+\\+${name}\\b`);
const LESS = (name: string): RegExp => new RegExp(`\\b${name}\\s*(?:--|-=)|--${name}\\b`);

const textOf = (node: Node | null): string => node?.text ?? '';

/** The two names that a loop's condition compares, as in `left < right`. */
function comparedNames(condition: string): [string, string] | null {
  const match =
    /\b([a-z_]\w*)\s*(?:<=?|>=?|!==?)\s*([a-z_]\w*)\b/i.exec(condition) ??
    // `high - low > 1`
    /\b([a-z_]\w*)\s*-\s*([a-z_]\w*)\s*[<>]/i.exec(condition);
  return match?.[1] && match[2] && match[1] !== match[2] ? [match[1], match[2]] : null;
}

/** A heap of the program's own. */
const OWN_HEAP = /\b\w*(?:heap|pq)\w*\s*\.\s*(?:pop|poll|dequeue|extract\w*)\(/i;

/** One step of one pointer and two of the other: `next[next[x]]`, `x.next.next`, `step(step(x))`. */
const DOUBLE_STEP = /\b(\w+)\s*=\s*(?:(\w+)\[\2\[\1\]\]|\1\??\.(\w+)!?\??\.\3\b|([\w.]+)\(\4\(\1\)\))/;

const SINGLE_STEP = /\b(\w+)\s*=\s*(?:\w+\[\1\]|\1\??\.\w+|[\w.]+\(\1\))\s*(?:[;,}\n]|$)/;

function ofWhile(node: Node): ApproachName | null {
  const [condition, body] = [textOf(field(node, 'condition')), textOf(field(node, 'body'))];
  if (/\b\w+\[\w+(?:\[\w+\])?\]\s*!==?\s*\w+/.test(condition) && /=\s*\w+\[/.test(body)) return 'union-find';
  const names = comparedNames(condition);
  if (names && HALF.test(body) && names.every((name) => new RegExp(`\\b${name}\\s*=[^=]`).test(body)))
    return 'binary-search';
  if (names && moveTogether(names, body)) return 'two-pointers';
  if (DOUBLE_STEP.test(body) && SINGLE_STEP.test(body)) return 'slow-and-fast';
  if (takesFromSortedSet(node, body)) return 'heap';
  if (PUSHES.test(body) && TAKES_FIRST.test(body)) return 'breadth-first';
  if (OWN_HEAP.test(body)) return 'heap';
  if (PUSHES.test(body) && POPS.test(body) && !LAST.test(condition)) return 'depth-first';
  return null;
}

/** The first one of a sorted set is the smallest, as that of a heap. */
function takesFromSortedSet(node: Node, body: string): boolean {
  const name = /\b(\w+)\.pollFirst\(/.exec(body)?.[1];
  return (
    name !== undefined && new RegExp(`\\bTreeSet\\b[^;=]{0,80}\\b${name}\\b`).test(node.tree.rootNode.text)
  );
}

const moveTogether = ([a, b]: [string, string], body: string): boolean =>
  (MORE(a).test(body) && LESS(b).test(body)) || (MORE(b).test(body) && LESS(a).test(body));

/** A loop inside a loop that takes elements back, so that all rounds together are as many as the elements. */
function ofInnerWhile(node: Node): ApproachName | null {
  const [condition, body] = [textOf(field(node, 'condition')), textOf(field(node, 'body'))];
  if (POPS.test(body) && LAST.test(condition)) return 'monotonic-stack';
  const moves = /\b([a-z_]\w*)\s*(?:\+=\s*1\b|\+\+)/i.test(body);
  const gives = /-=|--|\.(?:remove|delete|discard)\(|\bdel\b|\bfalse\b/i.test(body);
  return moves && gives ? 'sliding-window' : null;
}

/** Two cells that change places are no remembered answers, as in the sift of a heap. */
const SWAPS = /(\w+\[[^\]]+\])\s*,\s*(\w+\[[^\]]+\])\]?\s*=\s*\[?\2\s*,\s*\1/;

/** A cell of a table, an operator, and what is assigned. */
const ASSIGNED_CELL = /\b(\w+)(?:\[[^\]\n]{1,80}\]){1,2}\s*([+&|*]?)=([^=\n;][^\n;]*)/g;

/** A set or table that holds what was visited. */
const VISITED = /\b\w*(?:seen|visit|mark)\w*(?:(?:\[[^\]\n]{1,80}\]){1,3}\s*=\s*(?:true|1)\b|\.add\()/i;
const CONSTANT = /^\s*(?:true|false|-?\d+|'[^']*'|"[^"]*")\s*[)}]?\s*$/i;
const UNMARKS = /\]\s*=\s*false\b/i;
/** A cell gets back what was read from it. */
const RESTORES = /\b(\w+)\s*=\s*(\w+(?:\[[^\]\n]{1,80}\]){1,3})\s*[;\n][^]{0,2000}?\2\s*=\s*\1\b/;

/** The cells of tables that a text assigns get constants only: they are marks, and no answers. */
function onlyMarks(text: string): boolean {
  const values = [...text.matchAll(ASSIGNED_CELL)].map(([, , , value = '']) => value);
  return values.length > 0 && values.every((value) => CONSTANT.test(value));
}

/** A node is marked, and then all its neighbours are visited. */
function searchesDepthFirst(body: Node, calls: readonly Call[]): boolean {
  if (!VISITED.test(body.text) && !onlyMarks(body.text)) return false;
  const inLoop = within(body, isLoop).some((loop) => calls.some(({ node }) => isInside(node, loop)));
  return inLoop || calls.length > 2;
}

/** A name alone may as well be the end of a range, as in a sort by parts. */
const CHILD = /\.(?:left|right|l|r)\b|\b(?:left|right|lc|rc)\w*\[|2\s*\*\s*\w+\s*(?:\+\s*[12])?\s*$/i;
const visitsChild = ({ args }: Call): boolean => args.some(({ text }) => CHILD.test(text));

function ofFunction(node: Node): ApproachName | null {
  const body = field(node, 'body');
  if (!body || functionName(node) === null) return null;
  const calls = selfCalls(node, body);
  if (calls.length === 0) return null;
  const isCached = /@(?:functools\.)?(?:lru_cache|cache)\b/.test(textOf(node.parent));
  if (isCached) return 'memoised-recursion';
  if (PUSHES.test(body.text) && /\.(?:pop|removeLast|remove)\(/.test(body.text)) return 'backtracking';
  if (UNMARKS.test(body.text) || RESTORES.test(body.text)) return 'backtracking';
  if (searchesDepthFirst(body, calls)) return 'depth-first';
  if (calls.length > 1 && HALF.test(body.text)) return 'divide-and-conquer';
  if (calls.length > 1 && calls.every(visitsChild)) return 'tree-recursion';
  if (!SWAPS.test(body.text) && storesAnswers(node, body)) return 'memoised-recursion';
  return calls.length > 1 ? 'branching-recursion' : 'recursion';
}

/** A cell, or a cell and what else changes places with it. */
const COPIED = /^\s*\w+(?:\[[^\]]*\])+(?:\s*,\s*\w+(?:\[[^\]]*\])*)*\s*$/;

/** A cell is computed from other cells of the same table. A copy, as in the sift of a heap, computes nothing. */
const fillsTable = (body: string): boolean =>
  [...body.matchAll(ASSIGNED_CELL)].some(([, name = '', operator, value = '']) => {
    const own = value.indexOf(`${name}[`);
    const isCopy = operator === '' && COPIED.test(value);
    return own >= 0 && !/\w/.test(value.charAt(own - 1)) && !isCopy;
  });

/** A cell is the cell before it and one more value. */
const RUNNING_SUM = /\b(\w+)\[\s*(\w+)(?:\s*\+\s*1)?\s*\]\s*=\s*\1\[\s*\2(?:\s*-\s*1)?\s*\]\s*\+\s*\w+\[/;
/** The best value so far. */
const CARRIES_BEST = /\b(\w+)\s*=\s*(?:Math\s*\.\s*)?(?:max|min)\(\s*\1\b/;

const isOnePass = (node: Node, outer: readonly Node[], body: string): boolean =>
  outer.length === 0 && CARRIES_BEST.test(body) && within(node, isLoop).every(({ id }) => id === node.id);

/** As many rounds as there are subsets of n. A power with a number for n is a constant. */
const SUBSETS = /\b1[nlL]?\s*<<\s*[a-z_]/i;

function ofLoop(node: Node, outer: readonly Node[]): ApproachName | null {
  const isWhile = node.type === 'while_statement';
  if (isWhile && outer.length > 0) {
    const inner = ofInnerWhile(node);
    if (inner) return inner;
  }
  if (isWhile) return ofWhile(node);
  const body = textOf(field(node, 'body'));
  const header = node.text.slice(0, node.text.length - body.length);
  if (SUBSETS.test(header)) return 'bit-masks';
  if (RUNNING_SUM.test(body)) return 'prefix-sums';
  if (fillsTable(body)) return 'table';
  if (outer.length > 0 && outer.every(({ type }) => /^for/.test(type)) && /\[\w+\].*\[\w+\]/.test(body))
    return 'every-pair';
  return isOnePass(node, outer, body) ? 'one-pass' : null;
}

const BY_CALL: readonly (readonly [RegExp, ApproachName])[] = [
  [/^(?:heappush|heappop|heapify|PriorityQueue)$/, 'heap'],
  [/^(?:sort|sorted|toSorted)$/, 'sort-and-sweep'],
  [/^(?:Map|Set|HashMap|HashSet|dict|set|Counter|defaultdict)$/, 'hashing'],
  [/^bisect\w*$|^binarySearch$/, 'binary-search'],
];

/** The approaches that the structure of a program shows, at most two, the most specific first. */
export function approachesOf(root: Node): Approach[] {
  const found = new Map<ApproachName, number>();
  const note = (name: ApproachName | null | undefined, node: Node): void => {
    if (name && !found.has(name)) found.set(name, lineOf(node));
  };
  const visit = (node: Node, loops: readonly Node[], depth: number): void => {
    if (depth > 200) return;
    if (isFunction(node)) note(ofFunction(node), node);
    if (isLoop(node) && /statement/.test(node.type)) note(ofLoop(node, loops), node);
    const call = callOf(node);
    if (call) note(BY_CALL.find(([name]) => name.test(call.name))?.[1], node);
    const inside = isFunction(node) ? [] : isLoop(node) ? [...loops, node] : loops;
    for (const child of node.namedChildren) if (child) visit(child, inside, depth + 1);
  };
  visit(root, [], 0);
  walk(root, (node) => {
    // A dictionary that is written out is a list of constants, such as the pairs of brackets.
    if (node.type === 'set' || (node.type === 'dictionary' && node.namedChildCount === 0))
      note('hashing', node);
  });
  // A pass that carries the best value is said only of a program that does nothing else.
  if (found.size > 1) found.delete('one-pass');
  return APPROACHES.filter((name) => found.has(name))
    .map((name) => ({ name, line: found.get(name) ?? 1 }))
    .slice(0, 2);
}
