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
  const rest = telling.map((point) => ((point.bytes ?? 0) - steps(point)) / point.n);
  const last = telling.at(-1);
  const whole = last ? (last.bytes ?? 0) / last.n : 0;
  if (Math.min(...rest) < 0 || Math.max(...rest) - Math.min(...rest) > SAME * whole) return false;
  const series = points.map((point) => ({ n: point.n, value: steps(point) }));
  return fitGrowth(series, STEP_NOISE).best.complexity === 'linearithmic';
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
