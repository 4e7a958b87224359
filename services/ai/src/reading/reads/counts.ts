import type { Node } from 'web-tree-sitter';
import type { Count } from '../../evidence/input-grammar.js';
import { callOf, childrenOf, field } from '../../syntax/shape.js';
import type { TraceState } from './trace-state.js';
import type { Value } from './values.js';

const MOST_FIELDS = 4;

export const constant = (value: number): Count | null =>
  Number.isInteger(value) && Math.abs(value) <= 1_000 ? { fields: [], times: 1, plus: value } : null;

export function shifted(count: Count | null, by: number): Count | null {
  if (!count) return null;
  const plus = count.plus + by;
  return Math.abs(plus) <= 1_000 ? { ...count, plus } : null;
}

/** The count between two positions, such as `data[n+1 : n+1+m]`. */
export function between(from: Count | null, to: Count | null): Count | null {
  if (!from || !to) return null;
  const rest = [...to.fields];
  for (const one of from.fields) {
    const at = rest.indexOf(one);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return shifted({ ...to, fields: rest }, -from.plus);
}

function product(a: Count, b: Count): Count | null {
  if (a.plus !== 0 && a.fields.length > 0) return a;
  if (b.plus !== 0 && b.fields.length > 0) return b;
  const fields = [...a.fields, ...b.fields].slice(0, MOST_FIELDS);
  const factor = (count: Count): number => (count.fields.length === 0 ? count.plus : count.times);
  const times = factor(a) * factor(b);
  if (fields.length === 0) return constant(times);
  return times >= 1 && times <= 1_000 ? { fields, times, plus: 0 } : null;
}

/** What an expression counts, in the fields that were read. @param evaluate may read input */
export function countOf(node: Node | null, state: TraceState, evaluate: (node: Node) => Value): Count | null {
  if (!node) return null;
  const inner = (child: Node | null): Count | null => countOf(child, state, evaluate);
  switch (node.type) {
    case 'integer':
    case 'number':
    case 'decimal_integer_literal':
      return constant(Number(node.text.replace(/[lL_]/g, '')));
    case 'parenthesized_expression':
      return inner(childrenOf(node)[0] ?? null);
    case 'unary_expression':
      return field(node, 'operator')?.text === '+' ? inner(field(node, 'argument')) : null;
    case 'update_expression':
      return inner(field(node, 'argument') ?? childrenOf(node)[0] ?? null);
    case 'binary_operator':
    case 'binary_expression':
      return ofBinary(node, inner);
    case 'member_expression':
    case 'field_access':
      return lengthOf(field(node, 'object'), state);
    default:
      return ofValue(node, state, evaluate);
  }
}

function ofBinary(node: Node, inner: (child: Node | null) => Count | null): Count | null {
  const [left, right] = [inner(field(node, 'left')), inner(field(node, 'right'))];
  const operator = field(node, 'operator')?.text;
  if (!left || !right) return null;
  if (operator === '*') return product(left, right);
  if (operator !== '+' && operator !== '-') return left.fields.length > 0 ? left : null;
  if (right.fields.length === 0) return shifted(left, operator === '+' ? right.plus : -right.plus);
  if (operator === '-') return between(right, left);
  if (left.fields.length === 0) return shifted(right, left.plus);
  // The sum of two fields: they grow together.
  return { fields: left.fields.slice(0, 1), times: 2, plus: left.plus + right.plus };
}

function lengthOf(node: Node | null, state: TraceState): Count | null {
  const known = node?.type === 'identifier' ? state.variables.get(node.text) : undefined;
  return known?.is === 'rows' ? known.count : null;
}

function ofValue(node: Node, state: TraceState, evaluate: (node: Node) => Value): Count | null {
  const call = callOf(node);
  if (call && /^(len|size|length)$/.test(call.name)) return lengthOf(call.args[0] ?? call.receiver, state);
  const value = evaluate(node);
  if (value.is === 'number') return constant(value.value);
  if (value.is !== 'field') return null;
  value.field.kind = 'int';
  return { fields: [value.field.id], times: 1, plus: 0 };
}
