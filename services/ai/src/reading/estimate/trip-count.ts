import type { Node } from 'web-tree-sitter';
import { callOf, childrenOf, field, fieldText, within } from '../../syntax/shape.js';
import { LINEAR, LOG, nested, ONE, ROOT, type Cost } from './cost.js';

const NUMBER = /^-?\d+$/;
const HALVES = /^(\/\/=|\/=|>>=|>>>=|\*=|<<=)$/;

/** Names that hold a literal of fixed size, such as the four directions of a grid. */
export function fixedNames(root: Node): Set<string> {
  const names = new Map<string, boolean>();
  const note = (target: Node | null, value: Node | null): void => {
    if (target?.type !== 'identifier' || !value) return;
    const isFixed =
      /^(list|tuple|array|array_initializer|string|dictionary|object)$/.test(value.type) &&
      childrenOf(value).length > 0 &&
      within(value, ({ type }) => /^(spread_element|list_splat|identifier)$/.test(type)).length === 0;
    names.set(target.text, isFixed && names.get(target.text) !== false);
  };
  const visit = (node: Node, depth: number): void => {
    if (depth > 200) return;
    if (node.type === 'assignment') note(field(node, 'left'), field(node, 'right'));
    if (node.type === 'variable_declarator') note(field(node, 'name'), field(node, 'value'));
    if (node.type === 'assignment_expression') note(field(node, 'left'), field(node, 'right'));
    for (const child of childrenOf(node)) visit(child, depth + 1);
  };
  visit(root, 0);
  return new Set(Array.from(names).flatMap(([name, fixed]) => (fixed ? [name] : [])));
}

function identifiers(node: Node | null): Set<string> {
  if (!node) return new Set();
  const inside = within(node, ({ type }) => type === 'identifier').map(({ text }) => text);
  return new Set(node.type === 'identifier' ? [node.text] : inside);
}

/** Places where a name gets a value or a collection changes its size. */
function changesOf(node: Node, name: string): Node[] {
  return within(node, (inner) => {
    if (inner.type === 'update_expression') return childrenOf(inner)[0]?.text === name;
    if (
      /^(augmented_assignment|augmented_assignment_expression|assignment|assignment_expression)$/.test(
        inner.type,
      )
    ) {
      const left = field(inner, 'left');
      return (
        left?.text === name || (left !== null && /pattern/.test(left.type) && identifiers(left).has(name))
      );
    }
    if (inner.type === 'variable_declarator') return fieldText(inner, 'name') === name;
    const call = callOf(inner);
    return (
      call?.receiver?.text === name &&
      /^(pop|poll|popleft|pollLast|pollFirst|removeLast|shift|removeFirst)$/.test(call.name)
    );
  });
}

const isInside = (inner: Node, outer: Node): boolean =>
  inner.startIndex >= outer.startIndex && inner.endIndex <= outer.endIndex;

/**
 * The loop removes elements that were added outside of it, so over all turns of the outer loop it runs once per
 * element.
 */
function isAmortised(loop: Node, outer: readonly Node[]): boolean {
  const around = outer.at(-1);
  const body = field(loop, 'body');
  if (!around || !body) return false;
  return Array.from(identifiers(field(loop, 'condition'))).some((name) => {
    const inside = changesOf(body, name);
    if (inside.length === 0) return false;
    return changesOf(around, name).every(
      (change) => isInside(change, loop) || callOf(change) !== null || isStep(change),
    );
  });
}

const isStep = (change: Node): boolean => /^(update_expression|augmented_assignment)/.test(change.type);

function whileCount(loop: Node, outer: readonly Node[]): Cost {
  const condition = field(loop, 'condition');
  const body = field(loop, 'body');
  if (!condition || !body) return LINEAR;
  if (squares(condition)) return ROOT;
  const names = identifiers(condition);
  const halves = Array.from(names).some((name) =>
    changesOf(body, name).some((change) => dividesOrDoubles(change, name)),
  );
  const byHalves = names.size >= 2 && halvesTheMiddle(body, names);
  if (halves || byHalves || euclid(body, names)) return LOG;
  return isAmortised(loop, outer) ? ONE : LINEAR;
}

/** `x //= 2`, `x = x >> 1`, `x *= 2`, `x = Math.floor(x / 10)`. */
function dividesOrDoubles(change: Node, name: string): boolean {
  const operator = fieldText(change, 'operator');
  if (HALVES.test(operator)) return NUMBER.test(fieldText(change, 'right'));
  const value = fieldText(change, 'right');
  return value !== '' && new RegExp(`\\b${name}\\s*(//?|>>>?|\\*|<<)\\s*\\d`).test(value);
}

function halvesTheMiddle(body: Node, names: ReadonlySet<string>): boolean {
  const halved = within(body, (node) => /^(binary_operator|binary_expression)$/.test(node.type)).filter(
    (node) =>
      (/^\/\/?$/.test(fieldText(node, 'operator')) && fieldText(node, 'right') === '2') ||
      (/^>>>?$/.test(fieldText(node, 'operator')) && fieldText(node, 'right') === '1'),
  );
  return halved.some((node) => Array.from(identifiers(node)).some((name) => names.has(name)));
}

const euclid = (body: Node, names: ReadonlySet<string>): boolean =>
  within(body, (node) => /^(binary_operator|binary_expression)$/.test(node.type)).some(
    (node) =>
      fieldText(node, 'operator') === '%' &&
      names.has(fieldText(node, 'right')) &&
      names.has(fieldText(node, 'right')),
  ) &&
  within(
    body,
    ({ type }) => type === 'subscript' || type === 'subscript_expression' || type === 'array_access',
  ).length === 0;

const squares = (condition: Node): boolean => /\b(\w+)\s*(?:\*\s*\1\b|\*\*\s*2)\s*<=?/.test(condition.text);

function countingFor(loop: Node, outer: readonly Node[]): Cost {
  const condition = field(loop, 'condition');
  const step = field(loop, 'increment') ?? field(loop, 'update');
  if (!condition) return LINEAR;
  if (squares(condition)) return ROOT;
  const bound = fieldText(condition, 'right');
  const operator = step ? fieldText(step, 'operator') : '';
  if (HALVES.test(operator)) return LOG;
  if (operator === '+=' && !NUMBER.test(step ? fieldText(step, 'right') : '')) return LOG;
  if (NUMBER.test(bound) && !/>/.test(fieldText(condition, 'operator'))) return ONE;
  return neighbours(bound, outer) ? ONE : LINEAR;
}

/** Iterates over the neighbours of one node of a graph. Over all nodes these are as many as the edges. */
function neighbours(text: string, outer: readonly Node[]): boolean {
  const around = outer.at(-1);
  return around?.type === 'while_statement' && /^\w+(\[\w+\]|\.get\(\w+\))/.test(text);
}

function iterableCount(iterable: Node | null, outer: readonly Node[], fixed: ReadonlySet<string>): Cost {
  if (!iterable) return LINEAR;
  if (/^(list|tuple|array|string|set)$/.test(iterable.type) || fixed.has(iterable.text)) return ONE;
  if (neighbours(iterable.text, outer)) return ONE;
  const call = callOf(iterable);
  if (!call) return LINEAR;
  if (/^(enumerate|reversed|sorted|list|zip|entries)$/.test(call.name))
    return iterableCount(call.args[0] ?? call.receiver, outer, fixed);
  if (call.name !== 'range') return LINEAR;
  if (call.args.every(({ text }) => NUMBER.test(text))) return ONE;
  const step = call.args[2];
  if (/sqrt|\*\*\s*0?\.5/.test(call.args.map(({ text }) => text).join())) return ROOT;
  return step && !NUMBER.test(step.text) && step.type !== 'unary_operator' ? LOG : LINEAR;
}

/** How often the body runs each time the loop is reached. */
export function tripCount(loop: Node, outer: readonly Node[], fixed: ReadonlySet<string>): Cost {
  switch (loop.type) {
    case 'while_statement':
    case 'do_statement':
      return whileCount(loop, outer);
    case 'enhanced_for_statement':
      return iterableCount(field(loop, 'value'), outer, fixed);
    case 'for_in_statement':
      return iterableCount(field(loop, 'right'), outer, fixed);
    case 'for_statement':
      return field(loop, 'right')
        ? iterableCount(field(loop, 'right'), outer, fixed)
        : countingFor(loop, outer);
    default:
      return childrenOf(loop)
        .filter(({ type }) => type === 'for_in_clause')
        .map((clause) => iterableCount(field(clause, 'right'), outer, fixed))
        .reduce(nested, ONE);
  }
}
