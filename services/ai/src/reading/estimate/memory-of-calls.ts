import type { Node } from 'web-tree-sitter';
import { assignedTo, callOf, childrenOf, field, fieldText, within, type Call } from '../../syntax/shape.js';
import { wordsIn } from './names.js';

const SUBSCRIPT = /^(subscript|subscript_expression|array_access)$/;
const ASSIGNS = /^(assignment|assignment_expression)$/;
const STORES = /^(add|set|put|computeIfAbsent|putIfAbsent)$/;
const ASKS = /^(has|get|contains|containsKey|getOrDefault|add)$/;

/** A function with calls of itself. */
export interface Recursion {
  fn: Node;
  block: Node;
  name: string;
  parameters: readonly string[];
  calls: readonly Call[];
  /** The names of functions that call this one, and are among the calls. */
  partners?: readonly string[];
}

/** Where a recursion stores that it has been at a place: the collection, and the key as it is written. */
export interface Memory {
  /** Empty for a decorator. */
  base: string;
  key: string;
}

const bare = (text: string): string => text.replace(/\s+/g, '').replace(/^this\.|^self\./, '');

/** The collection and key of `seen[a][b]`, `seen.has(a)` or `a in seen`; null for any other expression. */
function placeOf(node: Node, methods: RegExp): Memory | null {
  if (SUBSCRIPT.test(node.type)) {
    const text = bare(node.text);
    const open = text.indexOf('[');
    return open > 0 ? { base: text.slice(0, open), key: text.slice(open) } : null;
  }
  const call = callOf(node);
  const [first] = call?.args ?? [];
  if (call?.receiver && first && methods.test(call.name))
    return { base: bare(call.receiver.text), key: `[${bare(first.text)}]` };
  const isMembership =
    /^(comparison_operator|binary_expression)$/.test(node.type) &&
    node.children.some((child) => child?.type === 'in' || child?.type === 'not in');
  const [item, whole] = isMembership ? childrenOf(node) : [];
  return item && whole ? { base: bare(whole.text), key: `[${bare(item.text)}]` } : null;
}

/**
 * The collection in which a recursion looks before it goes on, and in which it writes under the same key: answers, or
 * marks of what was visited.
 */
export function memoryOf({ fn, block, parameters, calls }: Recursion): Memory | null {
  const decorators = fn.parent?.type === 'decorated_definition' ? childrenOf(fn.parent) : [];
  if (decorators.some(({ type, text }) => type === 'decorator' && /cache/.test(text)))
    return { base: '', key: '' };
  const stores = within(
    block,
    ({ type }) => ASSIGNS.test(type) || type === 'call' || /call_|invocation/.test(type),
  )
    .map((node) => (ASSIGNS.test(node.type) ? field(node, 'left') : node))
    .flatMap((node) => {
      const place = node && placeOf(node, STORES);
      return place ? [{ node, place }] : [];
    });
  const asked = within(block, (node) => placeOf(node, ASKS) !== null).flatMap((node) => {
    const place = isWritten(node) ? null : placeOf(node, ASKS);
    return place ? [{ node, place }] : [];
  });
  const last = Math.max(...calls.map(({ node }) => node.endIndex));
  const found = stores.find(({ node, place }) => {
    const keys = [place.key, ...calls.map((call) => withArguments(place.key, call, parameters))];
    return asked.some(
      (one) =>
        (one.node.id !== node.id || isCondition(node)) &&
        one.node.startIndex < last &&
        one.place.base === place.base &&
        keys.includes(one.place.key),
    );
  });
  return found?.place ?? null;
}

/** The target of an assignment, or a part of the value that is stored at the same place. */
function isWritten(node: Node): boolean {
  for (let around = node.parent; around && !/statement$|block$/.test(around.type); around = around.parent) {
    if (!/assignment/.test(around.type)) continue;
    const left = field(around, 'left');
    return left !== null && (left.id === node.id || bare(left.text) === bare(node.text));
  }
  return node.parent?.type === 'update_expression';
}

const isCondition = (node: Node): boolean => {
  for (let around = node.parent; around && !/block$/.test(around.type); around = around.parent)
    if (/^(if_statement|parenthesized_expression|unary_expression)$/.test(around.type)) return true;
  return false;
};

/** The key of a call of itself, with its arguments for the parameters. */
function withArguments(key: string, { args }: Call, parameters: readonly string[]): string {
  return key.replace(/[A-Za-z_]\w*/g, (name) => {
    const at = parameters.indexOf(name);
    return at < 0 ? name : bare(args[at]?.text ?? name);
  });
}

/** The number of parameters that say at which place a recursion is; null when a set of items is one of them. */
export function placesOf({ block, parameters, calls }: Recursion, { key }: Memory): number | null {
  if (calls.some(({ args }) => args.some(({ text }) => /[|&^+-]\s*~?\s*\(?\s*1[nlL]?\s*<</.test(text))))
    return null;
  const moving = parameters.filter((name, at) =>
    isMoving(
      name,
      calls.map(({ args }) => args[at]),
    ),
  );
  const written = aliasIn(block, key);
  const names = new Set(wordsIn(written));
  const asArguments = new Set(calls.flatMap(({ args }) => args.map(({ text }) => text)));
  const inKey = [...names].filter(
    (name) => moving.includes(name) || (!parameters.includes(name) && asArguments.has(name)),
  );
  return Math.max(1, inKey.length > 0 ? inKey.length : moving.length);
}

/** What a key stands for: `const key = i + ',' + j`. */
function aliasIn(block: Node, key: string): string {
  const [, name] = /^\[(\w+)\]$/.exec(key) ?? [];
  if (name === undefined) return key;
  const [given] = within(block, ({ type }) => /^(assignment|variable_declarator)$/.test(type)).filter(
    (node) => assignedTo(node) === name,
  );
  return (given && (fieldText(given, 'value') || fieldText(given, 'right'))) || key;
}

/** A parameter that is passed on as it is, or that has few values, does not make more places. */
function isMoving(name: string, args: readonly (Node | undefined)[]): boolean {
  const given = args.filter((argument) => argument !== undefined);
  const isStill = given.every(
    ({ text, type }) =>
      text === name ||
      /^(?:-?\d+|true|false|none|null|!\s*\w+|not \w+|1\s*[-^]\s*\w+)$/i.test(text) ||
      /^(comparison_operator|boolean_operator|not_operator)$/.test(type) ||
      /&&|\|\||[=!<>]=/.test(text),
  );
  return given.length > 0 && !isStill;
}
