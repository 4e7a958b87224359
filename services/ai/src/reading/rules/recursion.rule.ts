import type { Node } from 'web-tree-sitter';
import {
  callOf,
  childrenOf,
  field,
  fieldText,
  functionName,
  parameterNames,
  within,
  type Call,
} from '../../syntax/shape.js';
import type { Rule } from './rule.js';

const BOUNDARY =
  /statement$|^(block|statement_block|conditional_expression|ternary_expression|assignment|local_variable_declaration|lexical_declaration)$/;
const STORES = new Set([
  'set',
  'put',
  'append',
  'push',
  'add',
  'addLast',
  'computeIfAbsent',
  'has',
  'containsKey',
]);

function expressionAround(node: Node, fn: Node): number {
  let at: Node = node;
  while (at.parent && at.parent.id !== fn.id && !BOUNDARY.test(at.parent.type)) at = at.parent;
  return at.id;
}

/** The operator of `n - 1`, where n is a parameter; null for anything else. */
function shiftOf(argument: Node, parameters: readonly string[]): string | null {
  if (argument.type !== 'binary_operator' && argument.type !== 'binary_expression') return null;
  const operator = fieldText(argument, 'operator');
  const shifts =
    parameters.includes(fieldText(argument, 'left')) && /^\d+$/.test(fieldText(argument, 'right'));
  return shifts && (operator === '-' || operator === '+') ? operator : null;
}

export function storesAnswers(fn: Node, body: Node): boolean {
  const decorators = fn.parent?.type === 'decorated_definition' ? childrenOf(fn.parent) : [];
  if (decorators.some((decorator) => decorator.type === 'decorator' && /cache/.test(decorator.text)))
    return true;
  return (
    within(body, (node) => {
      if (/^(assignment|assignment_expression|augmented_assignment)$/.test(node.type))
        return /^(subscript|subscript_expression|array_access|field_access|member_expression)$/.test(
          field(node, 'left')?.type ?? '',
        );
      const call = callOf(node);
      return call?.receiver !== null && call !== null && STORES.has(call.name);
    }).length > 0
  );
}

export function selfCalls(fn: Node, body: Node): Call[] {
  const name = functionName(fn);
  if (name === null) return [];
  return within(body, (node) => callOf(node)?.name === name)
    .map((node) => callOf(node))
    .filter((call): call is Call => call !== null)
    .filter(({ receiver }) => receiver === null || /^(this|self)$/.test(receiver.text));
}

/** Several self-calls in one expression, each with a smaller parameter, so the tree of calls grows exponentially. */
function branchesWithoutMemory(fn: Node): boolean {
  const body = field(fn, 'body');
  if (!body) return false;
  const parameters = parameterNames(fn);
  const calls = selfCalls(fn, body).map((call) => ({
    expression: expressionAround(call.node, fn),
    shifts: call.args.map((argument) => shiftOf(argument, parameters)).filter((shift) => shift !== null),
  }));
  const doubled = calls.some(
    ({ expression, shifts }, index) =>
      shifts.length > 0 &&
      calls.some(
        (other, otherIndex) =>
          otherIndex > index &&
          other.expression === expression &&
          other.shifts.length > 0 &&
          [...shifts, ...other.shifts].every((shift) => shift === shifts[0]),
      ),
  );
  return doubled && !storesAnswers(fn, body);
}

const FUNCTION_TYPES = [
  'function_definition',
  'function_declaration',
  'function_expression',
  'arrow_function',
  'method_definition',
  'method_declaration',
] as const;

export const recursionWithoutMemory: Rule = {
  types: FUNCTION_TYPES,
  check(node, _place, report) {
    if (branchesWithoutMemory(node))
      report('common.recursion-without-memory', node, { name: functionName(node) ?? '' });
  },
};

export const rememberedRecursion: Rule = {
  types: FUNCTION_TYPES,
  check(node, _place, report) {
    const body = field(node, 'body');
    if (node.parent?.type !== 'decorated_definition' || !body) return;
    if (storesAnswers(node, body) && selfCalls(node, body).length > 1)
      report('praise.remembered-recursion', node, { name: functionName(node) ?? '' });
  },
};
