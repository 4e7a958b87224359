import type { Node } from 'web-tree-sitter';
import {
  callOf,
  childrenOf,
  field,
  fieldText,
  isFunction,
  isLoop,
  MAX_DEPTH,
  within,
} from '../../syntax/shape.js';
import type { Rule } from './rule.js';

const LEAVES = new Set([
  'return_statement',
  'throw_statement',
  'raise_statement',
  'yield',
  'yield_expression',
]);
const EXITS = new Set([
  'exit',
  '_exit',
  'quit',
  'abort',
  'halt',
  'next',
  'nextLine',
  'input',
  'readline',
  'readLine',
]);

function isAlways(condition: Node | null): boolean {
  if (!condition) return false;
  if (condition.type === 'parenthesized_expression') return isAlways(childrenOf(condition)[0] ?? null);
  return condition.type === 'true' || condition.text === '1';
}

/** A break without a label ends the innermost loop or switch. */
function canEnd(node: Node, inner = false, depth = 0): boolean {
  if (depth > MAX_DEPTH) return true;
  return childrenOf(node).some((child) => {
    if (isFunction(child)) return false;
    if (LEAVES.has(child.type) || EXITS.has(callOf(child)?.name ?? '')) return true;
    if (child.type === 'break_statement') return !inner || child.namedChildCount > 0;
    return canEnd(child, inner || isLoop(child) || child.type.startsWith('switch'), depth + 1);
  });
}

/**
 * A loop that reads past the end of the input or of a list ends with an exception, so it is not reported as endless.
 */
function mayThrow(loop: Node): boolean {
  return within(loop, ({ type }) => /^(subscript|array_access|try_statement)$/.test(type)).length > 0;
}

export const infiniteLoop: Rule = {
  types: ['while_statement'],
  check(node, _place, report) {
    if (isAlways(field(node, 'condition')) && !canEnd(node) && !mayThrow(node))
      report('common.infinite-loop', node);
  },
};

/** `i <= a.length` with `a[i]` inside, in JavaScript and Java. */
export const indexPastEnd: Rule = {
  types: ['for_statement'],
  check(node, _place, report) {
    const condition = field(node, 'condition');
    const body = field(node, 'body');
    if (condition?.type !== 'binary_expression' || !body || fieldText(condition, 'operator') !== '<=') return;
    const index = field(condition, 'left');
    const collection = /^([\w.]+?)\.(?:length|size)(?:\(\))?$/.exec(fieldText(condition, 'right'))?.[1];
    if (index?.type !== 'identifier' || !collection || changes(body, index.text)) return;
    const reads = within(node, (inner) => readsAt(inner, collection, index.text));
    if (reads.some((read) => !isGuarded(read, node, index.text)))
      report('common.index-past-end', node, { name: collection });
  },
};

function readsAt(node: Node, collection: string, index: string): boolean {
  const object = node.type === 'array_access' ? field(node, 'array') : field(node, 'object');
  if (node.type === 'subscript_expression' || node.type === 'array_access')
    return object?.text === collection && fieldText(node, 'index') === index;
  const call = callOf(node);
  return (
    call?.receiver?.text === collection &&
    (call.name === 'get' || call.name === 'charAt') &&
    call.args[0]?.text === index
  );
}

/**
 * A check of the index, or of JavaScript's undefined, between the loop and the access keeps the last turn away from
 * it.
 */
function isGuarded(read: Node, loop: Node, index: string): boolean {
  for (let at = read.parent; at && at.id !== loop.id; at = at.parent) {
    if (/^(if_statement|ternary_expression|while_statement)$/.test(at.type)) {
      if (new RegExp(`\\b${index}\\b`).test(fieldText(at, 'condition'))) return true;
    }
    if (at.type === 'binary_expression' && /^(&&|\|\||\?\?|[!=]==?)$/.test(fieldText(at, 'operator')))
      return true;
  }
  return within(loop, ({ type }) => type === 'break_statement' || type === 'continue_statement').length > 0;
}

function changes(body: Node, name: string): boolean {
  return (
    within(body, (node) => {
      if (node.type === 'update_expression') return childrenOf(node)[0]?.text === name;
      return /assignment/.test(node.type) && fieldText(node, 'left') === name;
    }).length > 0
  );
}

const JUMPS = new Set(['return_statement', 'break_statement', 'continue_statement', 'raise_statement']);

/** Code after a return, for Python only: JavaScript's linter and the Java compiler report it themselves. */
export const unreachable: Rule = {
  types: ['block'],
  check(node, _place, report) {
    const statements = childrenOf(node);
    const jump = statements.findIndex(({ type }) => JUMPS.has(type));
    const next = jump >= 0 ? statements[jump + 1] : undefined;
    if (next && next.type !== 'function_definition') report('common.unreachable', next);
  },
};
