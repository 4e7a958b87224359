import type { Node } from 'web-tree-sitter';
import { fieldText, isLoop, within } from '../../syntax/shape.js';
import type { ApproachName } from './names.js';
import { HALF, LAST, POPS, PUSHES, TAKES_FIRST } from './patterns.js';

const MORE = (name: string): RegExp => new RegExp(`\\b${name}\\s*(?:\\+\\+|\\+=)|\\+\\+${name}\\b`);
const LESS = (name: string): RegExp => new RegExp(`\\b${name}\\s*(?:--|-=)|--${name}\\b`);

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

/** What a `while` loop shows. @param isInner it stands in another loop */
export function ofWhile(node: Node, isInner: boolean): ApproachName | null {
  const [condition, body] = [fieldText(node, 'condition'), fieldText(node, 'body')];
  const names = comparedNames(condition);
  if (names && climbs(names, body)) return 'segment-tree';
  if (names && moveTogether(names, body)) return 'two-pointers';
  if (isInner) {
    const inner = ofInnerWhile(condition, body);
    if (inner) return inner;
  }
  if (OWN_ROOT.test(condition) && /=\s*\w+\[/.test(body)) return 'union-find';
  if (names && HALF.test(body) && names.every((name) => new RegExp(`\\b${name}\\s*=[^=]`).test(body)))
    return 'binary-search';
  if (DOUBLE_STEP.test(body) && SINGLE_STEP.test(body)) return 'slow-and-fast';
  if (takesSmallest(node, body)) return 'heap';
  if (PUSHES.test(body) && TAKES_FIRST.test(body)) return 'breadth-first';
  if (OWN_HEAP.test(body)) return 'heap';
  return isSearchWithStack(node, condition, body) ? 'depth-first' : null;
}

/** The root of a group is its own parent. */
const OWN_ROOT = /\b(\w+)\[(\w+)\]\s*!==?\s*(?:\2\b|\1\[\1\[)/;

/** Several neighbours of what was taken from the stack are put on it. */
function isSearchWithStack(node: Node, condition: string, body: string): boolean {
  if (!PUSHES.test(body) || !POPS.test(body) || LAST.test(condition)) return false;
  const hasInner = within(node, isLoop).some(({ id }) => id !== node.id);
  return hasInner || body.split(PUSHES).length > 2;
}

/** The first one of a sorted set or of a priority queue is the smallest, as that of a heap. */
function takesSmallest(node: Node, body: string): boolean {
  const name = /\b(\w+)\.(?:pollFirst|poll|remove)\(\)/.exec(body)?.[1];
  return (
    name !== undefined &&
    new RegExp(`\\b(?:TreeSet|PriorityQueue)\\b[^;=]{0,80}\\b${name}\\b`).test(node.tree.rootNode.text)
  );
}

const HALVES = (name: string): RegExp => new RegExp(`\\b${name}\\s*(?:>>>?=\\s*1|//=\\s*2|/=\\s*2)`);

/** Both ends of a range go up a tree. */
const climbs = (names: [string, string], body: string): boolean =>
  names.every((name) => HALVES(name).test(body));

const moveTogether = ([a, b]: [string, string], body: string): boolean =>
  (MORE(a).test(body) && LESS(b).test(body)) || (MORE(b).test(body) && LESS(a).test(body));

/** A value leaves a window: it is taken from a sum, a count or a set. */
const LEAVES =
  /-=\s*\w+\[|\w+\[[^\]\n]+\]\]?\s*(?:--|-=)|--\w+\[|\w+\[\w+\[[^\]\n]+\]\]\s*\+=|\.(?:remove|delete|discard)\(|\bdel\b|\]\s*=\s*false\b/i;

/** A loop inside a loop that takes elements back, so that all rounds together are as many as the elements. */
function ofInnerWhile(condition: string, body: string): ApproachName | null {
  if (POPS.test(body) && LAST.test(condition)) return 'monotonic-stack';
  // A queue that is filled and emptied is no window.
  if (PUSHES.test(body)) return null;
  const moves = /\b([a-z_]\w*)\s*(?:\+=\s*1\b|\+\+)/i.test(body);
  return moves && LEAVES.test(body) ? 'sliding-window' : null;
}
