import type { Node } from 'web-tree-sitter';
import { field, functionName, isInside, isLoop, within, type Call } from '../../syntax/shape.js';
import { selfCalls, storesAnswers } from '../rules/recursion.rule.js';
import { headerOf } from './headers.js';
import type { ApproachName } from './names.js';
import { ASSIGNED_CELL, HALF, PUSHES } from './patterns.js';

/** Two cells that change places are no remembered answers, as in the sift of a heap. */
const SWAPS = /(\w+\[[^\]]+\])\s*,\s*(\w+\[[^\]]+\])\]?\s*=\s*\[?\2\s*,\s*\1/;

/** A set or table that holds what was visited. */
const VISITED = /\b\w*(?:seen|visit|mark)\w*(?:(?:\[[^\]\n]{1,80}\]){1,3}\s*=\s*(?:true|1)\b|\.add\()/i;
const CONSTANT = /^\s*(?:true|false|-?\d+|'[^']*'|"[^"]*")\s*[)}]?\s*$/i;
const UNMARKS = /\]\s*=\s*false\b/i;
/** A search for bridges and the like numbers what it enters. */
const LOW_LINKS = /\blow\w*\[[^\]\n]{1,80}\]\s*=/i;
/** A cell gets a value before the call, and an empty one after it. */
const CELL = /(\b\w+(?:\[[^\]\n]{1,80}\]){1,3})\s*=[^=]/g;
const EMPTIED = /^\s*=\s*(?:0|-1|null|None|'[^']?'|"[^"]?")\s*(?:[;,\n}]|$)/;
/** A cell gets back what was read from it. */
const RESTORES = /\b(\w+)\s*=\s*(\w+(?:\[[^\]\n]{1,80}\]){1,3})\s*[;\n][^]{0,2000}?\2\s*=\s*\1\b/;

/** A table of which a cell is set, or a map. */
const STORED = /\b(\w+)(?:(?:\[[^\]\n]{1,80}\]){1,3}\s*=[^=]|\.(?:set|put|putIfAbsent)\()/g;
/** A table is asked for an answer. */
const asks = (name: string): RegExp =>
  new RegExp(
    `\\bin ${name}\\b|\\b${name}\\.(?:has|get|containsKey|getOrDefault)\\(|(?:\\breturn|\\bif|[=(])\\s*!?(?:this\\.|self\\.)?${name}\\[`,
  );

/** A table that the function fills is asked before it calls itself. */
function remembersAnswers(node: Node, body: Node, [first]: readonly Call[]): boolean {
  if (!storesAnswers(node, body) || !first || SWAPS.test(body.text)) return false;
  const before = body.text.slice(0, first.node.startIndex - body.startIndex);
  const stored = [...body.text.matchAll(STORED)].flatMap(([, name]) => (name === undefined ? [] : [name]));
  return stored.some((name) => asks(name).test(before));
}

/** A cell that was set before the call is emptied after it. */
function empties(body: Node, [first]: readonly Call[]): boolean {
  const at = (first?.node.startIndex ?? 0) - body.startIndex;
  const [before, after] = [body.text.slice(0, at), body.text.slice(at)];
  return [...before.matchAll(CELL)].some(([, cell = '']) => {
    const again = after.indexOf(`${cell} =`);
    return again >= 0 && EMPTIED.test(after.slice(again + cell.length));
  });
}

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

const CHILDREN = /\b(?:\w*child\w*|kids?|sons?|\w*sibling\w*)\b/i;

/** The call stands in a loop over the children of a node. */
function isOverChildren({ node }: Call, body: Node): boolean {
  const loops = within(body, isLoop).filter((loop) => isInside(node, loop));
  return loops.some((loop) => CHILDREN.test(headerOf(loop)));
}

/** What a function that calls itself shows. */
export function ofFunction(node: Node): ApproachName | null {
  const body = field(node, 'body');
  if (!body || functionName(node) === null) return null;
  const calls = selfCalls(node, body);
  if (calls.length === 0) return null;
  const isCached = /@(?:functools\.)?(?:lru_cache|cache)\b/.test(node.parent?.text ?? '');
  if (isCached) return 'memoised-recursion';
  if (PUSHES.test(body.text) && /\.(?:pop|removeLast|remove)\(/.test(body.text)) return 'backtracking';
  if (UNMARKS.test(body.text) || RESTORES.test(body.text) || empties(body, calls)) return 'backtracking';
  if (LOW_LINKS.test(body.text)) return 'depth-first';
  if (searchesDepthFirst(body, calls)) return 'depth-first';
  if (calls.length > 1 && HALF.test(body.text)) return 'divide-and-conquer';
  if (calls.length > 1 && calls.every(visitsChild)) return 'tree-recursion';
  if (remembersAnswers(node, body, calls)) return 'memoised-recursion';
  if (calls.length === 1 && calls.every((call) => isOverChildren(call, body))) return 'tree-recursion';
  return calls.length > 1 ? 'branching-recursion' : 'recursion';
}
