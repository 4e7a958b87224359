import { quantile } from '../../benches/support/statistics.js';
import type { Held } from './resources.js';

/** Caches and code grow at first, so the first third of the samples does not count. */
export interface Course {
  middle: Held;
  last: Held;
  flat: boolean;
}

/** Garbage is collected in waves; runs in hand hold descriptors, and processes of PostgreSQL open files as they need them. */
const MOST_GROWTH = { share: 0.1, privateMb: 8, descriptorShare: 0.2, descriptors: 10 } as const;

const medianOf = (samples: readonly Held[]): Held => ({
  privateMb: quantile(
    samples.map(({ privateMb }) => privateMb),
    0.5,
  ),
  descriptors: quantile(
    samples.map(({ descriptors }) => descriptors),
    0.5,
  ),
});

/** Compares the median of the last third of the samples with that of the middle third. */
export function courseOf(samples: readonly Held[]): Course {
  const third = Math.floor(samples.length / 3);
  const middle = medianOf(samples.slice(third, 2 * third));
  const last = medianOf(samples.slice(2 * third));
  const mostMb = Math.max(MOST_GROWTH.privateMb, middle.privateMb * MOST_GROWTH.share);
  return {
    middle,
    last,
    flat:
      last.privateMb - middle.privateMb <= mostMb &&
      last.descriptors - middle.descriptors <=
        Math.max(MOST_GROWTH.descriptors, middle.descriptors * MOST_GROWTH.descriptorShare),
  };
}
