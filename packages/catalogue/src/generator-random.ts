import type { GeneratorRandom } from '@evident/contracts';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** The deterministic random source of generators: the same seed draws the same numbers on every machine. */
export function generatorRandom(seed: number): GeneratorRandom {
  const source = xoroshiro128plus(seed);
  const int = (min: number, max: number): number => {
    if (!Number.isSafeInteger(min) || !Number.isSafeInteger(max) || min > max) {
      throw new RangeError(`int(${min}, ${max}) is not a range of whole numbers`);
    }
    return uniformInt(source, min, max);
  };
  return {
    int,
    pick<T>(items: readonly T[]): T {
      if (items.length === 0) throw new RangeError('pick() needs at least one item');
      return items[int(0, items.length - 1)] as T;
    },
    shuffle<T>(items: readonly T[]): T[] {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = int(0, last);
        [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
      }
      return shuffled;
    },
    bool(probability = 0.5): boolean {
      return int(0, 999_999) < probability * 1_000_000;
    },
  };
}
