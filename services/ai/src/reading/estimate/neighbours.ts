import type { Node } from 'web-tree-sitter';
import {
  assignedTo,
  ancestor,
  callOf,
  fieldText,
  functionName,
  isFunction,
  parameterNames,
  within,
} from '../../syntax/shape.js';
import { escaped } from './names.js';

/** The function with a name around a node; null at the top. */
export const namedFunctionAround = (node: Node): Node | null =>
  ancestor(node, (outer) => isFunction(outer) && functionName(outer) !== null);

/** What a name stands for, if its function gives it one value: `const next = edges[u]`. */
function resolved(iterable: Node, fn: Node): string {
  if (iterable.type !== 'identifier') return iterable.text;
  const given = within(fn, ({ type }) => /^(assignment|variable_declarator)$/.test(type)).filter(
    (node) => assignedTo(node) === iterable.text,
  );
  const [only] = given;
  return only && given.length === 1 ? fieldText(only, 'value') || fieldText(only, 'right') : iterable.text;
}

/**
 * The loop of a recursion over what hangs on its place: `for v in edges[u]`, `for child of node.children`. Over all calls
 * these are as many as there are places.
 */
export function walksNeighbours(loop: Node, iterable: Node): boolean {
  const fn = namedFunctionAround(loop);
  if (!fn) return false;
  const name = functionName(fn);
  if (within(loop, (node) => callOf(node)?.name === name).length === 0) return false;
  const text = resolved(iterable, fn).replace(/\.(values|keys|entries|items)\(\)$/, '');
  const [, key] = /^[\w.]+\[\s*(\w+)\s*\]$/.exec(text) ?? [];
  const parameters = parameterNames(fn);
  if (key !== undefined) return parameters.includes(key);
  return parameters
    .map(escaped)
    .some((one) => new RegExp(`^\\w+\\.get\\(\\s*${one}\\b|^(?:Object\\.\\w+\\()?${one}\\.\\w+`).test(text));
}
