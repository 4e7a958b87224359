import { isExplosive, type ComplexityClass } from '../../evidence/complexity-class.js';
import { logBesidePower } from './even-rounds.js';
import type { GrowthPoint } from './growth-point.js';
import { doublings, LEAST_STEPS_BACK, powerOver, slopesOf } from './slopes.js';
import { highPower } from './steady-powers.js';

const SCATTER = 0.02;
/**
 * The rise of the differences per doubling of n. In our series it is at most 0.002 for linear programs and 0.043 to
 * 0.072 for n log n.
 */
const RISES_FROM = 0.022;
/** Values of which the last ones differ by less than this share are constant. */
const FLAT = 0.015;
const FLAT_SPAN = 8;

const PAIRS: Partial<
  Record<ComplexityClass, { power: number; plain: ComplexityClass; log: ComplexityClass }>
> = {
  linear: { power: 1, plain: 'linear', log: 'linearithmic' },
  linearithmic: { power: 1, plain: 'linear', log: 'linearithmic' },
  quadratic: { power: 2, plain: 'quadratic', log: 'quadratic_log' },
  quadratic_log: { power: 2, plain: 'quadratic', log: 'quadratic_log' },
};

/**
 * Decides between two classes that differ by a logarithm: the differences between sizes, divided by those of n (or n²),
 * stay the same without a logarithm and rise with one. A constant part does not change them.
 * @param points in order of n @param best the class that fits best
 * @returns null when the differences show nothing
 */
export function byDifferences(points: readonly GrowthPoint[], best: ComplexityClass): ComplexityClass | null {
  if (isFlat(points)) return 'constant';
  const steep = isExplosive(best) || best === 'cubic' || best === 'quartic';
  const shown = steep ? (highPower(points) ?? logBesidePower(points)) : null;
  if (shown !== null) return shown;
  if (isExplosive(best)) return byRatios(points) ?? (outgrowsPowers(points) ? best : null);
  if (outgrowsPowers(points)) return 'exponential';
  if ((best === 'linear' || best === 'linearithmic') && isRoot(points)) return 'n_root_n';
  if (best === 'linearithmic' && turnsQuadratic(points)) return 'quadratic';
  if (best === 'quadratic' || best === 'quadratic_log' || best === 'cubic') {
    const steeper = powerAtEnd(points, best);
    if (steeper !== null) return steeper;
  }
  const pair = PAIRS[best];
  if (!pair) return null;
  if (endsOnLine(points, pair.power)) return pair.plain;
  const rise = riseOfSlopes(doublings(points), pair.power);
  if (rise === null) return null;
  return rise < RISES_FROM ? pair.plain : pair.log;
}

const LAST_SLOPES = 3;
/** A logarithm lets a slope rise by 5 % or more when n doubles. */
const SAME_SLOPE = 1.005;

/**
 * Whether the last sizes lie on a line over n^power, although smaller ones do not, as where each coin counts from its own
 * value on.
 */
function endsOnLine(points: readonly GrowthPoint[], power: number): boolean {
  const slopes = slopesOf(doublings(points), power).slice(-LAST_SLOPES);
  return slopes.length === LAST_SLOPES && Math.max(...slopes) <= SAME_SLOPE * Math.min(...slopes);
}

const RATIOS = 4;
const RISE_OF_FACTORIAL = 1.15;
const RISE_OF_EXPONENTIAL = 1.08;

/**
 * The ratio of neighbouring steps rises with n for n! and for a search that takes choices back. For c^n it stays the
 * same or, with a factor of n, falls. @returns null when the last sizes are not neighbours, or show neither
 */
function byRatios(points: readonly GrowthPoint[]): ComplexityClass | null {
  const tail = points.slice(-RATIOS - 2);
  if (tail.some(({ n }, at) => n !== (tail[0]?.n ?? n) + at)) return null;
  if (tail.length < RATIOS + 2) return fallInRatio(tail) ? 'exponential' : null;
  const added = tail.slice(1).map(({ value }, at) => value - (tail[at]?.value ?? value));
  const ratios = added.slice(1).map((value, at) => value / (added[at] ?? value));
  const rise = (ratios.at(-1) ?? 0) / (ratios[0] ?? 0);
  if (riseInPairs(tail)) return 'factorial';
  if (rise < RISE_OF_EXPONENTIAL) return 'exponential';
  const rises = ratios.slice(1).every((ratio, at) => ratio > (ratios[at] ?? ratio));
  return rises && rise > RISE_OF_FACTORIAL ? 'factorial' : null;
}

/** The ratios of the values to those so many sizes back. */
const ratiosOver = (points: readonly GrowthPoint[], back: number): number[] =>
  points.slice(back).map(({ value }, at) => value / (points[at]?.value ?? value));

const RISE_IN_PAIRS = 1.3;

/** Even and odd sizes may differ, as where a board is mirrored. Each ratio to the size before the last one rises then. */
function riseInPairs(points: readonly GrowthPoint[]): boolean {
  const [neighbours, ratios] = [ratiosOver(points, 1), ratiosOver(points, 2)];
  const takesTurns = neighbours.slice(2).every((ratio, at) => {
    const [before, between] = [neighbours[at] ?? 0, neighbours[at + 1] ?? 0];
    return between > Math.max(before, ratio) || between < Math.min(before, ratio);
  });
  return (
    takesTurns &&
    ratios.slice(1).every((ratio, at) => ratio > (ratios[at] ?? ratio)) &&
    (ratios.at(-1) ?? 0) > RISE_IN_PAIRS * (ratios[0] ?? Infinity)
  );
}

const LEAST_RATIOS = 3;

/** Of few sizes only the steps themselves: those of n! rise by a factor that rises, those of paths on a board do not. */
function fallInRatio(points: readonly GrowthPoint[]): boolean {
  const ratios = ratiosOver(points, 1);
  return ratios.length >= LEAST_RATIOS && ratios.slice(1).every((ratio, at) => ratio < (ratios[at] ?? ratio));
}

/** Beyond this size no program of exponential growth ends. */
export const LARGEST_EXPONENTIAL_N = 64;
/** Above n⁴ there is no class that is a power of n; beside smaller parts and with a logarithm its power is below this. */
const MOST_POWER = 4.6;
const LEAST_RISE_OF_POWER = 0.5;
const LEAST_IN_OCTAVE = 3;

/**
 * Whether the power of n is above that of every class and still rises when n doubles, as of the number of sets of numbers
 * that add up to n. A power of n beside smaller parts rises too, but only up to itself.
 * @param points in order of n
 */
export function outgrowsPowers(points: readonly GrowthPoint[]): boolean {
  const largest = points.at(-1)?.n ?? 0;
  if (largest > LARGEST_EXPONENTIAL_N) return false;
  const [late, early] = [1, 2].map((octave) =>
    points.filter(
      ({ n, value }) => value > 0 && n * 2 ** octave >= largest && n * 2 ** (octave - 1) <= largest,
    ),
  );
  if (!late || !early || Math.min(late.length, early.length) < LEAST_IN_OCTAVE) return false;
  const power = powerOver(late);
  return power > MOST_POWER && power - powerOver(early) > LEAST_RISE_OF_POWER;
}

/** No program that does more for a larger input gets by with the same step over such a range. */
const WHOLE_SPAN = 64;
/** A logarithm at least doubles over such a range, so it is no small part of the steps. */
const WIDE_SPAN = 2 ** 20;
const SAME_OVER_WIDE = 1.12;

/** Values that differ by less than one step, or by little over a very wide range, as where only the numbers get longer. */
export function staysTheSame(points: readonly GrowthPoint[]): boolean {
  const values = points.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const span = (points.at(-1)?.n ?? 1) / (points[0]?.n ?? 1);
  return (span >= WHOLE_SPAN && most - least < 1) || (span >= WIDE_SPAN && most <= SAME_OVER_WIDE * least);
}

function isFlat(points: readonly GrowthPoint[]): boolean {
  if (staysTheSame(points)) return true;
  const largest = points.at(-1)?.n ?? 0;
  const tail = points.filter(({ n }) => n * FLAT_SPAN <= largest * 1.01).slice(-1);
  const from = tail[0]?.n;
  if (from === undefined) return false;
  const values = points.filter(({ n }) => n >= from).map(({ value }) => value);
  return values.length >= 4 && Math.max(...values) - Math.min(...values) <= FLAT * Math.max(...values);
}

/**
 * One counter of n log n steps rises by at least this much per doubling: log n is at most 20. That of n log log n, as in
 * a sieve, rises less. Sums of several counters may lie between the two.
 */
const RISE_OF_LOG = 0.065;

/** Whether one counter that looks like n log n grows more slowly than that. */
export function risesTooLittle(points: readonly GrowthPoint[]): boolean {
  const rise = riseOfSlopes(doublings([...points].sort((a, b) => a.n - b.n)), 1);
  return rise !== null && rise < RISE_OF_LOG;
}

/**
 * A step that halves or merges takes a round more for each value when n doubles, or at least for some of the values. The
 * rounds of a sieve rise by 1 / log n.
 */
const ROUNDS_OF_LOG = 0.15;

/**
 * Whether one counter that looks like n log n takes too few more rounds for each value when n doubles.
 * @param round what one round counts
 */
export function addsTooLittle(points: readonly GrowthPoint[], round: number): boolean {
  const chosen = doublings([...points].sort((a, b) => a.n - b.n));
  const slopes = chosen.slice(1).flatMap((point, at) => {
    const before = chosen[at];
    if (!before) return [];
    const { n, value } = point;
    return [{ x: Math.log2(n * before.n) / 2, slope: (value - before.value) / (n - before.n) }];
  });
  const [first, last] = [slopes.at(-4) ?? slopes[0], slopes.at(-1)];
  if (!first || !last || slopes.length < LEAST_STEPS_BACK) return false;
  return (last.slope - first.slope) / (last.x - first.x) < ROUNDS_OF_LOG * round;
}

/** How the differences divided by those of n grow from size to size, as a power of n. */
function localPowers(points: readonly GrowthPoint[]): number[] {
  const slopes = slopesOf(points, 1);
  return slopes.slice(1).map((slope, at) => Math.log2(slope / (slopes[at] ?? slope)));
}

/**
 * Whether the power of n stays near 1.5 at the last sizes; trial division takes n √n / log n steps. In a sum of a linear
 * and a quadratic part the power rises, and in a sort that finds less and less order it falls.
 */
export function isRoot(points: readonly GrowthPoint[]): boolean {
  const powers = localPowers(doublings(points));
  const [least, most] = [Math.min(...powers), Math.max(...powers)];
  return powers.length >= 3 && least > 0.27 && most < 0.6 && most - least < 0.12;
}

/** The sizes that count where values scatter, up to the largest one. */
const SCATTERED_SPAN = 32;
const LEAST_SCATTERED = 6;
const ROOT = { least: 1.42, most: 1.6, bend: 0.25 };

/**
 * Whether values that scatter rise with the power 1.5 over the last sizes: blocks of √n values rarely end where a query
 * does. In a sum of a linear and a quadratic part the power rises by more.
 */
export function isScatteredRoot(points: readonly GrowthPoint[]): boolean {
  const largest = points.at(-1)?.n ?? 0;
  const tail = points.filter(({ n, value }) => n * SCATTERED_SPAN >= largest * 0.99 && value > 0);
  if (tail.length < LEAST_SCATTERED || largest < SCATTERED_SPAN * 16) return false;
  const middle = Math.floor(tail.length / 2);
  const [all, early, late] = [tail, tail.slice(0, middle + 1), tail.slice(middle)].map(powerOver);
  if (all === undefined || early === undefined || late === undefined) return false;
  return all > ROOT.least && all < ROOT.most && Math.abs(late - early) < ROOT.bend;
}

/** The last sizes over which n² log n rises by a power of 2.1 or more. */
const LAST_SPAN = 8;
const LEAST_LAST = 4;
const LOG_FROM = 2.06;

/** Whether the last sizes rise with n² and no logarithm, although smaller ones that scatter hide it. */
export const endsQuadratic = (points: readonly GrowthPoint[]): boolean => endsBelow(points, LOG_FROM);

function endsBelow(points: readonly GrowthPoint[], power: number): boolean {
  const largest = points.at(-1)?.n ?? 0;
  const tail = points.filter(({ n, value }) => n * LAST_SPAN >= largest * 0.99 && value > 0);
  return tail.length >= LEAST_LAST && powerOver(tail) < power;
}

/** Up to 2¹⁷ n log n rises by a power of 1.09 or more. */
const LINE_TO = 1.05;

/** Whether the last sizes rise with n and no logarithm, although smaller ones or scatter hide it. */
export const endsLinear = (points: readonly GrowthPoint[]): boolean => endsBelow(points, LINE_TO);

/** Of the first rise per doubling of a logarithm this share is left where it dies out. */
const DIED_OUT = 0.4;

/**
 * Whether a logarithm beside n² stops to rise at the last sizes: a set of letters has at most 26, and then each call on
 * it costs the same.
 */
export function logDiesOut(points: readonly GrowthPoint[]): boolean {
  const slopes = slopesOf(doublings(points), 2);
  if (slopes.length < LEAST_STEPS_BACK) return false;
  const rises = slopes.slice(1).map((slope, at) => slope - (slopes[at] ?? slope));
  return (rises.at(-1) ?? 0) < DIED_OUT * (rises[0] ?? 0);
}

/** Whether the power of n comes close to 2 at the last sizes. */
const turnsQuadratic = (points: readonly GrowthPoint[]): boolean =>
  (localPowers(doublings(points)).at(-1) ?? 0) > 0.75;

/** Beside parts of a lower power, which count for much at small sizes, the last sizes show the power. */
function powerAtEnd(points: readonly GrowthPoint[], best: ComplexityClass): ComplexityClass | null {
  const powers = localPowers(doublings(points));
  const last = powers.at(-1) ?? 0;
  const risen = last - (powers.at(-2) ?? Infinity);
  if (!(risen > -0.35 && risen < 0.6)) return null;
  if (last > 2.6 && last < 3.3) return 'quartic';
  return last > 1.7 && last < 2.3 && best !== 'cubic' ? 'cubic' : null;
}

/** The slope of log₂(Δvalue / Δn^power) over log₂ n; null when there are too few points or they scatter. */
function riseOfSlopes(points: readonly GrowthPoint[], power: number): number | null {
  const rows: { x: number; y: number }[] = [];
  for (const [at, point] of points.entries()) {
    const before = points[at - 1];
    if (!before) continue;
    const slope = (point.value - before.value) / (point.n ** power - before.n ** power);
    if (slope <= 0) return null;
    rows.push({ x: Math.log2(point.n * before.n) / 2, y: Math.log2(slope) });
  }
  if (rows.length < LEAST_STEPS_BACK) return null;
  const mean = (of: (row: { x: number; y: number }) => number): number =>
    rows.reduce((sum, row) => sum + of(row), 0) / rows.length;
  const [x0, y0] = [mean(({ x }) => x), mean(({ y }) => y)];
  const rise = mean(({ x, y }) => (x - x0) * (y - y0)) / mean(({ x }) => (x - x0) ** 2);
  const scatter = Math.sqrt(mean(({ x, y }) => (y - y0 - rise * (x - x0)) ** 2));
  return scatter <= SCATTER ? rise : null;
}
