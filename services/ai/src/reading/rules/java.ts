import type { Node } from 'web-tree-sitter';
import { callOf, childrenOf, field, fieldText, within } from '../../syntax/shape.js';
import { costlyCalls, isZero, sortInLoop, textBuiltInLoop } from './costly-calls.rule.js';
import { indexPastEnd, infiniteLoop } from './loops.rule.js';
import { recursionWithoutMemory } from './recursion.rule.js';
import type { Kinds } from './kinds.js';
import type { Rule } from './rule.js';

const frontAndPosition = costlyCalls([
  { messageId: 'common.take-from-front', names: new Set(['remove']), args: isZero },
  {
    messageId: 'common.put-in-front',
    names: new Set(['add']),
    args: (args) => args.length === 2 && args[0]?.text === '0',
  },
  { messageId: 'common.membership-in-loop', names: new Set(['contains']) },
  { messageId: 'common.position-in-loop', names: new Set(['indexOf', 'lastIndexOf']) },
]);

/** `==` on strings and boxed numbers, by the types declared in this method. */
const identity: Rule = {
  types: ['binary_expression'],
  check(node, place, report) {
    if (!/^[!=]=$/.test(fieldText(node, 'operator'))) return;
    const sides = [field(node, 'left'), field(node, 'right')];
    const isText = (side: Node | null) => side?.type === 'string_literal' || place.kinds.of(side) === 'text';
    if (sides.every(isText)) report('java.string-identity', node);
    else if (sides.every((side) => place.kinds.of(side) === 'boxed')) report('java.boxed-identity', node);
    else if (sides.some((side) => /floating/.test(side?.type ?? '') || place.kinds.of(side) === 'fraction'))
      report('common.float-equality', node);
  },
};

const arrayEquals: Rule = {
  types: ['method_invocation'],
  check(node, place, report) {
    const call = callOf(node);
    if (call?.name === 'equals' && place.kinds.of(call.receiver) === 'array')
      report('java.array-equals', node);
  },
};

function isWholeNumber(node: Node | null, kinds: Kinds): boolean {
  if (!node) return false;
  if (node.type === 'decimal_integer_literal') return !/[lL]$/.test(node.text);
  if (node.type === 'parenthesized_expression') return isWholeNumber(childrenOf(node)[0] ?? null, kinds);
  if (node.type === 'binary_expression')
    return isWholeNumber(field(node, 'left'), kinds) && isWholeNumber(field(node, 'right'), kinds);
  return kinds.of(node) === 'int';
}

const isConstant = (node: Node): boolean => within(node, ({ type }) => type === 'identifier').length === 0;

/** `long product = a * b` and `double half = a / b` with two ints. */
const narrowArithmetic: Rule = {
  types: ['local_variable_declaration'],
  check(node, place, report) {
    const type = fieldText(node, 'type');
    for (const declarator of childrenOf(node)) {
      const value = field(declarator, 'value');
      if (value?.type !== 'binary_expression' || !isWholeNumber(value, place.kinds)) continue;
      const operator = fieldText(value, 'operator');
      if (type === 'long' && operator === '*' && !isConstant(value)) report('java.int-overflow', value);
      if (/^(double|float)$/.test(type) && operator === '/') report('java.int-division', value, { type });
    }
  },
};

const subtractingComparator: Rule = {
  types: ['lambda_expression'],
  check(node, _place, report) {
    const body = field(node, 'body');
    const parameters = field(node, 'parameters');
    if (body?.type !== 'binary_expression' || fieldText(body, 'operator') !== '-' || !parameters) return;
    const call = node.parent?.parent ? callOf(node.parent.parent) : null;
    const isComparator =
      call !== null && /^(sort|sorted|PriorityQueue|TreeSet|TreeMap|max|min)$/.test(call.name);
    if (isComparator && childrenOf(parameters).length === 2) report('common.comparator-subtraction', node);
  },
};

const mutateWhileIterating: Rule = {
  types: ['enhanced_for_statement'],
  check(node, place, report) {
    const walked = field(node, 'value');
    const body = field(node, 'body');
    if (walked?.type !== 'identifier' || !body || place.kinds.of(walked) === 'array') return;
    if (within(body, ({ type }) => type === 'break_statement' || type === 'return_statement').length > 0)
      return;
    const [changed] = within(body, (inner) => {
      const call = callOf(inner);
      return call?.receiver?.text === walked.text && /^(remove|add|put)$/.test(call.name);
    });
    if (changed) report('common.mutate-while-iterating', changed, { name: walked.text });
  },
};

/** `(low + high) / 2` */
const middleOverflow: Rule = {
  types: ['binary_expression'],
  check(node, place, report) {
    if (fieldText(node, 'operator') !== '/' || fieldText(node, 'right') !== '2') return;
    const left = field(node, 'left');
    const sum = left?.type === 'parenthesized_expression' ? childrenOf(left)[0] : undefined;
    if (sum?.type !== 'binary_expression' || fieldText(sum, 'operator') !== '+') return;
    const sides = [field(sum, 'left'), field(sum, 'right')];
    if (sides.every((side) => place.kinds.of(side) === 'int')) report('common.middle-overflow', node);
  },
};

const rawType: Rule = {
  types: ['local_variable_declaration', 'field_declaration'],
  check(node, _place, report) {
    if (/^(List|ArrayList|Map|HashMap|Set|HashSet|Deque|Queue|PriorityQueue)$/.test(fieldText(node, 'type')))
      report('java.raw-type', node);
  },
};

const regexInLoop: Rule = {
  types: ['method_invocation'],
  check(node, place, report) {
    const call = callOf(node);
    if (call?.receiver?.text === 'Pattern' && call.name === 'compile' && place.loops.length > 0)
      report('common.regex-in-loop', node);
  },
};

const hashedLookup: Rule = {
  types: ['method_invocation'],
  check(node, place, report) {
    const call = callOf(node);
    if (!call || place.loops.length === 0 || !/^(containsKey|contains)$/.test(call.name)) return;
    if (place.kinds.of(call.receiver) === 'hashed')
      report('praise.hashed-lookup', node, { name: call.receiver?.text ?? '' });
  },
};

export const JAVA_RULES: readonly Rule[] = [
  recursionWithoutMemory,
  infiniteLoop,
  indexPastEnd,
  frontAndPosition,
  sortInLoop,
  textBuiltInLoop,
  identity,
  arrayEquals,
  narrowArithmetic,
  subtractingComparator,
  mutateWhileIterating,
  middleOverflow,
  rawType,
  regexInLoop,
  hashedLookup,
];
