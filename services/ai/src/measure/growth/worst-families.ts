import { countersOf } from '../counters/counters.js';
import { exponentOfTail } from '../fitting/fit-growth.js';
import { stepsAlong, type Sample } from './samples.js';

const MOST_FAMILIES = 2;
/** A family whose exponent is higher by this much may take more steps at large sizes. */
const FASTER = 0.25;
/** On a harder family the program takes this many times the steps, or some counter does. */
const HARDER = 1.3;
const COUNTER_HARDER = 1.5;
/** A smaller share of the steps says nothing about a counter. */
const LEAST_SHARE = 0.04;

interface Pilot {
  samples: readonly Sample[];
  /** Families on an input of which the program itself took too long. */
  slow: ReadonlySet<string>;
}

/**
 * The family with most steps at the largest size it reached, then one that grows faster, or one with similar steps. A
 * family that hit a limit early has few points, but it grows fastest. After these comes a family on which one counter,
 * such as the heap's, takes many more steps than on the others.
 */
export function worstFamilies(pilot: Pilot, families: readonly string[]): string[] {
  const ranked = families
    .map((family) => {
      const points = stepsAlong(pilot.samples, family);
      return {
        family,
        last: points.at(-1)?.value ?? 0,
        reached: points.at(-1)?.n ?? 0,
        rise: points.length > 1 ? exponentOfTail(points) : 0,
      };
    })
    .sort((a, b) => b.last - a.last);
  // On a family that ended at a smaller size than another one, or at none, the program ran out of time.
  const furthest = Math.max(0, ...ranked.map(({ reached }) => reached));
  const cutShort = ranked
    .filter(({ family, reached }) => reached < furthest && pilot.slow.has(family))
    .sort((a, b) => b.reached - a.reached)[0];
  const [first, ...others] = cutShort ? [cutShort, ...ranked] : ranked;
  if (!first) return [];
  const faster = others.filter(({ rise }) => rise > first.rise + FASTER).sort((a, b) => b.rise - a.rise);
  const similar = others.filter(({ last }) => last > first.last * 0.5);
  const chosen = [
    ...new Set([first, ...faster.slice(0, 1), ...similar.slice(0, 1)].map(({ family }) => family)),
  ].slice(0, MOST_FAMILIES);
  if (pilot.slow.size > 0) return chosen;
  const rest = families.filter((family) => !chosen.includes(family));
  return [...chosen, ...harderThan(pilot.samples, chosen, rest, furthest, Infinity).slice(0, 1)];
}

/**
 * The families on which the program, or one of its counters, takes clearly more steps than on all of `known`; hardest
 * first.
 * @param harder how many times the steps of the program count as clearly more
 */
export function harderThan(
  samples: readonly Sample[],
  known: readonly string[],
  others: readonly string[],
  n: number,
  harder = HARDER,
): string[] {
  const at = (family: string): Sample[] => samples.filter((one) => one.family === family && one.n === n);
  const before = known.flatMap(at);
  if (before.length === 0) return [];
  const total = Math.max(...before.map(({ count }) => count.total), 1);
  const most = new Map<string, number>();
  for (const { count } of before)
    for (const [key, { steps }] of countersOf(count)) most.set(key, Math.max(most.get(key) ?? 1, steps));
  const gainOf = ({ count }: Sample): number => {
    const gains = Array.from(countersOf(count))
      .filter(([, { steps }]) => steps >= LEAST_SHARE * total)
      .map(([key, { steps }]) => steps / (most.get(key) ?? 1));
    const gain = Math.max(0, ...gains);
    return Math.max(
      count.total >= harder * total ? count.total / total : 0,
      gain >= COUNTER_HARDER ? gain : 0,
    );
  };
  return others
    .map((family) => ({ family, gain: Math.max(0, ...at(family).map(gainOf)) }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .map(({ family }) => family);
}
