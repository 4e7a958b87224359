import type { Node } from 'web-tree-sitter';
import { callOf, childrenOf, field, fieldText } from '../../../syntax/shape.js';
import {
  type Change,
  NUMBERS,
  type Slip,
  bare,
  change,
  changes,
  isListed,
  isValue,
  operatorOf,
  rootOf,
} from './change.js';

/** From here on a number may stand for infinity, or for a size. */
const SMALLEST_BOUND = 100;

/** A number that stands for infinity and is too small, or a size that is. */
export const largerBound: Slip = (node, language) => {
  if (!NUMBERS.has(node.type) || isListed(node)) return [];
  if (node.parent?.type.includes('binary') && /%/.test(operatorOf(node.parent))) return [];
  const value = Number(node.text.replace(/_|[lLn]$/g, ''));
  if (!(value >= SMALLEST_BOUND)) return [];
  if (/[lL]$/.test(node.text)) return change(node, '1000000000000000000L');
  if (language !== 'JAVA') return changes(node, ['1000000000000000']);
  return value < 1_000_000_000 ? change(node, '1000000000') : [];
};

const INFINITIES: Readonly<Record<string, readonly string[]>> = {
  'Integer.MAX_VALUE': ['1000000000', '(Long.MAX_VALUE / 4)'],
  'Integer.MIN_VALUE': ['-1000000000', '(Long.MIN_VALUE / 4)'],
  'Long.MAX_VALUE': ['1000000000000000000L'],
  'Long.MIN_VALUE': ['-1000000000000000000L'],
  'Double.MIN_VALUE': ['-1e18'],
  'Float.MIN_VALUE': ['-1e18f'],
  'Number.MIN_VALUE': ['-Infinity'],
  'Number.MAX_SAFE_INTEGER': ['Infinity'],
};

/** An infinity that overflows when something is added, that is too small, or that is not the one that was meant. */
export const otherInfinity: Slip = (node) =>
  (node.type === 'field_access' || node.type === 'member_expression') && Object.hasOwn(INFINITIES, node.text)
    ? changes(node, INFINITIES[node.text] ?? [])
    : [];

/** The value that a minimum, a maximum or a search starts with. */
export const startingValue: Slip = (node) => {
  if (node.type !== 'assignment' && node.type !== 'variable_declarator') return [];
  const name = /^[\w.]+/.exec(fieldText(node, 'left') || fieldText(node, 'name'))?.[0] ?? '';
  const value = field(node, 'right') ?? field(node, 'value');
  if (name === '' || !value) return [];
  const text = bare(value).text;
  const isNumber = NUMBERS.has(value.type) || /^-\s*\d+$/.test(text);
  if (!isNumber && !isValue(value) && !/^(?:unary|binary)/.test(value.type)) return [];
  const whole = rootOf(node).text;
  const isCompared = new RegExp(
    `\\b(?:max|min)\\s*\\([^\\n]*\\b${name}\\b|\\b${name}\\b\\s*[<>]|[<>]=?\\s*${name}\\b`,
  ).test(whole);
  const others = ['-1000000000', '1000000000'].filter((other) => other !== text);
  return isCompared ? changes(value, others) : [];
};

/** A 0 or 1 that a list is filled with, or begins with. */
export const fillingValue: Slip = (node) => {
  if (!NUMBERS.has(node.type) || !/^[01]$/.test(node.text)) return [];
  const { parent } = node;
  const isFill = /^(?:argument_list|arguments)$/.test(parent?.type ?? '') && /\bfill$/.test(calledBy(parent));
  const isFirst =
    /^(?:list|array)$/.test(parent?.type ?? '') && childrenOf(parent ?? node)[0]?.id === node.id;
  return isFill || isFirst ? changes(node, ['-1000000000', '1000000000', '-1']) : [];
};

const calledBy = (args: Node | null): string => {
  const call = args?.parent;
  return call ? fieldText(call, 'function') || fieldText(call, 'name') : '';
};

/** The end of a range or a slice, and the size of an array, that are more than a name or a number. */
export const endOfRange: Slip = (node, language) => {
  const isLeaf = (one: Node): boolean => one.type === 'identifier' || NUMBERS.has(one.type);
  const more = (one: Node | undefined | null): Change[] =>
    !one || isLeaf(one) ? [] : changes(one, [`${one.text} + 1`, `${one.text} - 1`]);
  if (node.type === 'slice') return childrenOf(node).flatMap(more);
  const call = callOf(node);
  if (language === 'PYTHON' && call?.name === 'range') return call.args.flatMap(more);
  if (language === 'JAVASCRIPT' && node.type === 'new_expression' && call?.name.endsWith('Array'))
    return more(call.args[0]);
  if (call && ['slice', 'substring', 'subList', 'copyOfRange'].includes(call.name))
    return call.args.flatMap(more);
  if (node.type === 'dimensions_expr')
    return childrenOf(node).flatMap((one) => changes(one, [`${one.text} + 1`]));
  if (language === 'PYTHON' && node.type === 'binary_operator' && operatorOf(node) === '*') {
    const right = field(node, 'right');
    if (field(node, 'left')?.type === 'list' && right) return change(right, `(${right.text} + 1)`);
  }
  const isBound =
    node.type === 'binary_expression' || node.type === 'comparison_operator'
      ? node.children.some((child) => child !== null && /^[<>]=?$/.test(child.type))
      : false;
  const right = isBound ? childrenOf(node).at(-1) : undefined;
  return more(right);
};

const FEW_PARTS = 0.01;

const FEWEST_ROUNDS = 10;

/** A difference that counts as none, and rounds of a search that are too few. */
export const precision: Slip = (node) => {
  if (!NUMBERS.has(node.type) && !/^(?:float|decimal_floating_point_literal)$/.test(node.type)) return [];
  const value = Number(node.text.replace(/[_dDfFlLn]+$/g, ''));
  if (value > 0 && value < FEW_PARTS) return change(node, '1e-15');
  const isFew = Number.isInteger(value) && value >= FEWEST_ROUNDS && value < SMALLEST_BOUND;
  return isFew && !isListed(node) ? change(node, String(10 * value)) : [];
};

/** Division and remainder that round the other way, numbers cut to 32 bits, and roots that are rounded. */
export const rounding: Slip = (node, language) => {
  const left = fieldText(node, 'left');
  const right = fieldText(node, 'right');
  const operator = operatorOf(node);
  if (node.type === 'binary_operator' && language === 'PYTHON') {
    if (operator === '//') return change(node, `int((${left}) / (${right}))`);
    if (operator === '%') return change(node, `(abs(${left}) % (${right}) * (1 if (${left}) > 0 else -1))`);
  }
  if (node.type === 'binary_expression') {
    if (
      language === 'JAVASCRIPT' &&
      ((operator === '|' && right === '0') || operator === '>>>' || operator === '>>')
    )
      return change(node, right === '0' ? `Math.trunc(${left})` : `Math.floor((${left}) / 2 ** (${right}))`);
    if (operator === '%')
      return change(
        node,
        language === 'JAVA'
          ? `Math.floorMod(${left}, ${right})`
          : `((((${left}) % (${right})) + (${right})) % (${right}))`,
      );
    if (language === 'JAVA' && operator === '/') return change(node, `Math.floorDiv(${left}, ${right})`);
    if (language === 'JAVASCRIPT' && operator === '<<') return change(node, `((${left}) * 2 ** (${right}))`);
  }
  const call = callOf(node);
  if (call?.name === 'floor' || call?.name === 'trunc')
    return change(
      field(node, 'function'),
      language === 'JAVASCRIPT' ? `Math.${call.name === 'floor' ? 'trunc' : 'floor'}` : 'int',
    );
  if (call?.name === 'int' && language === 'PYTHON' && /\*\*\s*0?\.5|sqrt/.test(node.text)) {
    const inner = /^int\((?:math\.)?(?:sqrt\((.*)\)|(.*?)\s*\*\*\s*0?\.5)\)$/s.exec(node.text);
    return inner ? change(node, `__import__('math').isqrt(${inner[1] ?? inner[2] ?? ''})`) : [];
  }
  if (
    call?.name === 'int' &&
    language === 'PYTHON' &&
    bare(call.args[0] ?? node).type === 'binary_operator'
  ) {
    const quotient = bare(call.args[0] ?? node);
    if (operatorOf(quotient) === '/')
      return change(node, `(${fieldText(quotient, 'left')} // ${fieldText(quotient, 'right')})`);
  }
  return [];
};

/** A product of two ints in Java that is taken before it is widened. */
export const widened: Slip = (node, language) =>
  language === 'JAVA' && node.type === 'binary_expression' && ['*', '+', '-', '<<'].includes(operatorOf(node))
    ? change(field(node, 'left'), `(long) ${fieldText(node, 'left')}`)
    : [];
