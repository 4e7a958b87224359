import type { Node } from 'web-tree-sitter';
import type { Count } from '../../evidence/input-grammar.js';
import { field } from '../../syntax/shape.js';
import { between, constant, shifted } from './counts.js';
import type { TraceState } from './trace-state.js';

type Counts = (node: Node | null) => Count | null;

/**
 * How often a loop runs: from the arguments of `range`, or from a loop with a condition.
 * @returns null when nothing tells: the loop may run to the end of the input
 */
export function loopCount(
  nodes: readonly Node[],
  count: Counts,
  variable: string | null = null,
  state: TraceState | null = null,
): Count | null {
  const [first, second] = nodes;
  if (!first) return null;
  if (state === null) return second ? between(count(first), count(second)) : count(first);
  let condition = field(first, 'condition');
  while (condition?.type === 'parenthesized_expression') condition = condition.namedChildren[0] ?? null;
  if (!condition) return null;
  const bound = ofCondition(condition, count, variable, state);
  const init = field(first, 'init') ?? field(first, 'initializer');
  const start = init && variable ? startOf(init.text, variable) : 0;
  return bound && bound.fields.length > 0 && start !== null ? shifted(bound, -start) : bound;
}

const startOf = (text: string, variable: string): number | null => {
  const [, value] = new RegExp(`\\b${variable}\\s*=\\s*(-?\\d+)\\b`).exec(text) ?? [];
  return value === undefined ? 0 : Number(value);
};

function ofCondition(
  condition: Node,
  count: Counts,
  variable: string | null,
  state: TraceState,
): Count | null {
  const [left, right] = [field(condition, 'left'), field(condition, 'right')];
  const operator = field(condition, 'operator')?.text ?? operatorOf(condition);
  if (/hasNext|has_next|readLine|ready|hasMore|input|readline|true|True/.test(condition.text)) return null;
  if (!/^(binary_expression|comparison_operator)$/.test(condition.type)) return fieldIn(condition, count);
  const [a, b] = [left ?? condition.namedChildren[0] ?? null, right ?? condition.namedChildren[1] ?? null];
  if (operator === '&&' || operator === '||') return (a && ofCondition(a, count, variable, state)) ?? null;
  const isLiteral = /^(integer|number|decimal_integer_literal)$/.test(b?.type ?? '');
  // `t-- > 0`, `t > 0`: a field counts down.
  if (isLiteral && a && /^(>|>=|!=|!==)$/.test(operator)) return fieldIn(a, count) ?? startField(a, state);
  const bound = b ? count(b) : null;
  const isVariable = a?.type === 'identifier' && bound !== null && bound.fields.length === 0;
  if (isVariable && bound) return constant(bound.plus + (operator === '<=' ? 1 : 0));
  return operator === '<=' ? shifted(bound, 1) : bound;
}

const operatorOf = (node: Node): string =>
  node.children.find((child) => child !== null && !child.isNamed)?.text ?? '';

function fieldIn(node: Node, count: Counts): Count | null {
  const found = count(node);
  return found && found.fields.length > 0 ? found : null;
}

function startField(node: Node, state: TraceState): Count | null {
  const value = state.variables.get(node.text);
  return value?.is === 'field' ? { fields: [value.field.id], times: 1, plus: 0 } : null;
}
