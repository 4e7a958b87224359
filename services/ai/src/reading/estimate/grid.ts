import type { Node } from 'web-tree-sitter';
import { field, isFunction, within } from '../../syntax/shape.js';
import { LINEAR, ONE, power, type Cost } from './cost.js';
import { isWorklist } from './amortised.js';
import { escaped } from './names.js';

/** `a >= 0`, `0 <= a < n`, `a < 0 ||`, `a < n`: the place is inside of its row. */
function boundsOf(name: string, text: string): string[] {
  const one = escaped(name);
  const above = new RegExp(
    `\\b${one}\\s*(?:>=|<)\\s*0\\b|\\b0\\s*(?:<=|>)\\s*${one}\\b|-1\\s*<\\s*${one}\\b`,
  );
  const below = new RegExp(`\\b${one}\\s*(?:<=?|>=?|===?)\\s*([\\w.]+)`, 'g');
  if (!above.test(text)) return [];
  return [...text.matchAll(below)].map(([, bound = '']) => bound).filter((bound) => bound !== '0');
}

/**
 * A search that goes from a cell of a grid to those beside it: it looks at each cell once.
 * @returns the number of cells; null for any other loop
 */
export function cellsOf(loop: Node): Cost | null {
  if (!isWorklist(loop)) return null;
  const text = field(loop, 'body')?.text ?? '';
  const names = new Set(
    [...text.matchAll(/\b([A-Za-z_]\w*)\s*(?:>=?|<=?)|(?:>=?|<=?)\s*([A-Za-z_]\w*)/g)].map(
      ([, left, right]) => left ?? right ?? '',
    ),
  );
  const inside = [...names].map((name) => boundsOf(name, text)).filter((bounds) => bounds.length > 0);
  if (inside.length < 2) return null;
  const isSmall = inside.every((bounds) => bounds.every((bound) => /^\d{1,2}$/.test(bound)));
  return isSmall ? ONE : power(LINEAR, Math.min(3, inside.length));
}

/** The list of things to do is the function's own, and what it marks is not: over all calls each thing is marked once. */
export function marksOuter(loop: Node, fn: Node): boolean {
  if (!isWorklist(loop)) return false;
  const own = new Set(
    within(fn, ({ type }) => /^(variable_declarator|assignment)$/.test(type)).map(
      (node) => (field(node, 'name') ?? field(node, 'left'))?.text ?? '',
    ),
  );
  return within(loop, ({ type }) => /^(assignment|assignment_expression)$/.test(type)).some((node) => {
    const target = field(node, 'left');
    if (!target || !/^(subscript|subscript_expression|array_access)$/.test(target.type)) return false;
    const [, base = ''] = /^([\w.]+)\[/.exec(target.text) ?? [];
    return base !== '' && !own.has(base) && isMark(field(node, 'right'));
  });
}

const isMark = (value: Node | null): boolean =>
  value !== null && !isFunction(value) && /^(?:true|True|1|'.'|".")$/.test(value.text);
