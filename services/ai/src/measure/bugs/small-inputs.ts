import type { InputRequest } from '../inputs/input-program.js';
import type { InputShape } from '../inputs/input-source.js';

/** A generator with a fixed seed: the same problem always gets the same inputs, so they can be cached. */
function randomSource(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The largest small input. */
export const SMALL_INPUT_BYTES = 4_000;
const DEFAULT_SMALL = 8;

/**
 * Random small sizes, for each family in turn, smallest first: the first failing input is then already small.
 * @param small the largest size of each variable, which `scale` multiplies
 */
export function smallRequests(
  { variables, families }: InputShape,
  small: Readonly<Record<string, number>>,
  count: number,
  scale = 1,
): InputRequest[] {
  if (families.length === 0) return [];
  const random = randomSource(20_011 + scale);
  return Array.from({ length: count }, (_, at): InputRequest => {
    const reach = Math.min(1, (at + families.length * 2) / (count * 0.6));
    const sizes = Object.fromEntries(
      variables.map(({ name, min, max }) => {
        const most = Math.max(min, Math.min(max, Math.round((small[name] ?? DEFAULT_SMALL) * scale)));
        const reached = min + Math.ceil((most - min) * reach);
        return [name, min + Math.floor(random() * (reached - min + 1))];
      }),
    );
    return { family: families[at % families.length] ?? '', sizes, seed: 50_000 + at };
  });
}
