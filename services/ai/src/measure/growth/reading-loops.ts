import type { StepCount } from '../counters/instrumented-program.js';
import { fitGrowth, STEP_NOISE } from '../fitting/fit-growth.js';

interface ReadPoint {
  n: number;
  count: StepCount;
  /** The length of the input. */
  bytes?: number;
}

/** At smaller sizes the first line of the input counts for much. */
const LEAST_SIZE = 64;
const LEAST_POINTS = 5;
/** What one value takes of the input besides its digits is the same at each size, up to this share. */
const SAME = 0.06;

/** Whether a loop takes a step for each byte of the input except for a fixed number of them for each value. */
function readsDigits(points: readonly ReadPoint[], site: number): boolean {
  const telling = points.filter(({ n, bytes }) => n >= LEAST_SIZE && bytes !== undefined);
  const steps = (point: ReadPoint): number => point.count.sites[site]?.steps ?? 0;
  if (telling.length < LEAST_POINTS || telling.some((point) => steps(point) === 0)) return false;
  if (!readsToTheEnd(telling, steps) && !isADigitForEach(telling, site)) return false;
  const series = points.map((point) => ({ n: point.n, value: steps(point) }));
  return fitGrowth(series, STEP_NOISE).best.complexity === 'linearithmic';
}

function readsToTheEnd(points: readonly ReadPoint[], steps: (point: ReadPoint) => number): boolean {
  const rest = points.map((point) => ((point.bytes ?? 0) - steps(point)) / point.n);
  const last = points.at(-1);
  const whole = last ? (last.bytes ?? 0) / last.n : 0;
  return Math.min(...rest) >= 0 && Math.max(...rest) - Math.min(...rest) <= SAME * whole;
}

/** The bytes of the input for each value, with the blank behind it, are a whole number of values for each n. */
const OFF_WHOLE = 0.03;

/**
 * The same for a program that stops to read at its answer: another place is reached once for each value, and the loop
 * takes as many rounds for it as a value has digits.
 */
function isADigitForEach(points: readonly ReadPoint[], site: number): boolean {
  const places = points[0]?.count.sites.map((_, at) => at).filter((at) => at !== site) ?? [];
  return places.some((place) => {
    const values = points.map(({ n, bytes = 0, count }) => {
      const digits = (count.sites[site]?.steps ?? 0) / (count.sites[place]?.steps ?? 0);
      return bytes / n / (digits + 1);
    });
    const whole = Math.round(values.at(-1) ?? 0);
    return whole > 0 && values.every((value) => Math.abs(value - whole) <= OFF_WHOLE * whole);
  });
}

/**
 * The points without the steps of loops that read numbers byte by byte. Larger inputs have longer numbers, so these
 * loops look like n log n, which says nothing about the program.
 */
export function withoutReadingLoops<T extends ReadPoint>(points: readonly T[]): T[] {
  const sites = points[0]?.count.sites.map((_, at) => at) ?? [];
  const reading = new Set(points.length < LEAST_POINTS ? [] : sites.filter((at) => readsDigits(points, at)));
  if (reading.size === 0) return [...points];
  return points.map((point) => {
    const { count } = point;
    const read = count.sites.reduce((sum, { steps }, at) => sum + (reading.has(at) ? steps : 0), 0);
    const kept = count.sites.map((site, at) => (reading.has(at) ? { ...site, steps: 0 } : site));
    return { ...point, count: { ...count, sites: kept, total: count.total - read } };
  });
}
