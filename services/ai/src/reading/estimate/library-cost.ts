import type { Node } from 'web-tree-sitter';
import {
  assignedTo,
  callOf,
  childrenOf,
  field,
  fieldText,
  joinedLines,
  walk,
  within,
  type Call,
} from '../../syntax/shape.js';
import type { Kinds } from '../rules/kinds.js';
import { isRun } from './groups.js';
import { classOf, LINEAR, LOG, nested, ONE, SORTING, type Cost } from './cost.js';
import type { Names } from './names.js';
import { sizeOf } from './sizes.js';

const SORTS = new Set(['sort', 'sorted', 'toSorted', 'parallelSort']);
const HEAPS = /^(heappush|heappop|heapreplace|heappushpop|bisect\w*|binarySearch)$/;
const BUILDS = new Set([
  'set',
  'list',
  'tuple',
  'dict',
  'Counter',
  'deque',
  'sum',
  'max',
  'min',
  'any',
  'all',
  'heapify',
]);
const WALKS = new Set([
  'index',
  'count',
  'remove',
  'includes',
  'indexOf',
  'lastIndexOf',
  'slice',
  'splice',
  'concat',
  'join',
  'reverse',
  'fill',
  'copyOf',
  'copyOfRange',
  'substring',
  'insert',
  'unshift',
  'insort',
  'copy',
  'addAll',
  'reversed',
  'replace',
]);
const READS =
  /^(input|readline|readLine|read|readlines|readFileSync|split|strip|trim|nextInt|next|nextLine|nextToken|parseInt)$/;
const ORDERED = /^(PriorityQueue|TreeMap|TreeSet)\b/;
const ORDERED_CALLS =
  /^(poll|offer|add|remove|put|get|merge|compute\w*|contains\w*|getOrDefault|putIfAbsent|(?:floor|ceiling|higher|lower|first|last)(?:Key|Entry)?|poll(?:First|Last)(?:Entry)?)$/;

/** The names of collections whose methods cost otherwise than those of most. */
export interface Collections {
  /** Java's heaps and balanced trees. */
  ordered: ReadonlySet<string>;
  /** Java's linked lists. */
  linked: ReadonlySet<string>;
  /** Texts and lists whose length is in the source. */
  fixed: ReadonlySet<string>;
  names: Names;
}

export function collectionsOf(root: Node): Omit<Collections, 'fixed' | 'names'> {
  const [ordered, linked] = [new Set<string>(), new Set<string>()];
  walk(root, (node) => {
    if (!/^(local_variable_declaration|field_declaration|formal_parameter)$/.test(node.type)) return;
    const type = field(node, 'type')?.text ?? '';
    for (const child of [node, ...childrenOf(node)]) {
      const name = field(child, 'name')?.text;
      const made = field(child, 'value')?.text ?? '';
      if (name === undefined) continue;
      if (ORDERED.test(type) || ORDERED.test(made.replace(/^new\s+/, ''))) ordered.add(name);
      if (/^LinkedList\b/.test(type) || /^new\s+LinkedList\b/.test(made)) linked.add(name);
    }
  });
  return { ordered, linked };
}

/** A loop over choices or pairs gives tuples, whose length does not grow. */
const isOfTuple = ({ receiver, args }: Call, loops: readonly Node[]): boolean =>
  receiver === null &&
  args.length > 0 &&
  loops.some((loop) => {
    const heads = [loop, ...childrenOf(loop).filter(({ type }) => type === 'for_in_clause')];
    return heads.some((head) => {
      const iterable = field(head, 'right');
      const isTuples = /^(combinations|product|zip|items|pairwise)$/.test(
        (iterable && callOf(iterable)?.name) ?? '',
      );
      return isTuples && fieldText(head, 'left') === args[0]?.text;
    });
  });

/** A text or list of fixed length, or one that is as long as what this round reads. */
const isShort = (
  { receiver, name, args }: Call,
  fixed: ReadonlySet<string>,
  loops: readonly Node[],
): boolean =>
  receiver !== null &&
  (fixed.has(receiver.text) ||
    /^(string|string_literal|array)$/.test(receiver.type) ||
    isReadHere(receiver, loops) ||
    isWordHere(receiver, loops) ||
    (/^(slice|substring|substr)$/.test(name) &&
      args.length === 2 &&
      args.every(({ text }) => /^\d+$/.test(text))));

/** Reading the input does not count as work of the algorithm. */
function isReading(node: Node): boolean {
  return within(node, (inner) => READS.test(callOf(inner)?.name ?? '')).length > 0;
}

/** A text that was read in this round of the loop: all rounds together read the input once. */
function isReadHere(node: Node, loops: readonly Node[]): boolean {
  const around = loops.at(-1);
  if (!around || node.type !== 'identifier') return false;
  return within(around, ({ type }) => /^(variable_declarator|assignment)$/.test(type)).some((given) => {
    const value = field(given, 'value') ?? field(given, 'right');
    return assignedTo(given) === node.text && value !== null && readsInput(value);
  });
}

/** A word of a line that was taken apart in this round: `const [time, day] = line.split(' ')`. */
function isWordHere(node: Node, loops: readonly Node[]): boolean {
  const around = loops.at(-1);
  if (!around || node.type !== 'identifier') return false;
  return within(around, ({ type }) => /^(variable_declarator|assignment)$/.test(type)).some((given) => {
    const target = field(given, 'name') ?? field(given, 'left');
    const value = field(given, 'value') ?? field(given, 'right');
    return (
      target !== null &&
      /^(array_pattern|pattern_list|tuple_pattern)$/.test(target.type) &&
      childrenOf(target).some(({ text }) => text === node.text) &&
      /\bsplit\([^()]*\)$/.test(value?.text ?? '')
    );
  });
}

const readsInput = (value: Node): boolean =>
  /^(input|readline|readLine|next\w*)$/.test(callOf(value)?.name ?? '') ||
  within(value, (inner) => /^(input|readline|readLine|next\w*)$/.test(callOf(inner)?.name ?? '')).length > 0;

/** Sorts what has as many items as stand in the source. */
function sortsFew({ receiver, args: [first] }: Call, fixed: ReadonlySet<string>): boolean {
  const sorted = receiver === null || /^[A-Z]\w*$/.test(receiver.text) ? first : receiver;
  if (!sorted) return false;
  return (
    fixed.has(sorted.text) || (/^(list|array|tuple)$/.test(sorted.type) && !/\.\.\.|\*/.test(sorted.text))
  );
}

/** `list(run)`, `sum(1 for _ in run)` of a run of `groupby` */
function isOfRun(argument: Node): boolean {
  if (argument.type !== 'generator_expression') return isRun(argument);
  const clauses = childrenOf(argument).filter(({ type }) => type === 'for_in_clause');
  return clauses.some((clause) => isRun(field(clause, 'right') ?? clause));
}

/** What a call or operator goes through: the collection that it is asked of, or its last argument. */
function subjectOf(node: Node): Node | null {
  if (node.type === 'comparison_operator') return childrenOf(node).at(-1) ?? null;
  if (node.type === 'slice') return node.parent && field(node.parent, 'value');
  if (node.type === 'spread_element') return childrenOf(node)[0] ?? null;
  const call = callOf(node);
  if (!call) return null;
  const { receiver, name, args } = call;
  const isStatic =
    receiver === null ||
    /^(?:Arrays|Collections|heapq|bisect|itertools|functools)$|^['"]/.test(receiver.text);
  return isStatic ? ((/^(heap|bisect|binary)/.test(name) ? args[0] : args.at(-1)) ?? null) : receiver;
}

/** Cost of one library call or operator, apart from what its arguments cost. */
export function libraryCost(node: Node, kinds: Kinds, known: Collections, loops: readonly Node[]): Cost {
  const cost = costOfCall(node, kinds, known, loops);
  if (classOf(cost) === 'constant') return cost;
  const size = sizeOf(subjectOf(node), known.names);
  if (!size || classOf(size) === 'linear') return cost;
  if (classOf(size) === 'constant') return ONE;
  return cost.power === 0 ? cost : nested(size, { ...cost, power: cost.power - 1 });
}

function costOfCall(
  node: Node,
  kinds: Kinds,
  { ordered, linked, fixed }: Collections,
  loops: readonly Node[],
): Cost {
  if (node.type === 'comparison_operator') {
    const isMembership = node.children.some((child) => child?.type === 'in' || child?.type === 'not in');
    return isMembership && kinds.isList(childrenOf(node).at(-1) ?? null) ? LINEAR : ONE;
  }
  // In Java a text that gets longer is copied.
  if (node.type === 'assignment_expression' && field(node, 'operator')?.text === '+=')
    return kinds.of(field(node, 'left')) === 'text' ? LINEAR : ONE;
  if (node.type === 'slice' && /^(\w+)\s*:\s*\1\s*\+\s*\d+$/.test(node.text)) return ONE;
  if (node.type === 'slice') return childrenOf(node).some(({ type }) => type !== 'integer') ? LINEAR : ONE;
  if (node.type === 'spread_element')
    return /^(array|arguments)$/.test(node.parent?.type ?? '') &&
      !isReading(node) &&
      !fixed.has(node.text.slice(3)) &&
      !/^\.\.\.(?:new )?Array\(\d{1,3}\)/.test(joinedLines(node.text))
      ? LINEAR
      : ONE;
  const call = callOf(node);
  if (!call) return ONE;
  if (isOfTuple(call, loops)) return ONE;
  if (SORTS.has(call.name) || call.name === 'most_common') return sortsFew(call, fixed) ? ONE : SORTING;
  if (READS.test(call.name) || isReading(call.receiver ?? node)) return ONE;
  // A list that is made twice as long when it is full.
  if (/^copyOf/.test(call.name) && /\b2\s*\*|\*\s*2\b|<<\s*1\b|>>\s*1\b/.test(call.args.at(-1)?.text ?? ''))
    return ONE;
  if (call.receiver && isShort(call, fixed, loops)) return ONE;
  if (call.receiver && linked.has(call.receiver.text) && call.name === 'get') return LINEAR;
  if (HEAPS.test(call.name)) return LOG;
  if (call.receiver && ordered.has(call.receiver.text) && ORDERED_CALLS.test(call.name)) return LOG;
  if (call.receiver === null && call.args[0] && isOfRun(call.args[0])) return ONE;
  if (call.receiver === null)
    return (BUILDS.has(call.name) && call.args.length === 1) || /^(reduce|insort\w*)$/.test(call.name)
      ? LINEAR
      : ONE;
  const isFront = call.args.length === 1 && call.args[0]?.text === '0';
  if (call.name === 'pop' && isFront && kinds.of(call.receiver) !== 'hashed') return LINEAR;
  if (kinds.isList(call.receiver) && call.name === 'contains') return LINEAR;
  return WALKS.has(call.name) && kinds.of(call.receiver) !== 'hashed' ? LINEAR : ONE;
}
