import type { Node } from 'web-tree-sitter';
import {
  blankSpans,
  callOf,
  field,
  fieldText,
  functionName,
  isFunction,
  isLoop,
  MAX_DEPTH,
  walk,
} from '../syntax/shape.js';
import { approachesOf } from './approach/approaches.js';
import type { Approach, ApproachName } from './approach/names.js';
import { selfCalls, storesAnswers } from './rules/recursion.rule.js';

export const TRAITS = [
  'sorts',
  'hashes',
  'heap',
  'queue',
  'stack',
  'halves',
  'recursion',
  'memory',
  'bits',
] as const;
export type Trait = (typeof TRAITS)[number];

export interface Outline {
  /** The source with comments and long strings replaced by blanks of the same length. */
  silent: string;
  /** The techniques it uses. */
  traits: Trait[];
  /** How it finds its answer, most specific first. */
  approaches: Approach[];
  /** How the reference solution of the problem finds its answer. */
  reference?: readonly ApproachName[];
  functions: number;
  loops: number;
  /** The deepest nesting of loops within one function. */
  nesting: number;
}

const LONG_TEXT = 24;
const STRINGS = /^(string|string_literal|template_string|character_literal|string_fragment)$/;

/** Blanks long strings, which say nothing about the algorithm but could address a model. The quotes stay. */
export function silence(root: Node, source: string): string {
  const spans: { start: number; end: number }[] = [];
  walk(root, (node) => {
    if (!STRINGS.test(node.type)) return true;
    const { startIndex, endIndex } = node;
    const isStatement = node.parent?.type === 'expression_statement';
    if (endIndex - startIndex > LONG_TEXT || isStatement)
      spans.push({ start: startIndex + 1, end: endIndex - 1 });
    return false;
  });
  return blankSpans(source, spans);
}

const BY_CALL: readonly (readonly [RegExp, Trait])[] = [
  [/^(sort|sorted|toSorted)$/, 'sorts'],
  [/^(Map|Set|HashMap|HashSet|LinkedHashMap|dict|set|Counter|defaultdict)$/, 'hashes'],
  [/^(heappush|heappop|heapify|PriorityQueue)$/, 'heap'],
  [/^(deque|ArrayDeque|popleft|shift|poll)$/, 'queue'],
  [/^(bisect\w*|binarySearch)$/, 'halves'],
];

function traitsOf(node: Node): Trait[] {
  const call = callOf(node);
  const traits = call ? BY_CALL.filter(([name]) => name.test(call.name)).map(([, trait]) => trait) : [];
  if (call?.name === 'pop' && call.args.length === 0) traits.push('stack');
  if (/^(dictionary|set|dictionary_comprehension)$/.test(node.type)) traits.push('hashes');
  const operator = /^(binary_operator|binary_expression)$/.test(node.type) ? fieldText(node, 'operator') : '';
  if (/^[&|^]$/.test(operator)) traits.push('bits');
  const body = isFunction(node) ? field(node, 'body') : null;
  if (body && functionName(node) !== null && selfCalls(node, body).length > 0) {
    traits.push('recursion');
    if (storesAnswers(node, body)) traits.push('memory');
  }
  return traits;
}

/** Describes a program without using its names. */
export function outlineOf(root: Node, silent: string): Outline {
  const traits = new Set<Trait>();
  const outline = { functions: 0, loops: 0, nesting: 0 };
  const visit = (node: Node, nesting: number, depth: number): void => {
    if (depth > MAX_DEPTH) return;
    for (const trait of traitsOf(node)) traits.add(trait);
    if (isFunction(node)) outline.functions += 1;
    if (isLoop(node)) outline.loops += 1;
    const inside = isFunction(node) ? 0 : nesting + Number(isLoop(node));
    outline.nesting = Math.max(outline.nesting, inside);
    for (const child of node.namedChildren) if (child) visit(child, inside, depth + 1);
  };
  visit(root, 0, 0);
  return {
    ...outline,
    silent,
    approaches: approachesOf(root),
    traits: TRAITS.filter((trait) => traits.has(trait)),
  };
}
