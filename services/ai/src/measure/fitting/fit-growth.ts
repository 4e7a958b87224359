import {
  byDifferences,
  endsLinear,
  endsQuadratic,
  isRoot,
  isScatteredRoot,
  staysTheSame,
  LARGEST_EXPONENTIAL_N,
  outgrowsPowers,
} from './differences.js';
import { isSteady } from './steady-powers.js';
import type { GrowthPoint } from './growth-point.js';
import {
  COMPLEXITY_CLASSES,
  HIGH_POWERS,
  isExplosive,
  logGrowth,
  type ComplexityClass,
} from '../../evidence/complexity-class.js';

/** The error of a measured value: a share of itself and an absolute part, added in quadrature. */
export interface Noise {
  relative: number;
  absolute: number;
  /** Mean square misfits below this count as equally good; default 0.0001. */
  floor?: number;
  /** The values are those above the least one, so at the smallest size the curve is 0. */
  aboveLeast?: boolean;
}

/** Step counts are exact, but they do not lie exactly on a curve. */
export const STEP_NOISE: Noise = { relative: 0.03, absolute: 0.5 };

interface CandidateFit {
  complexity: ComplexityClass;
  /** Akaike's information criterion plus a penalty for complex classes; lower is better. */
  score: number;
  /** Root mean square of the relative residuals. */
  relativeError: number;
  /** Mean square of the residuals, each in units of its noise. */
  misfit: number;
  /** value ≈ intercept + slope · f(n) / f(largest n) */
  intercept: number;
  slope: number;
  base: number;
}

export interface GrowthFit {
  best: CandidateFit;
  runnerUp: CandidateFit;
  /** The difference of the two best scores. */
  lead: number;
  /** The growth of the last points as a power of n. */
  tailExponent: number;
  /** False: fewer than five points, too small a range of sizes, or last points that contradict the class. */
  conclusive: boolean;
}

const EXPONENTIAL_BASES = [1.25, 1.4, 1.5, 1.618, 1.8, 2, 2.3, 2.6, 3, 4];
const MIN_POINTS = 5;
const MIN_LEAD = 1.5;

/**
 * Added to a class's score, so that of two similar fits the simpler class wins. Tuned on synthetic curves with 0–25 %
 * noise.
 */
const SIMPLICITY: Readonly<Record<ComplexityClass, number>> = {
  constant: 0,
  logarithmic: 0.3,
  square_root: 0.7,
  linear: 0.4,
  linearithmic: 0.7,
  n_root_n: 1.4,
  quadratic: 0.8,
  quadratic_log: 1.4,
  cubic: 1.2,
  cubic_log: 1.6,
  quartic: 1.5,
  quartic_log: 1.7,
  quintic: 1.5,
  sextic: 1.5,
  septic: 1.5,
  octic: 1.5,
  exponential: 1.6,
  factorial: 1.8,
};

/**
 * Over the sizes that such programs reach, their curves are as close to those of their neighbours as scatter is. The
 * differences between sizes decide on them.
 */
const SHOWN_BY_DIFFERENCES: ReadonlySet<ComplexityClass> = new Set([
  'cubic_log',
  'quartic_log',
  ...HIGH_POWERS,
]);
const FITTED = COMPLEXITY_CLASSES.filter((one) => !SHOWN_BY_DIFFERENCES.has(one));

/**
 * Finds the class whose curve `a + b·f(n)` fits best, by weighted least squares and AIC. b is at least 0.
 * Neighbours that differ by a logarithm, and constants, are told apart by the differences between sizes.
 * @param points at least two, each n positive; the caller leaves out the smallest sizes
 * @param classes the classes to choose from; by default all
 */
export function fitGrowth(
  points: readonly GrowthPoint[],
  noise: Noise = STEP_NOISE,
  classes: readonly ComplexityClass[] = FITTED,
): GrowthFit {
  const ordered = [...points].sort((a, b) => a.n - b.n);
  const candidates = classes
    .filter((complexity) => isMeasurable(complexity, ordered))
    .filter((complexity) => complexity !== 'n_root_n' || isRoot(ordered) || isScatteredRoot(ordered))
    .map((complexity) => fitClass(complexity, ordered, noise))
    .sort((a, b) => a.score - b.score);
  const [best, runnerUp = best] = decided(ordered, candidates, (further) =>
    classes === FITTED ? fitClass(further, ordered, noise) : undefined,
  );
  if (!best || !runnerUp) throw new Error('A growth fit needs at least two points');
  const lead = runnerUp.score - best.score;
  const tailExponent = exponentOfTail(ordered, best.intercept);
  return {
    best,
    runnerUp,
    lead,
    tailExponent,
    conclusive: isConclusive(ordered, best, runnerUp, lead, tailExponent),
  };
}

/** Puts the class first that the differences between sizes show, if they show one. */
function decided(
  points: readonly GrowthPoint[],
  candidates: readonly CandidateFit[],
  fitFurther: (complexity: ComplexityClass) => CandidateFit | undefined,
): CandidateFit[] {
  const [best] = candidates;
  const shown = best && (byDifferences(points, best.complexity) ?? withoutLog(candidates, points));
  if (!best || !shown || shown === best.complexity) return [...candidates];
  const chosen = SHOWN_BY_DIFFERENCES.has(shown)
    ? fitFurther(shown)
    : candidates.find(({ complexity }) => complexity === shown);
  if (!chosen) return [...candidates];
  const rest = candidates.filter((candidate) => candidate !== chosen);
  return [{ ...chosen, score: Math.min(chosen.score, best.score - MIN_LEAD) }, ...rest];
}

/** Beside scattered values a logarithm needs proof: n log n rises at the last sizes, and few programs take n² log n. */
const LEAD_OF_LOG = 4;

function withoutLog(
  [best, ...others]: readonly CandidateFit[],
  points: readonly GrowthPoint[],
): ComplexityClass | null {
  const plain = others.find(({ complexity }) => complexity === 'quadratic');
  const isLine =
    best?.complexity === 'linearithmic' && others.some(({ complexity }) => complexity === 'linear');
  if (isLine && endsLinear(points)) return 'linear';
  const isNear =
    best?.complexity === 'quadratic_log' &&
    plain &&
    (plain.score - best.score < LEAD_OF_LOG || endsQuadratic(points));
  return isNear ? 'quadratic' : null;
}

function isMeasurable(complexity: ComplexityClass, points: readonly GrowthPoint[]): boolean {
  const largest = points.at(-1)?.n ?? 0;
  return !isExplosive(complexity) || largest <= LARGEST_EXPONENTIAL_N;
}

function fitClass(complexity: ComplexityClass, points: readonly GrowthPoint[], noise: Noise): CandidateFit {
  const bases = complexity === 'exponential' ? EXPONENTIAL_BASES : [2];
  const fits = bases.map((base) => ({
    base,
    ...leastSquares(points, (n) => logGrowth(complexity, n, base), noise, complexity === 'constant'),
  }));
  const chosen = fits.reduce((a, b) => (b.chiSquared < a.chiSquared ? b : a));
  const count = points.length;
  const parameters = complexity === 'constant' ? 1 : complexity === 'exponential' ? 3 : 2;
  // Below the floor, a smaller chi-squared only means that the assumed noise is too large.
  const score =
    count * Math.log(Math.max(chosen.chiSquared / count, noise.floor ?? 1e-4)) +
    2 * parameters +
    SIMPLICITY[complexity];
  return {
    complexity,
    score,
    relativeError: chosen.relativeError,
    misfit: chosen.chiSquared / count,
    intercept: chosen.intercept,
    slope: chosen.slope,
    base: chosen.base,
  };
}

interface Line {
  chiSquared: number;
  relativeError: number;
  intercept: number;
  slope: number;
}

/** Values with more noise than this fit too many lines, so their intercept is bounded: a share of the smallest value. */
const EXACT = 0.05;
const LOWEST_START = 0.5;

/** Weighted least squares of one line over f(n), scaled to 1 at the largest n. */
function leastSquares(
  points: readonly GrowthPoint[],
  logF: (n: number) => number,
  noise: Noise,
  flat: boolean,
): Line {
  const top = Math.max(...points.map(({ n }) => logF(n)));
  const rows = points.map(({ n, value }) => {
    const sigma = Math.hypot(noise.relative * value, noise.absolute);
    return { f: Math.exp(logF(n) - top), value, weight: 1 / (sigma * sigma) };
  });
  const sum = (of: (row: (typeof rows)[number]) => number): number =>
    rows.reduce((total, row) => total + of(row), 0);
  const w = sum((row) => row.weight);
  const wf = sum((row) => row.weight * row.f);
  const wv = sum((row) => row.weight * row.value);
  const wff = sum((row) => row.weight * row.f * row.f);
  const wfv = sum((row) => row.weight * row.f * row.value);
  const smallest = Math.min(...rows.map(({ f }) => f));
  const leastValue = Math.min(...rows.map(({ value }) => value));
  const lines: [number, number][] = [[wv / w, 0]];
  if (!flat) {
    lines.push([0, wfv / wff]);
    const determinant = w * wff - wf * wf;
    if (determinant > 1e-12 * w * wff) {
      const slope = (w * wfv - wf * wv) / determinant;
      const intercept = (wv - slope * wf) / w;
      // The intercept may be negative, as when a loop leaves out its first rounds, but no measured size takes no steps.
      const lowest = noise.aboveLeast
        ? -1.5 * slope * smallest
        : noise.relative > EXACT
          ? -LOWEST_START * leastValue
          : -slope * smallest;
      if (slope >= 0 && intercept > lowest) lines.push([intercept, slope]);
    }
  }
  const measured = lines.map(([intercept, slope]) => {
    const residuals = rows.map((row) => row.value - intercept - slope * row.f);
    const chiSquared = residuals.reduce(
      (total, residual, index) => total + residual * residual * (rows[index]?.weight ?? 0),
      0,
    );
    const relative = residuals.reduce(
      (total, residual, index) => total + (residual / Math.max(rows[index]?.value ?? 1, 1e-9)) ** 2,
      0,
    );
    return { chiSquared, relativeError: Math.sqrt(relative / rows.length), intercept, slope };
  });
  return measured.reduce((a, b) => (b.chiSquared < a.chiSquared ? b : a));
}

/**
 * The slope of the last three points on a log-log plot, without the constant part; of all points of the last octave where
 * sizes go up one by one, because every second or fourth input may be of another shape.
 */
export function exponentOfTail(points: readonly GrowthPoint[], intercept = 0): number {
  const largest = points.at(-1)?.n ?? 0;
  const inOctave = points.filter(({ n }) => n * 2 >= largest).length;
  const tail = points.slice(-Math.max(3, inOctave));
  const [first, last] = [tail[0], tail.at(-1)];
  if (!first || !last || first.n === last.n) return Number.NaN;
  const rise = (value: number): number => Math.log(Math.max(value - Math.min(intercept, value * 0.99), 1e-9));
  return (rise(last.value) - rise(first.value)) / (Math.log(last.n) - Math.log(first.n));
}

/** The exponents of the last points that are plausible for each class. */
const TAIL: Partial<Record<ComplexityClass, readonly [number, number]>> = {
  constant: [-0.2, 0.15],
  logarithmic: [-0.1, 0.45],
  square_root: [0.3, 0.7],
  linear: [0.75, 1.2],
  linearithmic: [0.9, 1.5],
  n_root_n: [1.3, 1.7],
  quadratic: [1.6, 2.25],
  quadratic_log: [1.8, 2.6],
  cubic: [2.5, 3.3],
  cubic_log: [2.8, 3.7],
  quartic: [3.4, 4.4],
  quartic_log: [3.8, 4.7],
  quintic: [4.5, 5.5],
  sextic: [5.5, 6.5],
  septic: [6.5, 7.5],
  octic: [7.5, 8.5],
};

function isConclusive(
  points: readonly GrowthPoint[],
  best: CandidateFit,
  runnerUp: CandidateFit,
  lead: number,
  tail: number,
): boolean {
  if (points.length < MIN_POINTS) return false;
  const span = (points.at(-1)?.n ?? 1) / (points[0]?.n ?? 1);
  const stays = staysTheSame(points) || (span >= SPAN_OF_CONSTANT && isUnchanged(points));
  if (best.complexity === 'constant' && stays) return true;
  const explosive = isExplosive(best.complexity);
  const isClear = STEEP.has(best.complexity) || (points.length >= MANY && best.relativeError < CLEAR_FIT);
  const isSteep =
    SHOWN_BY_DIFFERENCES.has(best.complexity) ||
    (STEEP.has(best.complexity) && isSteady(points, best.complexity));
  if (!explosive && !isSteep && span < (isClear ? 2 ** 3 : 2 ** 4) * 0.99) return false;
  if (FLAT.has(best.complexity) && best.relativeError > FLAT_ERROR) return false;
  const [low, high] = TAIL[best.complexity] ?? [-Infinity, Infinity];
  if (!explosive && (tail < low || tail > high)) return false;
  if (explosive && !(tail > LEAST_EXPLOSIVE_TAIL && rises(points, LEAST_EXPLOSION))) return false;
  if (explosive && isExplosive(runnerUp.complexity) && powerOf(points) > LEAST_EXPLOSIVE_POWER) return true;
  if (explosive && outgrowsPowers(points)) return true;
  const neighbours = Math.abs(FITTED.indexOf(best.complexity) - FITTED.indexOf(runnerUp.complexity)) <= 1;
  return lead >= MIN_LEAD || (neighbours && best.relativeError < 0.25);
}

/** Over a smaller range of sizes these already grow by a factor of five hundred. */
const STEEP: ReadonlySet<ComplexityClass> = new Set(['cubic', 'quartic']);
/** At the last sizes growth that is called exponential rises by more than n⁴ does. */
const LEAST_EXPLOSIVE_TAIL = 4.4;
/** Steps that rise by less over all sizes scatter, or belong to a part that hides the rest. */
const LEAST_EXPLOSION = 3;

const rises = (points: readonly GrowthPoint[], factor: number): boolean =>
  (points.at(-1)?.value ?? 0) >= factor * (points[0]?.value ?? 0);

/** Values that rise and then stay may look like these. */
const FLAT: ReadonlySet<ComplexityClass> = new Set(['logarithmic', 'square_root']);
const FLAT_ERROR = 0.12;
/** So many points this close to a curve show it over a smaller range as well. */
const MANY = 8;
const CLEAR_FIT = 0.02;
const SPAN_OF_CONSTANT = 4;

const isUnchanged = (points: readonly GrowthPoint[]): boolean =>
  points.every(({ value }) => value === points[0]?.value);

/** Growth beyond this power of n over the whole range is no polynomial of our classes. */
const LEAST_EXPLOSIVE_POWER = 6;

function powerOf(points: readonly GrowthPoint[]): number {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first.n === last.n) return 0;
  return Math.log(last.value / Math.max(first.value, 1)) / Math.log(last.n / first.n);
}

/** The fitted curve at `n`. @param largest the largest measured n, to which the slope is scaled */
export function fittedValue(fit: CandidateFit, n: number, largest: number): number {
  const f = Math.exp(logGrowth(fit.complexity, n, fit.base) - logGrowth(fit.complexity, largest, fit.base));
  return fit.intercept + fit.slope * f;
}
