import { quantile } from '../../benches/support/statistics.js';
import type { Held } from './resources.js';

/** Caches and code grow at first, so the first third of the samples does not count. */
export interface Course {
  middle: Held;
  last: Held;
  flat: boolean;
}

/** Garbage is collected in waves. */
const MOST_GROWTH = { share: 0.1, privateMb: 8, descriptors: 5 } as const;

/** Runs in hand hold descriptors for a moment, so the fewest of all samples are those that stay. */
const typical = (samples: readonly Held[]): Held => ({
  privateMb: quantile(
    samples.map(({ privateMb }) => privateMb),
    0.5,
  ),
  descriptors: Math.min(...samples.map(({ descriptors }) => descriptors)),
});

/** Compares the median memory and the fewest descriptors of the last third of the samples with those of the middle third. */
export function courseOf(samples: readonly Held[]): Course {
  const third = Math.floor(samples.length / 3);
  const middle = typical(samples.slice(third, 2 * third));
  const last = typical(samples.slice(2 * third));
  const mostMb = Math.max(MOST_GROWTH.privateMb, middle.privateMb * MOST_GROWTH.share);
  return {
    middle,
    last,
    flat:
      last.privateMb - middle.privateMb <= mostMb &&
      last.descriptors - middle.descriptors <= MOST_GROWTH.descriptors,
  };
}
