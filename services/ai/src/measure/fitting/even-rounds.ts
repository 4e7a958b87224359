import type { ComplexityClass } from '../../evidence/complexity-class.js';
import type { GrowthPoint } from './growth-point.js';
import { doublings, LEAST_STEPS_BACK } from './slopes.js';

/** Rounds of a logarithm beside a power of n: each doubling adds about as many as the one before, and clearly some. */
const EVEN_ROUNDS = 1.35;
const LEAST_ROUNDS = 0.05;
const LEAST_LOG_SPAN = 4;
/** A sort of very few values takes other rounds. */
const MOST_LEFT_OUT = 2;

/** The points nearest to sizes that differ by the same factor. @param steps their number but one */
function evenlyApart(points: readonly GrowthPoint[], steps: number): GrowthPoint[] {
  const [least, largest] = [points[0]?.n ?? 1, points.at(-1)?.n ?? 1];
  const wanted = Array.from({ length: steps + 1 }, (_, at) => least * (largest / least) ** (at / steps));
  const nearest = wanted.map((size) =>
    [...points].sort((a, b) => Math.abs(Math.log(a.n / size)) - Math.abs(Math.log(b.n / size))).slice(0, 1),
  );
  return [...new Set(nearest.flat())];
}

/** Whether steps for each n³ or n⁴ rise by the same amount each time that n doubles, as a logarithm does. */
export function logBesidePower(points: readonly GrowthPoint[]): ComplexityClass | null {
  for (let left = 0; left <= MOST_LEFT_OUT; left += 1) {
    const found = logOver(points.slice(left));
    if (found !== null) return found;
  }
  return null;
}

function logOver(points: readonly GrowthPoint[]): ComplexityClass | null {
  const [least, largest] = [points[0]?.n ?? 1, points.at(-1)?.n ?? 1];
  if (largest < LEAST_LOG_SPAN * least) return null;
  const doubled = doublings(points);
  const chosen = doubled.length > LEAST_STEPS_BACK ? doubled : evenlyApart(points, LEAST_STEPS_BACK);
  if (hasEvenRounds(chosen, 3)) return 'cubic_log';
  return hasEvenRounds(chosen, 4) ? 'quartic_log' : null;
}

/** The same for each n. The digits of numbers make a text longer as well, but not evenly. */
export const risesEvenly = (points: readonly GrowthPoint[]): boolean => hasEvenRounds(doublings(points), 1);

function hasEvenRounds(chosen: readonly GrowthPoint[], power: number): boolean {
  const rounds = chosen.map(({ n, value }) => value / n ** power);
  const rises = rounds.slice(1).map((one, at) => {
    const [from, to] = [chosen[at]?.n ?? 1, chosen[at + 1]?.n ?? 1];
    return (one - (rounds[at] ?? one)) / Math.log2(to / from);
  });
  return (
    rises.length >= LEAST_STEPS_BACK &&
    Math.min(...rises) > LEAST_ROUNDS * (rounds.at(-1) ?? 0) &&
    Math.max(...rises) < EVEN_ROUNDS * Math.min(...rises)
  );
}
