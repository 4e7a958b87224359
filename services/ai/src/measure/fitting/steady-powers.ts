import { HIGH_POWERS, LEAST_HIGH_POWER, type ComplexityClass } from '../../evidence/complexity-class.js';
import type { GrowthPoint } from './growth-point.js';
import { powerOver } from './slopes.js';

/** The power over the larger sizes is this close to a whole one. */
const OFF_POWER = 0.35;
/** Beside smaller parts the power is lower at first. */
const BELOW_POWER = 0.6;
const FALLEN = 0.1;
const LEAST_HIGH = { early: 2, late: 4 };
const HIGH_SPAN = 2.2;

/**
 * A power of n above the fourth that stays, or rises a little towards a whole one as beside smaller parts. That of an
 * exponential doubles with n, and that of a number of choices, such as n over 4, falls.
 */
export function highPower(points: readonly GrowthPoint[]): ComplexityClass | null {
  const halves = halvesOf(points, HIGH_SPAN, LEAST_HIGH);
  if (!halves) return null;
  const { early, late } = halves;
  const [before, after] = [powerOver([...new Set([...early, ...late.slice(0, 1)])]), powerOver(late)];
  const whole = Math.round(after);
  const stays =
    Math.abs(after - whole) < OFF_POWER && before > whole - BELOW_POWER && before < after + FALLEN;
  return stays ? (HIGH_POWERS[whole - LEAST_HIGH_POWER] ?? null) : null;
}

/** Points up to and from the middle size. @returns null where the range is smaller than `span`, or either has too few */
function halvesOf(
  points: readonly GrowthPoint[],
  span: number,
  fewest: { early: number; late: number },
): { early: GrowthPoint[]; late: GrowthPoint[] } | null {
  const [least, largest] = [points[0]?.n ?? 1, points.at(-1)?.n ?? 1];
  if (largest < span * least) return null;
  const middle = Math.sqrt(least * largest);
  const grown = points.filter(({ value }) => value > 0);
  const [late, early] = [grown.filter(({ n }) => n >= middle), grown.filter(({ n }) => n <= middle)];
  return late.length < fewest.late || early.length < fewest.early ? null : { early, late };
}

/** Over so small a range, or a larger one, a power of n shows if it is the same in both of its halves. */
const SPAN_OF_STEADY = 3.5;
const LEAST_STEADY = { early: 5, late: 6 };
const POWERS: Partial<Record<ComplexityClass, number>> = { cubic: 3, quartic: 4 };

/** Whether the power of n is that of the class over many neighbouring sizes, and stays: that of an exponential doubles. */
export function isSteady(points: readonly GrowthPoint[], found: ComplexityClass): boolean {
  const power = POWERS[found];
  const halves = halvesOf(points, SPAN_OF_STEADY, LEAST_STEADY);
  if (power === undefined || !halves) return false;
  const [after, before] = [powerOver(halves.late) - power, powerOver(halves.early) - power];
  return Math.abs(after) < OFF_POWER && before < OFF_POWER && before > -BELOW_POWER;
}
