import type { Node } from 'web-tree-sitter';
import { callOf, isFunction, isLoop, lineOf, walk, type Call } from '../../syntax/shape.js';
import { APPROACHES, type Approach, type ApproachName } from './names.js';
import { ofFunction } from './of-function.js';
import { ofLoop } from './of-loop.js';

const BY_CALL: readonly (readonly [RegExp, ApproachName])[] = [
  [/^(?:heappush|heappop|heapify|PriorityQueue)$/, 'heap'],
  [/^(?:sort|sorted|toSorted)$/, 'sort-and-sweep'],
  [/^(?:OrderedDict|LinkedHashMap|move_to_end)$/, 'ordered-map'],
  [/^Counter$/, 'counting'],
  [/^(?:Map|Set|HashMap|HashSet|dict|set|defaultdict)$/, 'hashing'],
  [/^bisect\w*$|^binarySearch$/, 'binary-search'],
];

/** A text is compared with its own reverse. */
const IS_REVERSED =
  /\b(\w+)\s*={2,3}\s*(?:\[\.\.\.\1\]|\1\.split\((?:''|"")\))\.(?:reverse|toReversed)\(|\b(\w+)\s*==\s*\2\[::-1\]|\b(\w+)\.equals\(\s*new StringBu\w+\(\3\)\.reverse\(|StringBu\w+\((\w+)\)\.reverse\(\)(?:\.toString\(\))?\.equals\(\4\)/;

function ofCall(call: Call): ApproachName | null {
  const { name, args } = call;
  // With a function of its own it sums up nothing.
  if (name === 'accumulate')
    return args.length === 1 || /\binitial\b/.test(args[1]?.text ?? '') ? 'prefix-sums' : null;
  // Of a sum or of texts that are joined there is nothing to tell.
  if (name === 'reduce') return /\^|\bxor\b/.test(args[0]?.text ?? '') ? 'exclusive-or' : 'fold';
  return BY_CALL.find(([names]) => names.test(name))?.[1] ?? null;
}

/** What others already say, or what is a part of them. */
const PART_OF: readonly (readonly [ApproachName, readonly ApproachName[]])[] = [
  ['stack', ['monotonic-stack', 'depth-first', 'breadth-first', 'backtracking', 'heap', 'union-find']],
  ['hashing', ['counting', 'ordered-map']],
  ['counting', ['fenwick-tree', 'radix-sort', 'breadth-first', 'sliding-window', 'union-find']],
  ['prefix-sums', ['fenwick-tree', 'radix-sort']],
  ['table', ['fenwick-tree', 'segment-tree', 'radix-sort']],
];
/** They are said only of a program that does nothing else. */
const ALONE: readonly ApproachName[] = ['one-pass', 'fold'];

function withoutParts(found: ReadonlyMap<ApproachName, number>): ApproachName[] {
  const names = [...found.keys()];
  const whole = names.filter(
    (name) => !PART_OF.some(([part, of]) => part === name && of.some((other) => found.has(other))),
  );
  const others = whole.filter((name) => !ALONE.includes(name));
  return others.length > 0 ? others : whole.slice(0, 1);
}

/** The approaches that the structure of a program shows, at most two, the most specific first. */
export function approachesOf(root: Node): Approach[] {
  const found = new Map<ApproachName, number>();
  const note = (name: ApproachName | null, node: Node): void => {
    if (name && !found.has(name)) found.set(name, lineOf(node));
  };
  let isNested = false;
  const visit = (node: Node, loops: readonly Node[], depth: number): void => {
    if (depth > 200) return;
    if (isFunction(node)) note(ofFunction(node), node);
    if (isLoop(node) && /statement/.test(node.type)) {
      isNested ||= loops.length > 0;
      note(ofLoop(node, loops), node);
    }
    const call = callOf(node);
    if (call) note(ofCall(call), node);
    const inside = isFunction(node) ? [] : isLoop(node) ? [...loops, node] : loops;
    for (const child of node.namedChildren) if (child) visit(child, inside, depth + 1);
  };
  visit(root, [], 0);
  walk(root, (node) => {
    // A dictionary that is written out is a list of constants, such as the pairs of brackets.
    if (node.type === 'set' || (node.type === 'dictionary' && node.namedChildCount === 0))
      note('hashing', node);
  });
  const reversed = IS_REVERSED.exec(root.text);
  if (reversed)
    found.set('reversal', lineOf(root) + root.text.slice(0, reversed.index).split('\n').length - 1);
  if (isNested) found.delete('one-pass');
  const kept = withoutParts(found);
  return APPROACHES.filter((name) => kept.includes(name))
    .map((name) => ({ name, line: found.get(name) ?? 1 }))
    .slice(0, 2);
}
