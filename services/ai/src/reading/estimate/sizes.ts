import type { Node } from 'web-tree-sitter';
import { callOf, childrenOf, field, fieldText, type Call } from '../../syntax/shape.js';
import { larger, LOG, nested, ONE, type Cost } from './cost.js';
import { isFixed, isSmallNumber, ofBound, type Names } from './names.js';

/** Calls that give as many elements as their receiver has, or fewer. */
const OF_RECEIVER =
  /^(map|mapTo\w+|slice|keys|values|entries|items|to(?:Sorted|Reversed|String|Array|List|CharArray|LowerCase|UpperCase)|sorted|sort|reversed?|filter|collect|stream|boxed|chars|split|join|trim|strip|lower|upper|replace|copy|substring|distinct|flat|fill|most_common|concat|at|get|first|last)$/;
/** Functions that give as many elements as their last argument has, or fewer. */
const OF_ARGUMENT =
  /^(sorted|list|tuple|set|frozenset|dict|reversed|enumerate|Counter|deque|map|filter|zip|sum|max|min|any|all|len|join|copyOf|from|Set|Map|ArrayList|HashSet|ArrayDeque|TreeSet|LinkedList|StringBuilder|asList|of|stream|iter|toString|valueOf|String)$/;
/** The digits or bits of a number. */
const DIGITS =
  /^(?:(?:str|bin|hex|oct|String|(?:Integer|Long)\.to\w*String)\(\s*\w+\s*(?:,\s*\d+\s*)?\)|\w+\.toString\(\s*\d+\s*\))$/;
const CUTS = /^(slice|substring|substr|subList|limit|islice|copyOfRange|repeat)$/;

/** A name is used as a place in a collection whose length is in the source. */
export const isPlaceIn = (name: string, text: string, { fixed }: Names): boolean =>
  /^\w+$/.test(name) &&
  [...text.matchAll(new RegExp(`\\b(\\w+)\\[\\s*${name}\\s*(?:[-+]\\s*1\\s*)?\\](?!\\s*=[^=])`, 'g'))].some(
    ([, base = '']) => fixed.has(base),
  );

const isSmall = (node: Node | null | undefined, { numbers }: Names): boolean =>
  node !== null && node !== undefined && (isSmallNumber(node.text) || numbers.has(node.text));

/** The length of a collection or text as it grows with the input; null where nothing says that it is short. */
export function sizeOf(node: Node | null, names: Names): Cost | null {
  if (!node) return null;
  if (node.type === 'identifier')
    return names.fixed.has(node.text)
      ? ONE
      : (names.sizes.get(node.text) ?? (names.logs.has(node.text) ? LOG : null));
  if (isFixed(node)) return ONE;
  if (node.text.length < 60 && DIGITS.test(node.text)) return LOG;
  switch (node.type) {
    case 'parenthesized_expression':
    case 'spread_element':
      return sizeOf(childrenOf(node)[0] ?? null, names);
    case 'array':
      return everyPart(childrenOf(node), names);
    case 'boolean_operator':
    case 'binary_expression':
    case 'binary_operator':
      return /^(\|\||\?\?|or|and|&&|\+)$/.test(fieldText(node, 'operator'))
        ? everyPart([field(node, 'left'), field(node, 'right')], names)
        : null;
    case 'subscript':
      return ofPart(node, names);
    case 'list_comprehension':
    case 'set_comprehension':
    case 'dictionary_comprehension':
    case 'generator_expression':
      return ofComprehension(node, names);
    default:
      return ofCall(callOf(node), names);
  }
}

function everyPart(parts: readonly (Node | null)[], names: Names): Cost | null {
  let most: Cost = ONE;
  for (const part of parts) {
    const size = sizeOf(part, names);
    if (!size) return null;
    most = larger(most, size);
  }
  return most;
}

/** `a[:5]`, `a[1:]` */
function ofPart(node: Node, names: Names): Cost | null {
  const slice = field(node, 'subscript');
  if (slice?.type !== 'slice') return null;
  const [from, to] = slice.text.split(':');
  const isShort = (/^\d{1,3}$/.test(to ?? '') || names.numbers.has(to ?? '')) && !/^-/.test(from ?? '');
  return isShort || (/^-\d{1,3}$/.test(from ?? '') && to === '') ? ONE : sizeOf(field(node, 'value'), names);
}

/** The number of elements that a clause of a comprehension goes through. */
function ofSource(iterable: Node | null, names: Names): Cost | null {
  const call = iterable && callOf(iterable);
  if (call?.name !== 'range' || call.receiver !== null) return sizeOf(iterable, names);
  if (call.args.every((arg) => isSmall(arg, names))) return ONE;
  const bound = ofBound((call.args[1] ?? call.args[0])?.text ?? '', names);
  return bound?.beyond === 'no' ? bound : null;
}

function ofComprehension(node: Node, names: Names): Cost | null {
  let all: Cost = ONE;
  for (const clause of childrenOf(node).filter(({ type }) => type === 'for_in_clause')) {
    const size = ofSource(field(clause, 'right'), names);
    if (!size) return null;
    all = nested(all, size);
  }
  return all;
}

function ofCall(call: Call | null, names: Names): Cost | null {
  if (!call) return null;
  const { receiver, name, args } = call;
  if (CUTS.test(name) && isCutShort(call, names)) return ONE;
  const own = names.sizes.get(`${name}()`);
  if (own) return own;
  if (/^(of|asList)$/.test(name) && args.length > 1) return ONE;
  if (name === 'from' && args[0]?.type === 'object')
    return /^\{\s*length:\s*\d{1,3}\s*\}$/.test(args[0].text) ? ONE : null;
  const isStatic =
    receiver === null || /^(Array|Arrays|List|Set|Map|String|Math)$|^(['"]).*\2$/.test(receiver.text);
  if (isStatic) return OF_ARGUMENT.test(name) && args.length > 0 ? sizeOf(args.at(-1) ?? null, names) : null;
  if (name === 'concat') return everyPart([receiver, ...args], names);
  return OF_RECEIVER.test(name) ? sizeOf(receiver, names) : null;
}

/** `slice(0, 5)`, `limit(5)`, `islice(a, 5)` */
function isCutShort({ name, receiver, args }: Call, names: Names): boolean {
  if (name === 'limit') return isSmall(args[0], names);
  if (name === 'repeat') return receiver?.type === 'string' && isSmall(args[0], names);
  if (name === 'islice') return args.length === 2 && isSmall(args[1], names);
  if (name === 'slice' && args.length === 1) return /^-\d{1,3}$/.test(args[0]?.text ?? '');
  return args.length >= 2 && args.slice(-2).every((arg) => isSmall(arg, names));
}
