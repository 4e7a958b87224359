import { ladderDistance, logGrowth, rankOf, type ComplexityClass } from '../../evidence/complexity-class.js';
import { ALL_CALLS, countersOf, type Counter } from '../counters/counters.js';
import { addsTooLittle, logDiesOut, risesTooLittle } from '../fitting/differences.js';
import { risesEvenly } from '../fitting/even-rounds.js';
import { classOfFew } from '../fitting/few-sizes.js';
import { fitGrowth, fittedValue, STEP_NOISE, type GrowthFit } from '../fitting/fit-growth.js';
import type { GrowthPoint } from '../fitting/growth-point.js';
import { withoutDips } from '../fitting/upper-hull.js';
import { withoutReadingLoops } from './reading-loops.js';
import { INPUT_LIBRARY, UNIT, type StepCount } from '../counters/instrumented-program.js';

export interface CountedPoint {
  n: number;
  count: StepCount;
  /** The length of the input. */
  bytes?: number;
}

interface CounterGrowth extends Counter {
  key: string;
  /** Share of all steps at the largest size, 0–1. */
  share: number;
  /** Null: too few points, or no curve fits. */
  class: ComplexityClass | null;
  /** The same without sizes at which the inputs were easy. */
  worstClass: ComplexityClass | null;
  /** Its rounds for each value do not rise as a logarithm does. */
  hasNoLog: boolean;
}

export interface Classified {
  class: ComplexityClass;
  conclusive: boolean;
  fit: GrowthFit;
  points: GrowthPoint[];
  /** The counter with most of the work among those of the highest class. */
  dominant: CounterGrowth | null;
  /** The counters that take a share of the steps. */
  parts: readonly CounterGrowth[];
}

/** Counters with a smaller share of the steps are ignored. */
const LEAST_SHARE = 0.004;
/**
 * Calls that copy text or take it apart. A text of n numbers has n log n digits, which says nothing about the program,
 * so such a call must be a large part of the work.
 */
const TEXTS =
  /^(?:toString|join|concat|repeat|trim|replace|stringify|copy|parse|slice|substring|format|text|split|match|matchAll|findall|finditer|exec|test|search)$/;
const LEAST_TEXT_SHARE = 0.2;
/** Operators on long numbers cost words, and at small sizes the words go up one by one. */
const LONG_NUMBERS = 'number';
/** Java's calls for them, and for sets of bits. */
const CALLS_ON_WORDS = /^(?:and|or|xor|andNot|shiftLeft|shiftRight|multiply)$/;
const LEAST_POINTS = 5;
/** The least ratio of the largest size to the smallest for a line above a constant part. */
const FLAT_SPAN = 16;

/** The least ratio of largest to smallest size after the smallest are dropped. */
const KEPT_SPAN = 32;

/** Drops up to two of the smallest sizes, which show start-up work rather than growth, if enough remain. */
export function withoutStart<T extends { n: number }>(points: readonly T[]): T[] {
  const ordered = [...points].sort((a, b) => a.n - b.n);
  const largest = ordered.at(-1)?.n ?? 0;
  for (let dropped = 0; dropped < 2; dropped += 1) {
    const next = ordered[1]?.n ?? largest;
    const tooFew = ordered.length <= LEAST_POINTS + 1;
    if (tooFew || (largest > KEPT_SPAN && largest / next < KEPT_SPAN)) break;
    ordered.shift();
  }
  return ordered;
}

/** Inputs beyond a size may be of another shape, such as a tree that is as deep as is allowed. */
const MOST_LEFT_OUT = 4;
const LEAST_BEFORE = 7;
/** The relative error that the rest may have. */
const EXACT_FIT = 0.1;
/** So many may be left out if each of them takes no more steps than the curve of the others says. */
const MOST_BELOW = 7;
const ABOVE_CURVE = 1.1;

/**
 * The class of a program by its counted steps: the class of all steps, or that of a counter that grows faster but is
 * still small at the measured sizes, such as a sort next to a long loop. If no curve fits, one that fits all but the
 * largest sizes exactly is taken.
 * @param counted at least two points.
 * @param largest the largest legal size
 */
export function classify(counted: readonly CountedPoint[], largest = Infinity): Classified {
  const classifyAll = (points: readonly CountedPoint[]): Classified => classifyPoints(points, largest);
  const all = classifyAll(counted);
  if (all.conclusive) return all;
  const ordered = [...counted].sort((a, b) => a.n - b.n);
  for (let left = 1; left <= MOST_BELOW && ordered.length - left >= LEAST_BEFORE; left += 1) {
    const before = classifyAll(ordered.slice(0, -left));
    const mayLeave = left <= MOST_LEFT_OUT || isAbove(before, ordered.slice(-left));
    // A small part that grows faster may have stopped to do so at the sizes that are left out.
    const isAll = rankOf(before.class) <= rankOf(before.fit.best.complexity);
    if (before.conclusive && isAll && before.fit.best.relativeError <= EXACT_FIT && mayLeave) return before;
  }
  const beyond = aboveFloor(ordered);
  const grown = beyond.length >= LEAST_BEFORE ? classifyAll(beyond) : all;
  return grown.conclusive ? grown : (withoutEasySizes(ordered, classifyAll) ?? all);
}

/** @returns null where the others are too few, or do not lie on a curve */
function withoutEasySizes(
  ordered: readonly CountedPoint[],
  classifyAll: (points: readonly CountedPoint[]) => Classified,
): Classified | null {
  const hard = withoutDips(ordered, ({ count }) => count.total);
  if (hard.length === ordered.length || hard.length < LEAST_BEFORE) return null;
  const found = classifyAll(hard);
  return found.conclusive && found.fit.best.relativeError <= EXACT_FIT ? found : null;
}

/** The steps of the smaller half differ by less than this where they are what a program does on every input. */
const FLOOR_RANGE = 2;
/** Steps above so many times the floor show how the rest grows. */
const ABOVE_FLOOR = 4;

/** The sizes at which a program takes clearly more steps than on all small inputs; none if it has no such floor. */
function aboveFloor(ordered: readonly CountedPoint[]): CountedPoint[] {
  const small = ordered.slice(0, Math.ceil(ordered.length / 2)).map(({ count }) => count.total);
  const floor = Math.max(...small);
  if (floor > FLOOR_RANGE * Math.min(...small)) return [];
  const last = ordered.findLastIndex(({ count }) => count.total < ABOVE_FLOOR * floor);
  return ordered.slice(last + 1);
}

/** Whether a curve is an upper bound of further points. */
function isAbove({ fit, points }: Classified, further: readonly CountedPoint[]): boolean {
  const largest = points.at(-1)?.n ?? 1;
  return further.every(({ n, count }) => count.total <= ABOVE_CURVE * fittedValue(fit.best, n, largest));
}

/** A part that grows faster takes at least this share of the steps at the largest legal size. */
const LEAST_AT_LARGEST = 0.2;
/** Words take a small share because each of them holds many bits, and not because they are rare. */
const LEAST_OF_WORDS = 0.1;

/**
 * Whether a part that grows faster can come to count. Keys that meet in a table of fixed size are n² / size: a quadratic
 * part, and still a trifle at the largest legal n.
 */
function mayDecide(
  { class: found, label, share }: CounterGrowth,
  ofTotal: ComplexityClass,
  n: number,
  largest: number,
): boolean {
  if (found === null || rankOf(found) <= rankOf(ofTotal)) return false;
  if (largest === Infinity || ladderDistance(found, ofTotal) < 1) return true;
  const gainOf = (one: ComplexityClass): number => logGrowth(one, Math.max(largest, n)) - logGrowth(one, n);
  const least = isOnWords(label) ? LEAST_OF_WORDS : LEAST_AT_LARGEST;
  return share * Math.exp(gainOf(found) - gainOf(ofTotal)) >= least;
}

const isOnWords = (label: string): boolean => label === LONG_NUMBERS || CALLS_ON_WORDS.test(label);

/** A bit-parallel program makes several calls on words in each round, so those that grow alike count together. */
function withWordsTogether(parts: readonly CounterGrowth[]): CounterGrowth[] {
  const onWords = parts.filter(({ key, label }) => isOnWords(label) && !key.startsWith(ALL_CALLS));
  return parts.map((part) => {
    if (!onWords.includes(part)) return part;
    const alike = onWords.filter((other) => other.class === part.class);
    return { ...part, share: alike.reduce((sum, { share }) => sum + share, 0) };
  });
}

/** A counter of unknown growth that takes so much of the work decides the growth of the whole. */
const MOST_OF_WORK = 0.5;

function classifyPoints(counted: readonly CountedPoint[], largest: number): Classified {
  const played = withoutStart(counted);
  const points = withoutReadingLoops(played);
  const totals = points.map(({ n, count }) => ({ n, value: Math.max(count.total, 1) }));
  const fit = fitGrowth(totals, STEP_NOISE);
  const parts = growthOfCounters(points);
  const ofTotal = withoutFalseLog(fit.best.complexity, totals, parts);
  const last = points.at(-1)?.n ?? 1;
  const hidden = withWordsTogether(parts).filter((part) => mayDecide(part, ofTotal, last, largest));
  const highest = hidden.reduce<ComplexityClass>(
    (top, part) => (part.class !== null && rankOf(part.class) > rankOf(top) ? part.class : top),
    ofTotal,
  );
  const ofClass = parts.filter(
    (part) => part.class === highest || (part.class === null && part.share >= MOST_OF_WORK),
  );
  const [dominant = null] = [...(ofClass.length > 0 ? ofClass : parts)].sort((a, b) => b.share - a.share);
  const isLow = rankOf(highest) < rankOf('linear');
  const reading = isLow ? growthOfReading(played) : null;
  if (reading) return reading;
  const isLine = isLow && isLineAboveConstant(totals);
  return {
    class: isLine ? 'linear' : withoutFalseFactorial(highest, points),
    conclusive:
      isLine || fit.conclusive || (highest !== ofTotal && ladderDistance(highest, fit.best.complexity) <= 1),
    fit,
    points: totals,
    dominant,
    parts,
  };
}

/** So many sizes must take at least twice the steps of the smallest: one does not tell n! from c^n. */
const LEAST_RISEN = 2;

function withoutFalseFactorial(found: ComplexityClass, points: readonly CountedPoint[]): ComplexityClass {
  if (found !== 'factorial') return found;
  const totals = points.map(({ count }) => count.total);
  const risen = totals.filter((total) => total >= 2 * Math.min(...totals));
  return risen.length < LEAST_RISEN || isOneFunction(points) ? 'exponential' : found;
}

const SMALL_SHARE = 0.05;

/** A search among more and more choices needs a loop, or a function for each choice. */
function isOneFunction(points: readonly CountedPoint[]): boolean {
  const last = points.at(-1)?.count;
  const large = last?.sites.filter(({ steps }) => steps > SMALL_SHARE * last.total) ?? [];
  return large.length === 1 && large[0]?.label === 'function';
}

/** If less of the work than this is of a known class, the rest may grow faster. */
const LEAST_KNOWN = 0.6;

/** A counter with this share of the steps grows as all of them do. */
const NEARLY_ALL = 0.9;

/**
 * A sieve's n log log n steps look like n log n, but no counter of its own grows that fast. Calls on queues of several
 * shapes look like n² log n, but all calls of the name together do not, and neither does a sum of parts of n and n².
 */
function withoutFalseLog(
  found: ComplexityClass,
  totals: readonly GrowthPoint[],
  parts: readonly CounterGrowth[],
): ComplexityClass {
  const known = parts.filter((part) => part.class !== null);
  const shareOf = (some: readonly CounterGrowth[]): number => some.reduce((sum, { share }) => sum + share, 0);
  const told = parts.filter((part) => part.class !== null || part.hasNoLog);
  const isFalse =
    found === 'linearithmic' &&
    shareOf(told) > LEAST_KNOWN * shareOf(parts) &&
    known.every((part) => part.class !== null && rankOf(part.class) < rankOf(found)) &&
    (risesTooLittle(totals) || addsTooLittle(totals, 1));
  if (isFalse) return 'linear';
  const square = known.filter((part) => part.class === 'quadratic');
  const isOfParts =
    square.some(({ share }) => share >= NEARLY_ALL) ||
    (square.length > 0 && shareOf(known.filter(({ key }) => !key.startsWith(ALL_CALLS))) >= NEARLY_ALL);
  const isSquare =
    found === 'quadratic_log' &&
    known.every((part) => part.class !== null && rankOf(part.class) < rankOf(found)) &&
    (isOfParts || logDiesOut(totals));
  return isSquare ? 'quadratic' : found;
}

/** The growth of reading the input, for programs in which everything else grows slower. */
function growthOfReading(points: readonly CountedPoint[]): Classified | null {
  const read = points.map(({ n, count }) => ({ n, value: inputSteps(count) + Math.max(count.total, 1) }));
  if (read.length < LEAST_POINTS) return null;
  const fit = fitGrowth(read, STEP_NOISE);
  if (!fit.conclusive || rankOf(fit.best.complexity) < rankOf('linear')) return null;
  return { class: 'linear', conclusive: true, fit, points: read, dominant: null, parts: [] };
}

/** What is added to the constant part differs from a line by less than this share. */
const ON_LINE = 0.02;

/**
 * Whether steps rise in a line above a part that is the same on every input and hides it, such as a table for all legal
 * values. Steps are exact, so small differences count as well.
 */
function isLineAboveConstant(totals: readonly GrowthPoint[]): boolean {
  const [first, ...further] = totals;
  const last = further.at(-1);
  if (!first || !last || further.length < LEAST_POINTS || last.n < FLAT_SPAN * first.n) return false;
  const slope = (last.value - first.value) / (last.n - first.n);
  return (
    slope >= 1 &&
    further.every(({ n, value }) => {
      const added = value - first.value;
      return Math.abs(added - slope * (n - first.n)) <= ON_LINE * added + UNIT;
    })
  );
}

function inputSteps({ charges }: StepCount): number {
  return Array.from(charges)
    .filter(([key]) => key.startsWith(`${INPUT_LIBRARY}@`))
    .reduce((sum, [, steps]) => sum + steps, 0);
}

function growthOfCounters(points: readonly CountedPoint[]): CounterGrowth[] {
  const largest = points.at(-1);
  if (!largest) return [];
  const total = Math.max(largest.count.total, 1);
  const all = points.map(({ n, count }) => ({ n, counters: countersOf(count) }));
  return Array.from(countersOf(largest.count)).flatMap(([key, counter]): CounterGrowth[] => {
    const share = counter.steps / total;
    if (share < LEAST_SHARE) return [];
    const whole = all.map(({ n, counters }) => ({ n, value: counters.get(key)?.steps ?? 0 }));
    // Such as operations on numbers that are longer than a word, which begin at some size.
    const series = whole.slice(whole.findLastIndex(({ value }) => value === 0) + 1);
    const round = key.startsWith('site ') ? 1 : UNIT;
    const found = classOfSeries(series, round);
    const hasNoLog = risesTooLittle(series) || addsTooLittle(series, round);
    const told = withoutLengths(found, { label: counter.label, share, series, points });
    const hard = withoutStart(withoutDips(series, ({ value }) => value));
    const worstClass = told ?? classOfSeries(hard, round);
    return [{ ...counter, key, share, class: told, worstClass, hasNoLog }];
  });
}

/** A class without the logarithm of what is longer in larger inputs: the digits of numbers, or the words of a long one. */
function withoutLengths(
  found: ComplexityClass | null,
  { label, share, series, points }: CounterSeries,
): ComplexityClass | null {
  const isText = TEXTS.test(label);
  if (isText && found === 'linearithmic' && !risesEvenly(series))
    return share < LEAST_TEXT_SHARE || isOfLength(points, series) ? 'linear' : found;
  const isLong = isText || label === LONG_NUMBERS;
  if (isLong && found === 'quadratic_log') return 'quadratic';
  // Words are counted from some size on, so fewer sizes show their growth.
  return label === LONG_NUMBERS ? (found ?? classOfFew(series)) : found;
}

interface CounterSeries {
  label: string;
  /** Share of all steps at the largest size, 0–1. */
  share: number;
  series: readonly GrowthPoint[];
  points: readonly CountedPoint[];
}

/** Steps for each byte of the input that differ by less than this at the last sizes are those of its text. */
const OF_LENGTH = 1.03;
const LAST_OF_LENGTH = 5;

/** Whether a counter grows as the text does, which has longer numbers in larger inputs. */
function isOfLength(points: readonly CountedPoint[], series: readonly GrowthPoint[]): boolean {
  const bytes = new Map(points.map((point) => [point.n, point.bytes]));
  const forEach = series.slice(-LAST_OF_LENGTH).map(({ n, value }) => value / (bytes.get(n) ?? Number.NaN));
  return series.length > LAST_OF_LENGTH && Math.max(...forEach) < OF_LENGTH * Math.min(...forEach);
}

/** @param round what one round of the counter adds */
function classOfSeries(series: readonly GrowthPoint[], round: number): ComplexityClass | null {
  if (series.length < LEAST_POINTS) return null;
  const fit = fitGrowth(series, STEP_NOISE);
  if (!fit.conclusive || fit.best.relativeError >= 0.2) return null;
  const { complexity } = fit.best;
  if (complexity === 'quadratic_log' && logDiesOut(series)) return 'quadratic';
  const isFalse = complexity === 'linearithmic' && (risesTooLittle(series) || addsTooLittle(series, round));
  return isFalse ? 'linear' : complexity;
}
