import type { GrowthPoint } from './growth-point.js';

/** The last sizes that count: each is about twice the one before. */
const MOST_STEPS_BACK = 5;
export const LEAST_STEPS_BACK = 3;

/** The largest sizes, each at most half of the next one. */
export function doublings(points: readonly GrowthPoint[]): GrowthPoint[] {
  const chosen: GrowthPoint[] = [];
  for (const point of [...points].reverse()) {
    const next = chosen[0];
    if (!next || point.n <= next.n / 1.9) chosen.unshift(point);
    if (chosen.length > MOST_STEPS_BACK) break;
  }
  return chosen;
}

/** The differences between neighbouring sizes, divided by those of n^power. */
export const slopesOf = (points: readonly GrowthPoint[], power: number): number[] =>
  points.slice(1).flatMap((point, at) => {
    const before = points[at];
    return before ? [(point.value - before.value) / (point.n ** power - before.n ** power)] : [];
  });

/** The slope of log value over log n. */
export function powerOver(points: readonly GrowthPoint[]): number {
  const rows = points.map(({ n, value }) => ({ x: Math.log2(n), y: Math.log2(value) }));
  const mean = (of: (row: { x: number; y: number }) => number): number =>
    rows.reduce((sum, row) => sum + of(row), 0) / rows.length;
  const [x0, y0] = [mean(({ x }) => x), mean(({ y }) => y)];
  return mean(({ x, y }) => (x - x0) * (y - y0)) / mean(({ x }) => (x - x0) ** 2);
}
