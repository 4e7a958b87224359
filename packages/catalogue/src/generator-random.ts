import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { GeneratorRandom } from '@evident/contracts';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { growBinaryTree } from './binary-tree.js';

type Seeded = (seed: number) => GeneratorRandom;

/** The sandbox runs this function's text, so it uses nothing but its parameters and the language. */
function randomSources(
  drawInt: typeof uniformInt,
  generatorOf: typeof xoroshiro128plus,
  growTree: typeof growBinaryTree,
): Seeded {
  return (seed) => {
    const source = generatorOf(seed);
    const int = (min: number, max: number): number => {
      if (!Number.isSafeInteger(min) || !Number.isSafeInteger(max) || min > max) {
        throw new RangeError(`int(${min}, ${max}) is not a range of whole numbers`);
      }
      return drawInt(source, min, max);
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
      bool: (probability = 0.5) => int(0, 999_999) < probability * 1_000_000,
      binaryTree: (n, shape) => growTree(int, n, shape),
    };
  };
}

/** The deterministic random source of generators: the same seed draws the same numbers on every machine. */
export const generatorRandom: Seeded = randomSources(uniformInt, xoroshiro128plus, growBinaryTree);

const require = createRequire(import.meta.url);

function libraryText(name: string): string {
  const text = fs.readFileSync(require.resolve(`pure-rand/${name}`), 'utf8');
  return `(() => { const exports = {}; const module = { exports };\n${text}\nreturn module.exports; })()`;
}

let text: string | undefined;

/** JavaScript expression for the sandbox: {@link generatorRandom} itself, made of the same functions. */
export function generatorRandomText(): string {
  text ??= `(() => {
  const { uniformInt } = ${libraryText('distribution/uniformInt')};
  const { xoroshiro128plus } = ${libraryText('generator/xoroshiro128plus')};
  return (${randomSources.toString()})(uniformInt, xoroshiro128plus, ${growBinaryTree.toString()});
})()`;
  return text;
}
