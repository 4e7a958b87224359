import type { Node } from 'web-tree-sitter';
import {
  callOf,
  childrenOf,
  field,
  fieldText,
  identifiersIn,
  isAssignment,
  isInside,
  isLoop,
  within,
} from '../../syntax/shape.js';
import { mentions } from './names.js';

export const HALVES = /^(\/\/=|\/=|>>=|>>>=|\*=|<<=)$/;

/** Places where a name gets a value or a collection changes its size. */
export function changesOf(node: Node, name: string): Node[] {
  const bound = field(node, 'left') ?? field(node, 'name');
  const isBound = isLoop(node) && bound !== null && (bound.text === name || identifiersIn(bound).has(name));
  const init = field(node, 'init') ?? field(node, 'initializer');
  const inside = within(node, (inner) => {
    if (init && isInside(inner, init)) return false;
    if (inner.type === 'update_expression') return childrenOf(inner)[0]?.text === name;
    if (isAssignment(inner)) {
      const left = field(inner, 'left');
      return (
        left?.text === name || (left !== null && /pattern/.test(left.type) && identifiersIn(left).has(name))
      );
    }
    if (inner.type === 'variable_declarator') {
      const target = field(inner, 'name');
      return (
        target?.text === name ||
        (target !== null && /pattern/.test(target.type) && identifiersIn(target).has(name))
      );
    }
    const call = callOf(inner);
    return (
      call?.receiver?.text === name &&
      /^(pop|poll|popleft|pollLast|pollFirst|removeLast|shift|removeFirst)$/.test(call.name)
    );
  });
  return isBound ? [node, ...inside] : inside;
}

export const isStep = (change: Node): boolean =>
  /^(update_expression|augmented_assignment)/.test(change.type);

/** `i += i & -i`, as in a Fenwick tree. */
export const LOWEST_BIT = /(\w+)\s*&\s*\(?\s*-\s*\1|&\s*\(?\s*~|(\w+)\s*&=?\s*\(?\s*\2?\s*-\s*1/;

/** `x //= 2`, `x = x >> 1`, `x *= 2`, `x = Math.floor(x / 10)`. */
export function dividesOrDoubles(change: Node, name: string): boolean {
  const operator = fieldText(change, 'operator');
  if (HALVES.test(operator)) return true;
  const value = fieldText(change, 'right') || (/^[-+&]=$/.test(operator) ? '' : fieldText(change, 'value'));
  if (LOWEST_BIT.test(change.text)) return true;
  if (/(?:\/\/?\s*-?\d+n?|>>>?\s*1n?)\s*(?:\)|\s*\|\s*0)*$/.test(value) && mentions(value, new Set([name])))
    return true;
  if (new RegExp(`\\bdivmod\\(\\s*${name}\\b`).test(value)) return true;
  return value !== '' && new RegExp(`\\b${name}\\s*(//?|>>>?|\\*|<<)\\s*\\d`).test(value);
}

export function halvesTheMiddle(body: Node, names: ReadonlySet<string>): boolean {
  const halved = within(body, (node) => /^(binary_operator|binary_expression)$/.test(node.type)).filter(
    (node) =>
      (/^\/\/?$/.test(fieldText(node, 'operator')) && /^2n?$/.test(fieldText(node, 'right'))) ||
      (/^>>>?$/.test(fieldText(node, 'operator')) && /^1n?$/.test(fieldText(node, 'right'))),
  );
  return halved.some((node) => Array.from(identifiersIn(node)).some((name) => names.has(name)));
}

/** `i = 2 * i + 1`, `i = (i - 1) >> 1`, also by way of another variable, such as `c = 2 * i + 1` and `i = c`. */
export const alongHeap = (body: Node, names: ReadonlySet<string>): boolean =>
  [...names, ...sourcesOf(body, names)].some(
    (name) =>
      changesOf(body, name).length > 0 &&
      new RegExp(
        `\\b2\\s*\\*\\s*${name}\\b|\\b${name}\\s*(?:\\*\\s*2\\b|<<\\s*1\\b)|\\(\\s*${name}\\s*-\\s*1\\s*\\)\\s*(?:>>>?\\s*1|//?\\s*2)`,
      ).test(body.text),
  );

/** `a, b = b, a + b`: it grows as fast as a power. */
export function addsBoth(body: Node, names: ReadonlySet<string>): boolean {
  const pair = /\b(\w+)\s*,\s*(\w+)\s*\]?\s*=\s*\[?\s*\2\s*,\s*(?:\1\s*\+\s*\2|\2\s*\+\s*\1)\b/.exec(
    body.text,
  );
  const steps =
    /\b(\w+)\s*=\s*(\w+)\s*\+\s*(\w+)\s*;?\s*(?:\2\s*=\s*\3\s*;?\s*\3\s*=\s*\1|\3\s*=\s*\2\s*;?\s*\2\s*=\s*\1)\b/.exec(
      body.text,
    );
  return [...(pair ?? []).slice(1), ...(steps ?? []).slice(1)].some((name) => names.has(name));
}

/** `while (r * r > n) r--` after `r = sqrt(n)`: a root that is not exact is mended. */
export function correctsRoot(loop: Node, body: Node): boolean {
  const [, name] = /^\W*(\w+)\s*(?:--|\+\+|[-+]=\s*1)\W*$/.exec(body.text) ?? [];
  const before = loop.parent?.text.slice(0, Math.max(0, loop.startIndex - loop.parent.startIndex)) ?? '';
  return name !== undefined && new RegExp(`\\b${name}\\s*=[^=;\\n]*(?:sqrt|cbrt|pow|\\*\\*)`).test(before);
}

/** The variables that these get their first values from in each round. */
const sourcesOf = (body: Node, names: ReadonlySet<string>): string[] =>
  within(body, ({ type }) => type === 'variable_declarator')
    .filter((declared) => names.has(fieldText(declared, 'name')))
    .flatMap((declared) => [...identifiersIn(field(declared, 'value'))]);

/** `a, b = b, a % b`, or a quotient with what is left: the divisor gets the remainder. */
export const euclid = (body: Node, names: ReadonlySet<string>): boolean =>
  [...body.text.matchAll(/\bdivmod\(\s*\w+\s*,\s*(\w+)\s*\)/g)].some(
    ([, divisor = '']) => names.has(divisor) && changesOf(body, divisor).length > 0,
  ) || isEuclidByOperator(body, names);

const isEuclidByOperator = (body: Node, names: ReadonlySet<string>): boolean =>
  within(body, (node) => /^(binary_operator|binary_expression)$/.test(node.type)).some((node) => {
    const divisor = fieldText(node, 'right');
    const changes = changesOf(body, divisor);
    return (
      /^(%|\/\/?)$/.test(fieldText(node, 'operator')) &&
      names.has(divisor) &&
      changes.length > 0 &&
      changes.every((change) => !isStep(change))
    );
  }) &&
  within(
    body,
    ({ type }) => type === 'subscript' || type === 'subscript_expression' || type === 'array_access',
  ).length === 0;
