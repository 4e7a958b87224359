import type { Node } from 'web-tree-sitter';
import { callOf, childrenOf, field, fieldText, within } from '../../syntax/shape.js';
import { copyInLoop, costlyCalls, sortInLoop } from './costly-calls.rule.js';
import { indexPastEnd, infiniteLoop } from './loops.rule.js';
import { recursionWithoutMemory } from './recursion.rule.js';
import type { Rule } from './rule.js';

const frontAndPosition = costlyCalls([
  { messageId: 'common.take-from-front', names: new Set(['shift']) },
  { messageId: 'common.put-in-front', names: new Set(['unshift']) },
  { messageId: 'common.membership-in-loop', names: new Set(['includes']) },
  { messageId: 'common.position-in-loop', names: new Set(['indexOf', 'lastIndexOf']) },
]);

const defaultSortOnNumbers: Rule = {
  types: ['call_expression'],
  check(node, place, report) {
    const call = callOf(node);
    if (call?.name !== 'sort' || call.args.length > 0 || !call.receiver) return;
    if (place.kinds.of(call.receiver) === 'numbers') report('javascript.default-sort-on-numbers', node);
  },
};

function returned(fn: Node): Node | null {
  const body = field(fn, 'body');
  if (body?.type !== 'statement_block') return body;
  const [only, second] = childrenOf(body);
  return only?.type === 'return_statement' && !second ? (childrenOf(only)[0] ?? null) : null;
}

const booleanComparator: Rule = {
  types: ['call_expression'],
  check(node, _place, report) {
    const call = callOf(node);
    const comparator = call?.name === 'sort' ? call.args[0] : undefined;
    if (!comparator || !/^(arrow_function|function_expression)$/.test(comparator.type)) return;
    const value = returned(comparator);
    if (value?.type === 'binary_expression' && /^[<>]=?$/.test(fieldText(value, 'operator')))
      report('javascript.boolean-comparator', node);
  },
};

const mapParseInt: Rule = {
  types: ['call_expression'],
  check(node, _place, report) {
    const call = callOf(node);
    if (
      call?.name === 'map' &&
      call.args.length === 1 &&
      /^(Number\.)?parseInt$/.test(call.args[0]?.text ?? '')
    )
      report('javascript.map-parse-int', node);
  },
};

const forInArray: Rule = {
  types: ['for_in_statement'],
  check(node, place, report) {
    if (fieldText(node, 'operator') === 'in' && place.kinds.isList(field(node, 'right')))
      report('javascript.for-in-array', node);
  },
};

/** `new Array(n).fill([])` */
const sharedFill: Rule = {
  types: ['call_expression'],
  check(node, _place, report) {
    const call = callOf(node);
    const [value] = call?.args ?? [];
    if (call?.name !== 'fill' || call.args.length !== 1 || !value) return;
    const inner = value.type === 'call_expression' ? callOf(value) : null;
    const isReference =
      /^(array|object|new_expression)$/.test(value.type) ||
      (inner?.name === 'fill' && inner.receiver !== null);
    if (isReference) report('common.shared-rows', node);
  },
};

const floatIndex: Rule = {
  types: ['subscript_expression'],
  check(node, place, report) {
    const index = field(node, 'index');
    if (index?.type !== 'binary_expression' || fieldText(index, 'operator') !== '/') return;
    if (place.kinds.isList(field(node, 'object'))) report('common.float-index', node);
  },
};

/** `for (i…) if (…) a.splice(i, 1)` without stepping back. */
const spliceWhileCounting: Rule = {
  types: ['for_statement'],
  check(node, _place, report) {
    const increment = field(node, 'increment');
    const body = field(node, 'body');
    const counter = increment?.type === 'update_expression' ? fieldText(increment, 'argument') : '';
    if (!body || !increment?.text.includes('++') || counter === '') return;
    if (
      within(body, ({ type }) =>
        /^(break_statement|return_statement|update_expression|augmented_assignment_expression)$/.test(type),
      ).length > 0
    )
      return;
    const [call] = within(body, (inner) => callOf(inner)?.name === 'splice')
      .map((inner) => callOf(inner))
      .filter(
        (inner) => inner?.args[0]?.text === counter && inner.args.length === 2 && inner.args[1]?.text === '1',
      );
    if (call?.receiver) report('javascript.splice-while-counting', call.node, { name: call.receiver.text });
  },
};

const regexInLoop: Rule = {
  types: ['new_expression'],
  check(node, place, report) {
    if (fieldText(node, 'constructor') === 'RegExp' && place.loops.length > 0)
      report('common.regex-in-loop', node);
  },
};

const hashedLookup: Rule = {
  types: ['call_expression'],
  check(node, place, report) {
    const call = callOf(node);
    if (call?.name === 'has' && place.loops.length > 0 && place.kinds.of(call.receiver) === 'hashed')
      report('praise.hashed-lookup', node, { name: call.receiver?.text ?? '' });
  },
};

export const JAVASCRIPT_RULES: readonly Rule[] = [
  recursionWithoutMemory,
  infiniteLoop,
  indexPastEnd,
  frontAndPosition,
  sortInLoop,
  copyInLoop,
  defaultSortOnNumbers,
  booleanComparator,
  mapParseInt,
  forInArray,
  sharedFill,
  floatIndex,
  spliceWhileCounting,
  regexInLoop,
  hashedLookup,
];
