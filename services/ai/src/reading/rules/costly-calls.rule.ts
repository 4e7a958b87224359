import type { Node } from 'web-tree-sitter';
import { callOf, childrenOf, field, fieldText, within, type Call } from '../../syntax/shape.js';
import type { MessageId } from '../messages/catalogue.js';
import type { Place, Rule } from './rule.js';

const CALLS = ['call', 'call_expression', 'method_invocation'] as const;

interface CostlyCall {
  messageId: MessageId;
  names: ReadonlySet<string>;
  /** Number of arguments, or the text of the first. */
  args?: (args: readonly Node[]) => boolean;
}

/** The collection is created inside the loop, so it stays small. */
function isMadeInside(receiver: Node, place: Place): boolean {
  const loop = place.loops.at(-1);
  if (!loop) return true;
  const declares = (node: Node): boolean =>
    (/^(assignment|assignment_expression)$/.test(node.type) &&
      fieldText(node, 'left') === receiver.text &&
      !fieldText(node, 'operator').startsWith('+')) ||
    (node.type === 'variable_declarator' && fieldText(node, 'name') === receiver.text) ||
    (/^(for_statement|for_in_statement)$/.test(node.type) && fieldText(node, 'left') === receiver.text);
  return declares(loop) || within(loop, declares).length > 0;
}

/** Calls that walk through a list on every turn of a loop. */
export function costlyCalls(table: readonly CostlyCall[]): Rule {
  return {
    types: CALLS,
    check(node, place, report) {
      const call = callOf(node);
      if (!call?.receiver || place.loops.length === 0) return;
      const costly = table.find(
        ({ names, args }) => names.has(call.name) && (args === undefined || args(call.args)),
      );
      if (!costly || !place.kinds.isList(call.receiver) || isMadeInside(call.receiver, place)) return;
      report(costly.messageId, node, { name: call.receiver.text, call: call.name });
    },
  };
}

export const isZero = (args: readonly Node[]): boolean => args.length === 1 && args[0]?.text === '0';
export const startsWithZero = (args: readonly Node[]): boolean => args.length === 2 && args[0]?.text === '0';

/** `x in list` inside a loop. */
export const membershipInLoop: Rule = {
  types: ['comparison_operator'],
  check(node, place, report) {
    const operators = node.children.map((child) => child?.type);
    const collection = childrenOf(node).at(-1) ?? null;
    if (
      place.loops.length === 0 ||
      !collection ||
      !(operators.includes('in') || operators.includes('not in'))
    )
      return;
    if (place.kinds.isList(collection) && !isMadeInside(collection, place))
      report('common.membership-in-loop', node, { name: collection.text });
    else if (place.kinds.of(collection) === 'hashed')
      report('praise.hashed-lookup', node, { name: collection.text });
  },
};

/** A string that grows by `+=` in a loop. JavaScript engines make that cheap. */
export const textBuiltInLoop: Rule = {
  types: ['augmented_assignment', 'assignment_expression'],
  check(node, place, report) {
    const target = field(node, 'left');
    if (place.loops.length === 0 || fieldText(node, 'operator') !== '+=' || !target) return;
    if (place.kinds.of(target) === 'text' && !isMadeInside(target, place))
      report('common.text-built-in-loop', node, { name: target.text });
  },
};

/** `total = [...total, x]` or `total = total + [x]` or `total.concat(x)` in a loop. */
export const copyInLoop: Rule = {
  types: ['assignment', 'assignment_expression'],
  check(node, place, report) {
    const target = field(node, 'left');
    const value = field(node, 'right');
    if (place.loops.length === 0 || target?.type !== 'identifier' || !value) return;
    if (place.kinds.isList(target) && copies(value, target.text))
      report('common.copy-in-loop', node, { name: target.text });
  },
};

function copies(value: Node, name: string): boolean {
  const parts = childrenOf(value);
  if (value.type === 'array' || value.type === 'list')
    return parts.some((part) => /spread/.test(part.type) && childrenOf(part)[0]?.text === name);
  if (value.type === 'binary_operator')
    return fieldText(value, 'left') === name && fieldText(value, 'operator') === '+';
  const call = callOf(value);
  return call?.receiver?.text === name && call.name === 'concat';
}

const sortedReceiver = (call: Call): Node | null => {
  if (call.receiver === null) return call.name === 'sorted' ? (call.args[0] ?? null) : null;
  if (call.name !== 'sort') return null;
  return /^(Collections|Arrays)$/.test(call.receiver.text) ? (call.args[0] ?? null) : call.receiver;
};

/** A list that is created before the loop and sorted on each turn. */
export const sortInLoop: Rule = {
  types: CALLS,
  check(node, place, report) {
    const call = callOf(node);
    const sorted = call ? sortedReceiver(call) : null;
    if (!sorted || place.loops.length === 0 || !place.kinds.isList(sorted)) return;
    if (!isMadeInside(sorted, place)) report('common.sort-in-loop', node, { name: sorted.text });
  },
};
