import type { Node } from 'web-tree-sitter';
import { callOf, childrenOf, field, fieldText } from '../../../syntax/shape.js';
import { type Change, NUMBERS, type Slip, bare, change, changes, isValue, operatorOf } from './change.js';

const LITERAL = /^(?:-?\d+|true|false|True|False|null|None)$/;

/** The answer of a base case. */
export const baseCase: Slip = (node, language) => {
  if (node.type !== 'return_statement') return [];
  const value = childrenOf(node)[0];
  if (!value || !LITERAL.test(value.text)) return [];
  const far = language === 'JAVA' ? ['-1000000000', '1000000000'] : ['-1e15', '1e15'];
  const others = /\d/.test(value.text) ? ['0', '1', '-1', ...far] : [];
  return changes(
    value,
    others.filter((other) => other !== value.text),
  );
};

const NUMERIC = new Set(['max', 'min', 'len', 'size', 'length', 'abs', 'floor', 'sum', 'find', 'indexOf']);

/** A value that is one off where it is stored, listed or returned. */
export const besideValue: Slip = (node) => {
  const { parent } = node;
  const call = callOf(node);
  if (!parent || (call ? !NUMERIC.has(call.name) : !isValue(node) && !/^binary/.test(node.type))) return [];
  const isStored =
    field(parent, 'right')?.id === node.id && /^(?:assignment|assignment_expression)$/.test(parent.type);
  const isMade = field(parent, 'value')?.id === node.id && parent.type === 'variable_declarator';
  const isIn = /^(?:list|array|array_initializer|tuple|return_statement)$/.test(parent.type);
  if (!isStored && !isMade && !isIn) return [];
  if (field(parent, 'left')?.id === node.id) return [];
  return changes(node, [`${node.text} + 1`, `${node.text} - 1`]);
};

/** Two neighbours of a list, each in the place of the other. */
const exchangedNeighbours = (node: Node, list: readonly Node[]): Change[] =>
  list.slice(1).flatMap((second, at) => {
    const first = list[at];
    if (!first) return [];
    const between = node.text.slice(first.endIndex - node.startIndex, second.startIndex - node.startIndex);
    return change(first, `${second.text}${between}${first.text}`).map((one) => ({
      ...one,
      end: second.endIndex,
    }));
  });

/** Arguments, targets, indices, operands or sizes the wrong way round. */
export const exchangedParts: Slip = (node) => {
  const call = callOf(node);
  if (call && call.args.length >= 2 && !/^(?:max|min|print|range)$/.test(call.name))
    return exchangedNeighbours(node, call.args);
  if (/^(?:pattern_list|tuple_pattern|array_pattern)$/.test(node.type)) {
    const targets = childrenOf(node);
    return targets.every(({ type }) => type === 'identifier') ? exchangedNeighbours(node, targets) : [];
  }
  const outer = indexOf(node);
  const owner = field(node, 'value') ?? field(node, 'object') ?? field(node, 'array');
  const inner = owner && indexOf(owner);
  if (outer && inner && outer.text !== inner.text) {
    const base = field(owner, 'value') ?? field(owner, 'object') ?? field(owner, 'array');
    return change(node, `${base?.text}[${outer.text}][${inner.text}]`);
  }
  const operator = operatorOf(node);
  if (/^binary/.test(node.type) && ['-', '/', '//', '%', '<<', '>>'].includes(operator))
    return change(node, `(${fieldText(node, 'right')} ${operator} ${fieldText(node, 'left')})`);
  return [];
};

const indexOf = (node: Parameters<Slip>[0]) =>
  /^(?:subscript|subscript_expression|array_access)$/.test(node.type)
    ? (field(node, 'subscript') ?? field(node, 'index'))
    : null;

/** A part that is worth nothing rather than less, and a value that is kept where it is the better one. */
export const bounded: Slip = (node, language) => {
  const prefix = language === 'PYTHON' ? '' : 'Math.';
  const call = callOf(node);
  if (call && /^(?:max|min)$/.test(call.name) && call.args.length === 2)
    return changes(node, [`${prefix}max(${node.text}, 0)`, `${prefix}min(${node.text}, 0)`]);
  if (call && /^binary/.test(node.parent?.type ?? '') && /^[+]$/.test(operatorOf(node.parent ?? node)))
    return change(node, `${prefix}max(${node.text}, 0)`);
  if (node.type !== 'assignment' && node.type !== 'assignment_expression') return [];
  const [left, right] = [field(node, 'left'), field(node, 'right')];
  if (!left || !right || /pattern|tuple/.test(left.type) || !isNumeric(right)) return [];
  return changes(right, [
    `${prefix}max(${left.text}, ${right.text})`,
    `${prefix}min(${left.text}, ${right.text})`,
  ]);
};

const isNumeric = (node: Parameters<Slip>[0]): boolean =>
  NUMBERS.has(node.type) || isValue(node) || /^binary/.test(bare(node).type);

/** White space at the ends that belongs to the data. */
export const keptBlanks: Slip = (node) => {
  const call = callOf(node);
  return call?.receiver && /^(?:strip|trim|rstrip|trimEnd)$/.test(call.name) && call.args.length === 0
    ? change(node, call.receiver.text)
    : [];
};

/** Operators that bind otherwise than was meant: `a * b if c else d`, `(a + b) % m`, `a + b ? c : d`. */
export const regrouped: Slip = (node) => {
  if (node.type === 'conditional_expression' || node.type === 'ternary_expression') {
    const [head, second, third] = childrenOf(node);
    if (!head || !/^binary/.test(head.type)) return [];
    const [left, operator, right] = [fieldText(head, 'left'), operatorOf(head), fieldText(head, 'right')];
    return change(
      node,
      node.type === 'ternary_expression'
        ? `${left} ${operator} (${right} ? ${second?.text} : ${third?.text})`
        : `${left} ${operator} (${right} if ${second?.text} else ${third?.text})`,
    );
  }
  if (!/^binary/.test(node.type)) return [];
  const [left, right] = [field(node, 'left'), field(node, 'right')];
  const operator = operatorOf(node);
  const parts = (one: typeof left): string[] =>
    one && /^binary/.test(bare(one).type) && operatorOf(bare(one)) !== operator
      ? [fieldText(bare(one), 'left'), operatorOf(bare(one)), fieldText(bare(one), 'right')]
      : [];
  const [a, inner, b] = parts(left);
  const [c, other, d] = parts(right);
  return [
    ...(inner ? change(node, `(${a} ${inner} (${b} ${operator} ${right?.text}))`) : []),
    ...(other ? change(node, `((${left?.text} ${operator} ${c}) ${other} ${d})`) : []),
  ];
};
