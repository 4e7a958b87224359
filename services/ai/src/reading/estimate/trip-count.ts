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
  type Call,
} from '../../syntax/shape.js';
import {
  handsOn,
  isGuardedWalk,
  isLevel,
  isWorklist,
  movesOn,
  onlyTakes,
  sharesVisits,
} from './amortised.js';
import { EXPONENTIAL, FACTORIAL, LINEAR, LOG, nested, ONE, power, ROOT, type Cost } from './cost.js';
import {
  beginsAtKnown,
  conjuncts,
  endsOf,
  isByRoots,
  isLiteralBound,
  isNarrow,
  isNarrowRange,
  isPowerOfStep,
  isStepOf,
  productWithOuter,
  squares,
  startsAtLiteral,
} from './loop-ends.js';
import { isRun } from './groups.js';
import { mentions, ofBound, type Names } from './names.js';
import { walksNeighbours } from './neighbours.js';

const NUMBER = /^-?\d+$/;
const HALVES = /^(\/\/=|\/=|>>=|>>>=|\*=|<<=)$/;

/** Places where a name gets a value or a collection changes its size. */
function changesOf(node: Node, name: string): Node[] {
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

/**
 * The loop removes elements that were added outside of it, so over all turns of the outer loop it runs once per
 * element.
 */
function isAmortised(loop: Node, outer: readonly Node[]): boolean {
  const around = outer.at(-1);
  const body = field(loop, 'body');
  if (!around || !body) return false;
  return Array.from(identifiersIn(field(loop, 'condition'))).some((name) => {
    const inside = changesOf(body, name);
    if (inside.length === 0) return false;
    return changesOf(around, name).every(
      (change) => isInside(change, loop) || callOf(change) !== null || isStep(change),
    );
  });
}

const isStep = (change: Node): boolean => /^(update_expression|augmented_assignment)/.test(change.type);

function whileCount(loop: Node, outer: readonly Node[], known: Names): Cost {
  const body = field(loop, 'body');
  const ends = endsOf(loop);
  if (!body || ends.length === 0) return LINEAR;
  const text = ends.map((end) => end.text).join(' ; ');
  if (ends.some(squares) || isByRoots(loop, text)) return ROOT;
  if (ends.flatMap(conjuncts).some((end) => isLiteralBound(end, body))) return ONE;
  const names = new Set(ends.flatMap((end) => [...identifiersIn(end)]));
  const bound = isPowerOfStep(text, names, loop) ? LOG : ofBound(text, known);
  if (bound) return bound;
  // The root of a group in union-find.
  if (/(\w+)\[(\w+)\]\s*!==?\s*\2\b|\b(\w+)\s*!==?\s*\w+\[\3\]/.test(text)) return ONE;
  const halves = Array.from(names).some((name) =>
    changesOf(loop, name).some((change) => dividesOrDoubles(change, name)),
  );
  const byHalves = (names.size >= 2 && halvesTheMiddle(body, names)) || alongHeap(body, names);
  if (halves || byHalves || euclid(body, names)) return LOG;
  const around = outer.at(-1);
  const isOnce =
    isAmortised(loop, outer) ||
    (around !== undefined && followsBorders(body)) ||
    (around !== undefined &&
      (movesOn(loop, around, changesOf) ||
        handsOn(loop, around, changesOf) ||
        (onlyTakes(loop) && !isWorklist(loop)) ||
        sharesVisits(loop, outermost(outer)) ||
        beginsAtKnown(loop, around) ||
        isGuardedWalk(loop)));
  if (isOnce) return ONE;
  return productWithOuter(loop, outer) ?? LINEAR;
}

/** `j = pi[j - 1]`: what a beginning shares with its end gets longer by one in each round around. */
const followsBorders = (body: Node): boolean => /\b(\w+)\s*=\s*\w+\[\s*\1\s*-\s*1\s*\]/.test(body.text);

const outermost = (outer: readonly Node[]): Node => outer.find(isLoop) ?? (outer[0] as Node);

/** `i += i & -i`, as in a Fenwick tree. */
const LOWEST_BIT = /(\w+)\s*&\s*\(?\s*-\s*\1|&\s*\(?\s*~|(\w+)\s*&=?\s*\(?\s*\2?\s*-\s*1/;

/** `x //= 2`, `x = x >> 1`, `x *= 2`, `x = Math.floor(x / 10)`. */
function dividesOrDoubles(change: Node, name: string): boolean {
  const operator = fieldText(change, 'operator');
  if (HALVES.test(operator)) return true;
  const value = fieldText(change, 'right') || (/^[-+&]=$/.test(operator) ? '' : fieldText(change, 'value'));
  if (LOWEST_BIT.test(change.text)) return true;
  if (/(?:\/\/?\s*-?\d+n?|>>>?\s*1n?)\s*(?:\)|\s*\|\s*0)*$/.test(value) && mentions(value, new Set([name])))
    return true;
  if (new RegExp(`\\bdivmod\\(\\s*${name}\\b`).test(value)) return true;
  return value !== '' && new RegExp(`\\b${name}\\s*(//?|>>>?|\\*|<<)\\s*\\d`).test(value);
}

function halvesTheMiddle(body: Node, names: ReadonlySet<string>): boolean {
  const halved = within(body, (node) => /^(binary_operator|binary_expression)$/.test(node.type)).filter(
    (node) =>
      (/^\/\/?$/.test(fieldText(node, 'operator')) && /^2n?$/.test(fieldText(node, 'right'))) ||
      (/^>>>?$/.test(fieldText(node, 'operator')) && /^1n?$/.test(fieldText(node, 'right'))),
  );
  return halved.some((node) => Array.from(identifiersIn(node)).some((name) => names.has(name)));
}

/** `i = 2 * i + 1`, `i = (i - 1) >> 1`, also by way of another variable, such as `c = 2 * i + 1` and `i = c`. */
const alongHeap = (body: Node, names: ReadonlySet<string>): boolean =>
  [...names, ...sourcesOf(body, names)].some(
    (name) =>
      changesOf(body, name).length > 0 &&
      new RegExp(
        `\\b2\\s*\\*\\s*${name}\\b|\\b${name}\\s*(?:\\*\\s*2\\b|<<\\s*1\\b)|\\(\\s*${name}\\s*-\\s*1\\s*\\)\\s*(?:>>>?\\s*1|//?\\s*2)`,
      ).test(body.text),
  );

/** The variables that these get their first values from in each round. */
const sourcesOf = (body: Node, names: ReadonlySet<string>): string[] =>
  within(body, ({ type }) => type === 'variable_declarator')
    .filter((declared) => names.has(fieldText(declared, 'name')))
    .flatMap((declared) => [...identifiersIn(field(declared, 'value'))]);

/** `a, b = b, a % b`, or a quotient with what is left: the divisor gets the remainder. */
const euclid = (body: Node, names: ReadonlySet<string>): boolean =>
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

function countingFor(loop: Node, outer: readonly Node[], known: Names): Cost {
  const condition = field(loop, 'condition');
  const step = field(loop, 'increment') ?? field(loop, 'update');
  if (!condition || !step || condition.type === 'empty_statement' || !isStepOf(step, condition))
    return whileCount(loop, outer, known);
  if (squares(condition) || isByRoots(loop, condition.text)) return ROOT;
  const bound = fieldText(condition, 'right');
  const operator = step ? fieldText(step, 'operator') : '';
  if (step && /=.*\(\s*\w+\s*-\s*1\s*\)\s*&/.test(step.text)) return EXPONENTIAL;
  if (HALVES.test(operator) || (step && LOWEST_BIT.test(step.text))) return LOG;
  // `l >>= 1, r >>= 1`
  if (step.type === 'sequence_expression' && childrenOf(step).some(halvesItself)) return LOG;
  if (step && /(\w+)\s*=\s*\1\s*(?:\*|>>|\/|<<)/.test(step.text)) return LOG;
  const names = identifiersIn(step);
  const largest = isPowerOfStep(condition.text, names, loop) ? LOG : ofBound(condition.text, known);
  if (largest) return largest;
  if (isNarrow(field(loop, 'init') ?? field(loop, 'initializer'), condition.text)) return ONE;
  if (step && isHarmonic(step)) return isSieve(loop, outer) ? ONE : outer.length > 0 ? LOG : LINEAR;
  if (/^'.'$/.test(bound) || mentions(bound.split(/[.(]/, 1)[0] ?? '', known.fixed)) return ONE;
  const isLiteral = conjuncts(condition).some((one) => {
    const right = fieldText(one, 'right');
    return isSmallBound(right, known) && !/>/.test(fieldText(one, 'operator'));
  });
  if (isLiteral || startsAtLiteral(loop, condition, known.numbers)) return ONE;
  const around = outer.at(-1);
  if (around && (isLevel(loop, around) || sharesVisits(loop, outermost(outer)))) return ONE;
  if (neighbours(bound, outer, known)) return ONE;
  return productWithOuter(loop, outer) ?? LINEAR;
}

/** A number, a name for one, or at most a small one: `min(t, 10)`. */
const isSmallBound = (text: string, { numbers }: Names): boolean =>
  NUMBER.test(text) ||
  numbers.has(text) ||
  /^(?:Math\.)?min\((?:.*,\s*\d{1,3}\s*|\s*\d{1,3}\s*,.*)\)$/.test(text);

const halvesItself = (step: Node): boolean => HALVES.test(fieldText(step, 'operator'));

/** `j += i`, `j = j + i`: over all i this sums up to n log n. */
const isHarmonic = (step: Node): boolean =>
  (fieldText(step, 'operator') === '+=' && !NUMBER.test(fieldText(step, 'right'))) ||
  /^(\w+)\s*=\s*\1\s*\+\s*[A-Za-z_]/.test(step.text);

/** The multiples of primes only: n log log n. */
function isSieve(loop: Node, outer: readonly Node[]): boolean {
  const around = outer.at(-1);
  for (let node = loop.parent; node && node.id !== around?.id; node = node.parent)
    if (node.type === 'if_statement') return true;
  return (
    around !== undefined && /\bcontinue\b/.test(around.text.slice(0, loop.startIndex - around.startIndex))
  );
}

/** Iterates over the neighbours of one node of a graph. Over all nodes these are as many as the edges. */
function neighbours(text: string, outer: readonly Node[], { buckets }: Names): boolean {
  const around = outer.at(-1);
  const [, name] = /^([\w.]+)(?:\[[^[\]]+\]|\.get\(.+\))/.exec(text) ?? [];
  if (name === undefined || !around) return false;
  if (buckets.has(name) || around.type === 'while_statement' || isWorklist(around)) return true;
  return /\b(?:adj|graph|edges|children|neigh\w*|tree|links|g)\b/i.test(text);
}

function iterableCount(iterable: Node | null, outer: readonly Node[], known: Names): Cost {
  if (!iterable) return LINEAR;
  if (/^(tuple|string|set)$/.test(iterable.type) || known.fixed.has(iterable.text)) return ONE;
  if (/^(list|array)$/.test(iterable.type)) return /\.\.\.|\*/.test(iterable.text) ? LINEAR : ONE;
  if (neighbours(iterable.text, outer, known) || isRun(iterable)) return ONE;
  const loop = iterable.parent;
  const around = outer.at(-1);
  if (loop && isLoop(loop)) {
    if (walksNeighbours(loop, iterable)) return ONE;
    if (around && (isLevel(loop, around) || sharesVisits(loop, outermost(outer)))) return ONE;
    const byProduct = productWithOuter(loop, outer);
    if (byProduct) return byProduct;
  }
  const call = callOf(iterable);
  if (!call) return LINEAR;
  if (call.receiver && known.fixed.has(call.receiver.text) && call.args.length === 0) return ONE;
  // The values of an enumeration.
  if (call.name === 'values' && call.args.length === 0 && /^[A-Z]\w*$/.test(call.receiver?.text ?? ''))
    return ONE;
  if (/^(enumerate|reversed|sorted|list|zip|entries)$/.test(call.name))
    return iterableCount(call.args[0] ?? call.receiver, outer, known);
  const combined = choices(call);
  if (combined) return combined;
  if (call.name !== 'range') return LINEAR;
  if (call.args.every(({ text }) => isSmallBound(text, known))) return ONE;
  const step = call.args[2];
  const [low, high] = call.args;
  if (low && high && isNarrowRange(low.text, high.text)) return ONE;
  const bound = ofBound((call.args[1] ?? call.args[0])?.text ?? '', known);
  if (bound) return bound;
  const isByStep = step !== undefined && !NUMBER.test(step.text) && step.type !== 'unary_operator';
  return isByStep ? (isSieve(iterable.parent ?? iterable, outer) ? ONE : LOG) : LINEAR;
}

/** `itertools` */
export function choices({ name, args }: Call): Cost | null {
  if (name === 'permutations') return FACTORIAL;
  if (name === 'product') {
    const times = args.find(({ type }) => type === 'keyword_argument');
    const number = times ? Number(fieldText(times, 'value')) : args.length;
    return Number.isInteger(number) ? power(LINEAR, number) : EXPONENTIAL;
  }
  if (!/^combinations/.test(name)) return null;
  const number = Number(args[1]?.text);
  return Number.isInteger(number) ? power(LINEAR, number) : EXPONENTIAL;
}

/** How often the body runs each time the loop is reached. */
export function tripCount(loop: Node, outer: readonly Node[], known: Names): Cost {
  switch (loop.type) {
    case 'while_statement':
    case 'do_statement':
      return whileCount(loop, outer, known);
    case 'enhanced_for_statement':
      return iterableCount(field(loop, 'value'), outer, known);
    case 'for_in_statement':
      return iterableCount(field(loop, 'right'), outer, known);
    case 'for_statement':
      return field(loop, 'right')
        ? iterableCount(field(loop, 'right'), outer, known)
        : countingFor(loop, outer, known);
    default:
      return childrenOf(loop)
        .filter(({ type }) => type === 'for_in_clause')
        .map((clause) => iterableCount(field(clause, 'right'), outer, known))
        .reduce(nested, ONE);
  }
}
