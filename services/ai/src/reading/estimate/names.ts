import type { Node } from 'web-tree-sitter';
import { callOf, childrenOf, field, fieldText, joinedLines, walk, within } from '../../syntax/shape.js';
import { EXPONENTIAL, LINEAR, LOG, ROOT, type Cost } from './cost.js';

/** What the names of a source hold, as far as loops ask for it. */
export interface Names {
  /** Collections and texts whose length is in the source. */
  fixed: ReadonlySet<string>;
  /** Small numbers that are in the source and never change. */
  numbers: ReadonlySet<string>;
  /** Such as `1 << n`. */
  powers: ReadonlySet<string>;
  roots: ReadonlySet<string>;
  /** The digits or bits of a number, or how many there are. */
  logs: ReadonlySet<string>;
  /** Collections of collections that are filled one element at a time, such as the neighbours in a graph. */
  buckets: ReadonlySet<string>;
  /** Collections and texts that are shorter than what is read, and functions that give such: `digits()`. */
  sizes: ReadonlyMap<string, Cost>;
  /** Arguments of functions that are places in a collection of fixed length: `lengthOf(0)` for the first. */
  places: ReadonlySet<string>;
}

const POWER =
  /(?<![-+]\s*\(?\s*)(?:\b(?:1|1[lLn]|2)\s*<<\s*\(?\s*[A-Za-z_]|\b[2-9]n?\s*\*\*\s*\(?\s*[A-Za-z_]|\bpow\(\s*[2-9](?:\.0)?\s*,\s*[A-Za-z_])/;
const SQUARE_ROOT = /sqrt|\*\*\s*\(?\s*(?:0?\.5|1\s*\/\s*2)/;
const LOGARITHM =
  /\bbit_length\(|\blog(?:2|10)?\s*\(|\bclz32\(|numberOf(?:Leading|Trailing)Zeros\(|\bbitCount\(|^(?:str|bin|hex|oct)\(\s*\w+\s*\)|^String\(\s*\w+\s*\)$|\.toString\(\s*\d+\s*\)|\b(?:Integer|Long)\.to\w*String\(/;
/** A larger number in a source stands for the largest size. */
const LARGEST_FIXED = 1_000;
const LITERALS =
  /^(list|tuple|array|array_initializer|string|string_literal|dictionary|object|set|template_string)$/;
const GROWS = /^(push|append|add|insert|extend|unshift|addAll|addLast|addFirst|offer|put|set|appendleft)$/;

/** Whether a text is a number that is small enough to be a bound. */
export const isSmallNumber = (text: string): boolean =>
  /^-?\d+n?$/.test(text) && Math.abs(Number.parseInt(text, 10)) <= LARGEST_FIXED;

/** `[0] * 26`, `new int[26]`, `new Array(26)`, `[[] for _ in range(26)]` */
function hasFixedLength(value: Node): boolean {
  const [, ...sizes] =
    /^(?:\[[^[\]]*\]\s*\*\s*(\d+)|new\s+\w+\s*\[(\d+)\]|(?:new\s+)?Array\((\d+)\)(?:\.fill\([^()]*\))?|\[.*\bfor \w+ in range\((\d+)\)\])$/.exec(
      joinedLines(value.text).slice(0, 80),
    ) ?? [];
  return sizes.some((size) => size !== undefined && isSmallNumber(size));
}

/** `set('aeiou')`, `new Set([1, 2])`, `List.of(1, 2)` */
function isOfLiterals(value: Node): boolean {
  const call = callOf(value);
  return (
    call !== null &&
    /^(set|list|tuple|frozenset|dict|Set|Map|of|asList)$/.test(call.name) &&
    call.args.length > 0 &&
    call.args.every((argument) => /^(decimal_)?integer/.test(argument.type) || isFixed(argument))
  );
}

export const isFixed = (value: Node): boolean =>
  hasFixedLength(value) ||
  isOfLiterals(value) ||
  /^\[\.\.\.(?:'[^']*'|"[^"]*")\]$|^string\.\w+$/.test(value.text) ||
  /^\[\.\.\.(?:new )?Array\(\d{1,3}\)(?:\.keys\(\))?\]$|^Array\.from\(\{\s*length:\s*\d{1,3}\s*\}/.test(
    joinedLines(value.text),
  ) ||
  isWrittenOut(value) ||
  (LITERALS.test(value.type) &&
    (childrenOf(value).length > 0 || /string/.test(value.type)) &&
    within(value, ({ type }) =>
      /^(spread_element|list_splat|identifier|interpolation|template_substitution)$/.test(type),
    ).length === 0);

/** `[a, b, c]`: its length is in the source, whatever its elements are. */
const isWrittenOut = (value: Node): boolean =>
  /^(list|tuple|array|array_initializer|expression_list)$/.test(value.type) &&
  childrenOf(value).length > 0 &&
  !childrenOf(value).some(({ type }) => /splat|spread/.test(type));

/** What has one element for each of another collection: the name of that one; null for any other value. */
function sourceOf(value: Node): string | null {
  if (value.type === 'list_comprehension') {
    const clauses = childrenOf(value).filter(({ type }) => type === 'for_in_clause');
    return clauses.length === 1 ? fieldText(clauses[0] as Node, 'right') : null;
  }
  const call = callOf(value);
  return call?.receiver && /^(map|slice|keys|values|entries|toSorted|toReversed)$/.test(call.name)
    ? call.receiver.text
    : null;
}

/** Each name with the values that it gets; null for a value that is not written where the name gets it. */
function valuesOf(root: Node): Map<string, (Node | null)[]> {
  const values = new Map<string, (Node | null)[]>();
  const note = (target: Node | null, value: Node | null): void => {
    if (!target) return;
    const isName = target.type === 'identifier';
    for (const { text } of isName ? [target] : within(target, ({ type }) => /identifier/.test(type))) {
      if (!isName && /^(subscript|attribute|member|array_access|field)/.test(target.type)) continue;
      values.set(text, [...(values.get(text) ?? []), isName ? value : null]);
    }
  };
  walk(root, (node) => {
    switch (node.type) {
      case 'assignment':
      case 'assignment_expression': {
        const operator = fieldText(node, 'operator');
        return note(field(node, 'left'), operator === '' || operator === '=' ? field(node, 'right') : null);
      }
      case 'augmented_assignment':
      case 'augmented_assignment_expression':
      case 'for_in_statement':
      case 'for_in_clause':
        return note(field(node, 'left'), null);
      case 'for_statement':
        return note(field(node, 'left'), null);
      case 'enhanced_for_statement':
        return note(field(node, 'name'), null);
      case 'variable_declarator':
        return field(node, 'value') ? note(field(node, 'name'), field(node, 'value')) : undefined;
      case 'update_expression':
        return note(childrenOf(node)[0] ?? null, null);
      case 'parameters':
      case 'formal_parameters':
        return note(node, null);
      default:
        return undefined;
    }
  });
  return values;
}

export function namesOf(root: Node): Names {
  const names = {
    fixed: new Set<string>(),
    numbers: new Set<string>(),
    powers: new Set<string>(),
    roots: new Set<string>(),
    logs: new Set<string>(),
  };
  const { grown, buckets } = growth(root);
  const all = valuesOf(root);
  for (const [name, values] of all) {
    const given = values.filter((value) => value !== null);
    const short = given.filter(({ text }) => text.length <= 80).map(({ text }) => text);
    if (short.some((text) => POWER.test(text))) names.powers.add(name);
    if (short.some((text) => SQUARE_ROOT.test(text))) names.roots.add(name);
    if (given.length !== values.length || given.length === 0) continue;
    if (short.length === given.length && short.every((text) => LOGARITHM.test(text))) names.logs.add(name);
    if (given.every(isFixed) && !grown.has(name)) names.fixed.add(name);
    if (given.length === 1 && isSmallNumber(given[0]?.text ?? ''))
      (isNamedLogarithm(name, given[0]?.text ?? '') ? names.logs : names.numbers).add(name);
  }
  // In the order of the source, so one round finds what is made of what.
  for (const [name, values] of all)
    if (!grown.has(name) && values.every((value) => value !== null && names.fixed.has(sourceOf(value) ?? '')))
      names.fixed.add(name);
  return { ...names, buckets, sizes: new Map(), places: new Set() };
}

/** `LOG = 17`: the powers of two up to the largest size. */
const isNamedLogarithm = (name: string, value: string): boolean =>
  /^(?:MAX_?)?L(?:OG|G)(?:_?[A-Z]\w*)?$/i.test(name) && Number(value) >= 10 && Number(value) <= 64;

/** The collections that get longer, and those whose elements do. */
function growth(root: Node): { grown: Set<string>; buckets: Set<string> } {
  const grown = new Set<string>();
  const buckets = new Set<string>();
  walk(root, (node) => {
    const [, longer] = /^(\w+)\[(?:\1\.length|\w+\+\+)\]$/.exec(fieldText(node, 'left')) ?? [];
    if (longer !== undefined) grown.add(longer);
    const call = callOf(node);
    const receiver = call?.receiver;
    if (!receiver || !GROWS.test(call.name)) return;
    if (receiver.type === 'identifier') grown.add(receiver.text);
    const [, bucket] =
      /^([\w.]+)(?:\[[^[\]]*(?:\[[^[\]]*\])?[^[\]]*\]|\.get\(.*\))$/.exec(receiver.text) ?? [];
    if (bucket !== undefined && loopsAround(node) <= 1) buckets.add(bucket);
  });
  return { grown, buckets };
}

function loopsAround(node: Node): number {
  let count = 0;
  for (let around = node.parent; around; around = around.parent)
    if (/^(for|while|do|enhanced_for|for_in)_statement$/.test(around.type)) count += 1;
  return count;
}

/** A text of a source as a part of a regular expression. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words of a text that may be names. */
export const wordsIn = (text: string): string[] => text.match(/[A-Za-z_]\w*/g) ?? [];

export const mentions = (text: string, names: ReadonlySet<string>): boolean =>
  wordsIn(text).some((name) => names.has(name));

/** The size of a bound that is a power, a root or a logarithm; null for any other. */
export function ofBound(text: string, { powers, roots, logs }: Names): Cost | null {
  const exponent = /\b(?:1[lLn]?|2)\s*(?:<<|\*\*)\s*\(?\s*([A-Za-z_]\w*)/.exec(text)?.[1] ?? '';
  if (logs.has(exponent)) return LINEAR;
  if (POWER.test(text) || mentions(text, powers)) return EXPONENTIAL;
  if (SQUARE_ROOT.test(text) || mentions(text, roots)) return ROOT;
  return text.split(/[<>]=?|[!=]==?/).some((side) => isLogarithm(side, logs)) ? LOG : null;
}

/** A logarithm alone: `n - log + 1` is as large as n. */
function isLogarithm(side: string, logs: ReadonlySet<string>): boolean {
  if (LOGARITHM.test(side.trim())) return !/\w\s*[-+*]\s*\w*\(/.test(side);
  const named = wordsIn(side);
  return (
    named.some((name) => logs.has(name)) &&
    named.every((name) => logs.has(name) || /^(len|length|size|range|int|Math|floor|ceil|L)$/.test(name))
  );
}
