import type { Node } from 'web-tree-sitter';
import { callOf, childrenOf, field, walk, within } from '../../syntax/shape.js';
import type { Kinds } from '../rules/kinds.js';
import { LINEAR, LOG, ONE, SORTING, type Cost } from './cost.js';

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

/** Java's names that are declared as a heap or a balanced tree. */
export function orderedNames(root: Node): Set<string> {
  const names = new Set<string>();
  walk(root, (node) => {
    if (!/^(local_variable_declaration|field_declaration|formal_parameter)$/.test(node.type)) return;
    if (!ORDERED.test(field(node, 'type')?.text ?? '')) return;
    for (const child of [node, ...childrenOf(node)]) {
      const name = field(child, 'name');
      if (name) names.add(name.text);
    }
  });
  return names;
}

/** Reading the input does not count as work of the algorithm. */
function isReading(node: Node): boolean {
  return within(node, (inner) => READS.test(callOf(inner)?.name ?? '')).length > 0;
}

/** Cost of one library call or operator, apart from what its arguments cost. */
export function libraryCost(node: Node, kinds: Kinds, ordered: ReadonlySet<string>): Cost {
  if (node.type === 'comparison_operator') {
    const isMembership = node.children.some((child) => child?.type === 'in' || child?.type === 'not in');
    return isMembership && kinds.isList(childrenOf(node).at(-1) ?? null) ? LINEAR : ONE;
  }
  // In Java a text that gets longer is copied.
  if (node.type === 'assignment_expression' && field(node, 'operator')?.text === '+=')
    return kinds.of(field(node, 'left')) === 'text' ? LINEAR : ONE;
  if (node.type === 'slice' && /^(\w+)\s*:\s*\1\s*\+\s*\d+$/.test(node.text)) return ONE;
  if (node.type === 'slice') return childrenOf(node).some(({ type }) => type !== 'integer') ? LINEAR : ONE;
  const call = callOf(node);
  if (!call) return ONE;
  if (SORTS.has(call.name) || call.name === 'most_common') return SORTING;
  if (READS.test(call.name) || isReading(node)) return ONE;
  if (HEAPS.test(call.name)) return LOG;
  if (call.receiver && ordered.has(call.receiver.text) && ORDERED_CALLS.test(call.name)) return LOG;
  if (call.receiver === null)
    return (BUILDS.has(call.name) && call.args.length === 1) || /^(reduce|insort\w*)$/.test(call.name)
      ? LINEAR
      : ONE;
  const isFront = call.args.length === 1 && call.args[0]?.text === '0';
  if (kinds.isList(call.receiver) && ((call.name === 'pop' && isFront) || call.name === 'contains'))
    return LINEAR;
  return WALKS.has(call.name) && kinds.of(call.receiver) !== 'hashed' ? LINEAR : ONE;
}
