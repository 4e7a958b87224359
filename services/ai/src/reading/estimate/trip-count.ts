import type { Node } from 'web-tree-sitter';
import {
  assignedTo,
  callOf,
  childrenOf,
  field,
  fieldText,
  identifiersIn,
  isInside,
  isLoop,
  joinedLines,
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
import { cellsOf } from './grid.js';
import {
  addsBoth,
  alongHeap,
  changesOf,
  correctsRoot,
  dividesOrDoubles,
  euclid,
  HALVES,
  halvesTheMiddle,
  isStep,
  LOWEST_BIT,
} from './halving.js';
import { isRun } from './groups.js';
import { mentions, ofBound, type Names } from './names.js';
import { isPlaceIn, sizeOf } from './sizes.js';
import { walksNeighbours } from './neighbours.js';

const NUMBER = /^-?\d+$/;

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

function whileCount(loop: Node, outer: readonly Node[], known: Names): Cost {
  const body = field(loop, 'body');
  const ends = endsOf(loop);
  if (!body || ends.length === 0) return LINEAR;
  const text = ends.map((end) => end.text).join(' ; ');
  if (correctsRoot(loop, body)) return ONE;
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
  if (halves || byHalves || euclid(body, names) || addsBoth(body, names)) return LOG;
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
  return cellsOf(loop) ?? productWithOuter(loop, outer) ?? LINEAR;
}

/** `j = pi[j - 1]`: what a beginning shares with its end gets longer by one in each round around. */
const followsBorders = (body: Node): boolean => /\b(\w+)\s*=\s*\w+\[\s*\1\s*-\s*1\s*\]/.test(body.text);

const outermost = (outer: readonly Node[]): Node => outer.find(isLoop) ?? (outer[0] as Node);

/** `for (e = head[u]; e >= 0; e = next[e])`: what hangs on a node of a graph. */
function followsChain(loop: Node, step: Node): boolean {
  const init = (field(loop, 'init') ?? field(loop, 'initializer'))?.text ?? '';
  const [, name] = /^(\w+)\s*=\s*\w+\[\s*\1\s*\]$/.exec(step.text) ?? [];
  return name !== undefined && new RegExp(`\\b${name}\\s*=\\s*\\w+\\[`).test(init);
}

function countingFor(loop: Node, outer: readonly Node[], known: Names): Cost {
  const condition = field(loop, 'condition');
  const step = field(loop, 'increment') ?? field(loop, 'update');
  if (!condition || !step || condition.type === 'empty_statement' || !isStepOf(step, condition))
    return whileCount(loop, outer, known);
  if (squares(condition) || isByRoots(loop, condition.text)) return ROOT;
  if (outer.length > 0 && followsChain(loop, step)) return ONE;
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
  const size = sizeOfBound(condition, known);
  if (size) return size;
  if (outer.length > 0 && growsByPowers(bound, outer.at(-1) as Node)) return GEOMETRIC;
  const body = field(loop, 'body');
  if (body && isReadInRound(/^(\w+)\.length/.exec(bound)?.[1] ?? '', body, outer)) return ONE;
  if (/^'.'$/.test(bound) || mentions(bound.split(/[.(]/, 1)[0] ?? '', known.fixed)) return ONE;
  const isLiteral = conjuncts(condition).some((one) => {
    const right = fieldText(one, 'right');
    return isSmallBound(right, known) && !/>/.test(fieldText(one, 'operator'));
  });
  if (isLiteral || startsAtLiteral(loop, condition, known.numbers)) return ONE;
  if (startsAtLiteral(loop, condition, known.logs)) return LOG;
  const around = outer.at(-1);
  if (around && (isLevel(loop, around) || sharesVisits(loop, outermost(outer)))) return ONE;
  if (neighbours(bound, outer, known) || indexesFixed(loop, step, known)) return ONE;
  return cellsOf(loop) ?? productWithOuter(loop, outer) ?? LINEAR;
}

/** `i < list.length`, of a short list */
function sizeOfBound(condition: Node, known: Names): Cost | null {
  const right = field(condition, 'right');
  if (!right) return null;
  const call = callOf(right);
  if (call)
    return /^(size|length|len)$/.test(call.name)
      ? sizeOf(call.receiver ?? call.args[0] ?? null, known)
      : null;
  return /\.length$/.test(right.text) ? sizeOf(field(right, 'object'), known) : null;
}

/** The variable of the loop is a place in a collection whose length is in the source: `days[month - 1]`. */
function indexesFixed(loop: Node, step: Node, known: Names): boolean {
  const body = field(loop, 'body');
  if (!body) return false;
  return [...identifiersIn(step)].some(
    (name) =>
      isPlaceIn(name, body.text, known) ||
      within(body, (node) => {
        const call = callOf(node);
        return (
          call?.args.some((arg, at) => arg.text === name && known.places.has(`${call.name}(${at})`)) ?? false
        );
      }).length > 0,
  );
}

/** 1 + 2 + 4 + … + n rounds in all: the logarithm of the loop around is taken back. */
const GEOMETRIC: Cost = { ...LINEAR, logs: -1 };

/** The loop around doubles or halves the bound. */
const growsByPowers = (bound: string, around: Node): boolean =>
  /^[A-Za-z_]\w*$/.test(bound) &&
  isLoop(around) &&
  new RegExp(
    `\\b${bound}\\s*(?:\\*=|<<=|>>=|//=|/=)\\s*\\d|\\b${bound}\\s*=\\s*${bound}\\s*(?:\\*|<<|>>|//?)\\s*\\d`,
  ).test(around.text);

/** A text that was read in this round: all rounds together read the input once. In a grid the row matters, too. */
function isReadInRound(name: string, body: Node, outer: readonly Node[]): boolean {
  const around = outer.at(-1);
  if (!around || name === '') return false;
  const init = (field(around, 'init') ?? field(around, 'initializer') ?? field(around, 'left'))?.text ?? '';
  const [, counted, named] = /\b(\w+)\s*=\s*\d|^(\w+)$/.exec(init) ?? [];
  const row = counted ?? named ?? '';
  if (row !== '' && new RegExp(`\\b${row}\\b`).test(body.text)) return false;
  return within(around, ({ type }) => /^(variable_declarator|assignment)$/.test(type)).some((node) => {
    const value = fieldText(node, 'value') || fieldText(node, 'right');
    return (
      assignedTo(node) === name &&
      /\b(?:input|readline|readLine|nextLine|next)\(\)/.test(value) &&
      !/split|\bmap\(|int\(|Number|parse/.test(value)
    );
  });
}

/** A number, a name for one, or at most a small one: `min(t, 10)`. */
const isSmallBound = (text: string, { numbers }: Names): boolean =>
  NUMBER.test(text) ||
  numbers.has(text) ||
  /^(?:Math\.)?min\((?:.*,\s*\d{1,3}\s*|\s*\d{1,3}\s*,.*)\)$/.test(joinedLines(text));

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
  const [, name] = /^([\w.]+)(?:\[[^[\]]+\]|\.get\(.+\))/.exec(joinedLines(text)) ?? [];
  if (name === undefined || !around) return false;
  if (buckets.has(name) || around.type === 'while_statement' || isWorklist(around)) return true;
  return /\b(?:adj|graph|edges|children|neigh\w*|tree|links|g)\b/i.test(text);
}

/** `for word in line.split()` of `for line in sys.stdin` */
function isSplitLine(iterable: Node, outer: readonly Node[]): boolean {
  const around = outer.at(-1);
  const call = callOf(iterable);
  if (!around || call?.name !== 'split' || !call.receiver) return false;
  const source = (field(around, 'right') ?? field(around, 'value'))?.text ?? '';
  return (
    (field(around, 'left') ?? field(around, 'name'))?.text === call.receiver.text &&
    /stdin|open\(0\)/.test(source)
  );
}

/** How many elements a loop goes through. */
export function iterableCount(iterable: Node | null, outer: readonly Node[], known: Names): Cost {
  if (!iterable) return LINEAR;
  if (/^(tuple|string|set)$/.test(iterable.type) || known.fixed.has(iterable.text)) return ONE;
  const size = sizeOf(iterable, known);
  if (size) return size;
  const inner = iterable.parent && field(iterable.parent, 'body');
  if (
    inner &&
    isLoop(iterable.parent) &&
    isReadInRound(iterable.text.replace(/\.toCharArray\(\)$/, ''), inner, outer)
  )
    return ONE;
  if (isSplitLine(iterable, outer)) return ONE;
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
  const step = call.args[2];
  if (call.args.every(({ text }) => isSmallBound(text, known))) return ONE;
  const [low, high] = call.args;
  if (low && high && isNarrowRange(low.text, high.text)) return ONE;
  const isDown = /^-/.test(step?.text ?? '');
  const last = (isDown ? null : call.args[1]) ?? call.args[0];
  if (around && last && growsByPowers(last.text, around)) return GEOMETRIC;
  const bound = ofBound(last?.text ?? '', known);
  if (bound) return bound;
  const [, listed = ''] = /^len\((\w+)\)(?:\s*[-+]\s*\d+)?$/.exec(last?.text ?? '') ?? [];
  const length = known.fixed.has(listed) ? ONE : known.sizes.get(listed);
  if (length) return length;
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
