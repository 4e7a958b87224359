import type { Node } from 'web-tree-sitter';
import { callOf, childrenOf, field, fieldText, within } from '../../syntax/shape.js';
import {
  copyInLoop,
  costlyCalls,
  isZero,
  membershipInLoop,
  sortInLoop,
  startsWithZero,
  textBuiltInLoop,
} from './costly-calls.rule.js';
import { infiniteLoop, unreachable } from './loops.rule.js';
import { recursionWithoutMemory, rememberedRecursion } from './recursion.rule.js';
import type { Rule } from './rule.js';

const frontAndPosition = costlyCalls([
  { messageId: 'common.take-from-front', names: new Set(['pop']), args: isZero },
  { messageId: 'common.put-in-front', names: new Set(['insert']), args: startsWithZero },
  { messageId: 'common.position-in-loop', names: new Set(['index', 'count', 'remove']) },
]);

const sumInLoop: Rule = {
  types: ['call'],
  check(node, place, report) {
    const call = callOf(node);
    if (!call || call.receiver !== null || place.loops.length === 0) return;
    const [argument] = call.args;
    if (/^(sum|max|min)$/.test(call.name) && call.args.length === 1 && argument?.type === 'subscript')
      if (field(argument, 'subscript')?.type === 'slice') report('common.sum-in-loop', node);
  },
};

/** `range(len(a) + 1)` with `a[i]` inside. */
const rangePastEnd: Rule = {
  types: ['for_statement'],
  check(node, _place, report) {
    const range = field(node, 'right');
    const body = field(node, 'body');
    const call = range ? callOf(range) : null;
    const end = call?.name === 'range' && call.args.length <= 2 ? call.args.at(-1) : undefined;
    const collection = /^len\((\w+)\)\s*\+\s*1$/.exec(end?.text ?? '')?.[1];
    if (!collection || !body) return;
    const index = fieldText(node, 'left');
    const guarded = within(body, ({ type }) =>
      /^(if_statement|conditional_expression|try_statement|break_statement)$/.test(type),
    );
    const reads = within(
      body,
      (inner) =>
        inner.type === 'subscript' &&
        fieldText(inner, 'value') === collection &&
        fieldText(inner, 'subscript') === index,
    );
    if (reads.length > 0 && guarded.length === 0) report('common.index-past-end', node, { name: collection });
  },
};

const mutateWhileIterating: Rule = {
  types: ['for_statement'],
  check(node, _place, report) {
    const body = field(node, 'body');
    const walked = /^(\w+)(?:\.(?:keys|items|values)\(\))?$/.exec(fieldText(node, 'right'))?.[1];
    if (
      !walked ||
      !body ||
      within(body, ({ type }) => type === 'break_statement' || type === 'return_statement').length > 0
    )
      return;
    const changed = within(body, (inner) => {
      const call = callOf(inner);
      if (call?.receiver?.text === walked) return call.name === 'remove' || call.name === 'pop';
      return (
        inner.type === 'delete_statement' && childrenOf(inner)[0]?.text.startsWith(`${walked}[`) === true
      );
    });
    const [first] = changed;
    if (first) report('common.mutate-while-iterating', first, { name: walked });
  },
};

/** `[[0] * n] * m` */
const sharedRows: Rule = {
  types: ['binary_operator'],
  check(node, _place, report) {
    const list = field(node, 'left');
    if (fieldText(node, 'operator') !== '*' || list?.type !== 'list') return;
    const [row, second] = childrenOf(list);
    if (!row || second || fieldText(node, 'right') === '1') return;
    const inner = row.type === 'binary_operator' ? field(row, 'left') : row;
    if (inner && /^(list|dictionary|set|list_comprehension)$/.test(inner.type))
      report('common.shared-rows', node);
  },
};

const LIST_METHODS = new Set(['sort', 'reverse', 'append', 'extend', 'insert']);

/** `x = values.sort()` keeps None. */
const resultOfNothing: Rule = {
  types: ['assignment', 'return_statement'],
  check(node, place, report) {
    const value = node.type === 'assignment' ? field(node, 'right') : childrenOf(node)[0];
    const call = value ? callOf(value) : null;
    if (!call?.receiver || !LIST_METHODS.has(call.name) || !place.kinds.isList(call.receiver)) return;
    if (node.type === 'assignment')
      report('common.result-of-nothing', node, { call: `${call.receiver.text}.${call.name}()` });
  },
};

const floatIndex: Rule = {
  types: ['subscript'],
  check(node, place, report) {
    const index = field(node, 'subscript');
    if (
      index?.type === 'binary_operator' &&
      fieldText(index, 'operator') === '/' &&
      place.kinds.isList(field(node, 'value'))
    )
      report('common.float-index', node);
  },
};

const inputComparedWithNumber: Rule = {
  types: ['comparison_operator'],
  check(node, place, report) {
    const [left, right] = childrenOf(node);
    if (!left || !right || !/==|!=|<|>/.test(node.children.map((child) => child?.type).join(' '))) return;
    const [text] = [left, right].filter((side) => place.kinds.of(side) === 'input-text');
    const [number] = [left, right].filter(({ type }) => type === 'integer' || type === 'float');
    if (text && number) report('python.input-compared-with-number', node, { name: text.text });
  },
};

const loopVariableReassigned: Rule = {
  types: ['for_statement'],
  check(node, _place, report) {
    const variable = fieldText(node, 'left');
    const body = field(node, 'body');
    const range = field(node, 'right');
    if (!body || !/^\w+$/.test(variable) || !range || callOf(range)?.name !== 'range') return;
    const moved = within(
      body,
      (inner) => inner.type === 'augmented_assignment' && fieldText(inner, 'left') === variable,
    );
    const [first] = moved;
    if (first) report('python.loop-variable-reassigned', first, { name: variable });
  },
};

const regexInLoop: Rule = {
  types: ['call'],
  check(node, place, report) {
    const call = callOf(node);
    if (call?.receiver?.text === 're' && call.name === 'compile' && place.loops.length > 0)
      report('common.regex-in-loop', node);
  },
};

const isFraction = (node: Node): boolean => node.type === 'float' && !/^-?\d+\.0*$/.test(node.text);

const floatEquality: Rule = {
  types: ['comparison_operator'],
  check(node, _place, report) {
    if (node.children.some((child) => child?.type === '==') && childrenOf(node).some(isFraction))
      report('common.float-equality', node);
  },
};

export const PYTHON_RULES: readonly Rule[] = [
  recursionWithoutMemory,
  rememberedRecursion,
  infiniteLoop,
  unreachable,
  membershipInLoop,
  frontAndPosition,
  sumInLoop,
  sortInLoop,
  copyInLoop,
  textBuiltInLoop,
  rangePastEnd,
  mutateWhileIterating,
  sharedRows,
  resultOfNothing,
  floatIndex,
  inputComparedWithNumber,
  loopVariableReassigned,
  regexInLoop,
  floatEquality,
];
