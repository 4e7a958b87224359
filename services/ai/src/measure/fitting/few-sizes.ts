import type { ComplexityClass } from '../../evidence/complexity-class.js';
import { fitGrowth } from './fit-growth.js';
import type { GrowthPoint } from './growth-point.js';
import { powerOver } from './slopes.js';

const LEAST_POINTS = 4;
const LEAST_SPAN = 3;
/** Steps that are exactly a polynomial of the size tell its degree over a smaller range. */
const LEAST_EXACT_SPAN = 2;
/** With one or two coins many programs end at once. */
const MOST_LEFT_OUT = 2;
/** Over a small range of sizes only powers of n can be told apart. */
const CLASSES: readonly ComplexityClass[] = ['constant', 'linear', 'quadratic', 'cubic'];
const NOISE = { relative: 0.1, absolute: 1, floor: 0.25 };
/** A part that grows by less beside one that does not grow is no factor. */
const LEAST_RISE = 2;
/** The same over a range so small that only exact polynomials are told. */
const LEAST_EXACT_RISE = 1.5;
const WORST_FIT = 0.15;
/** With more sizes left out the rest must lie on the curve. */
const EXACT_FIT = 0.03;

/**
 * The growth in a variable with few legal sizes, such as the number of coins, of which the whole range is less than that
 * which a class needs. @returns null when no power fits
 */
export function classOfFew(points: readonly GrowthPoint[]): ComplexityClass | null {
  const ordered = [...points].sort((a, b) => a.n - b.n);
  for (let left = 0; left < ordered.length; left += 1) {
    const found = classOf(ordered.slice(left), left <= MOST_LEFT_OUT ? WORST_FIT : EXACT_FIT);
    if (found !== null) return found;
  }
  return null;
}

function classOf(points: readonly GrowthPoint[], worstFit: number): ComplexityClass | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < LEAST_POINTS || last.n < LEAST_EXACT_SPAN * first.n) return null;
  const isNarrow = last.n < LEAST_SPAN * first.n;
  if (isNarrow && last.value > LEAST_EXACT_RISE * first.value) return classOfPolynomial(points);
  if (last.value < LEAST_RISE * first.value) return isNarrow ? null : 'constant';
  const exact = classOfPolynomial(points);
  if (exact !== null || isNarrow) return exact;
  const { best } = fitGrowth(points, NOISE, CLASSES);
  if (best.relativeError > worstFit) return null;
  return fallsTowards(points, rankOfPower(best.complexity) - 1) ?? best.complexity;
}

/** The differences of a polynomial's own degree are equal up to this ratio. */
const EQUAL = 1.03;
const LEAST_EQUAL = 3;

/** The degree of an exact polynomial, such as l (l - 1) letters: its divided differences of that order are equal. */
function classOfPolynomial(points: readonly GrowthPoint[]): ComplexityClass | null {
  let differences = points.map(({ value }) => value);
  for (let degree = 1; degree < CLASSES.length; degree += 1) {
    differences = differences.slice(1).map((value, at) => {
      const [from, to] = [points[at]?.n ?? 0, points[at + degree]?.n ?? 0];
      return (value - (differences[at] ?? 0)) / (to - from);
    });
    if (differences.length < LEAST_EQUAL) return null;
    const [least, most] = [Math.min(...differences), Math.max(...differences)];
    if (least > 0 && most <= EQUAL * least) return CLASSES[degree] ?? null;
  }
  return null;
}

const rankOfPower = (found: ComplexityClass): number => CLASSES.indexOf(found);

/** The power of n over the larger sizes is this close to a lower class, and was higher before. */
const NEAR_POWER = 0.5;
const LEAST_FALL = 0.2;
const LEAST_HALF = 3;

/**
 * The class of a power towards which the power of n falls, as on boards of which a small one is all edge. A part that
 * does not grow lets it rise instead.
 */
function fallsTowards(points: readonly GrowthPoint[], power: number): ComplexityClass | null {
  const largest = points.at(-1)?.n ?? 0;
  const late = points.filter(({ n }) => n * 2 >= largest);
  const early = points.slice(0, points.length - late.length + 1);
  if (power < 1 || Math.min(late.length, early.length) < LEAST_HALF) return null;
  const [before, after] = [powerOver(early), powerOver(late)];
  return after < power + NEAR_POWER && after < before - LEAST_FALL ? (CLASSES[power] ?? null) : null;
}
