import type { InputShape, InputVariable } from './input-source.js';
import { TIMES_MANY } from './variations.js';

/** A way to let inputs grow: each of `variables` has the size `n`, the others stay fixed. */
export interface Axis {
  /** `n`, or `n = m` where several grow together. */
  name: string;
  variables: readonly string[];
  /** Without a count, inputs of all sizes are equally long. */
  kinds: readonly InputVariable['kind'][];
  /** Counts that may become so much larger than the largest of `sizes` that many of them fit to few others. */
  ample: readonly string[];
  /** Numbers that may be so large that nothing has as many items, such as an exponent. */
  numbers?: readonly string[];
  /** The smallest legal size. */
  min: number;
  /** Ascending. The first one is large enough to show growth. */
  sizes: readonly number[];
  sizesAt(n: number): Record<string, number>;
}

interface Axes {
  /** All growing variables together. This axis decides the class. */
  joint: Axis;
  /** The same with as little as is legal of what does not grow, where that is another size; else null. */
  scarce: Axis | null;
  /**
   * Each variable alone, when there are several.
   * @param rest the size of the others while a variable with few legal sizes grows; large enough to show its growth
   * @param isScarce as little as is legal of what does not grow along the joint axis
   */
  single: (rest?: number, isScarce?: boolean) => readonly Axis[];
}

/** A variable with a smaller maximum cannot show growth next to one with a larger maximum. */
const LARGE = 250;
/** The size of a variable while another one grows. */
export const RESTING = 48;
/** No program keeps more items than this: they would need more than the usual 256 MB. */
const MOST_ITEMS = 5e7;
/** Sizes of a variable with a small maximum. */
const FEW = 9;
const SMALLEST = 8;
const LARGEST = 1 << 17;
/** Up to this size sizes grow by √2, then by 2. */
const DENSE = 512;
/** If no larger inputs are legal, sizes go up one by one, because exponential growth shows only at small sizes. */
export const ONE_BY_ONE = 64;

/** The axes along which a generator's inputs can grow. @returns null without variables. */
export function axesOf({ variables }: InputShape): Axes | null {
  if (variables.length === 0) return null;
  const furthest = Math.max(...variables.map(({ max }) => max));
  const growing = variables.filter(({ max }) => max >= Math.min(LARGE, furthest));
  const small = variables.filter((variable) => !growing.includes(variable));
  const least = { sizes: small, rest: 1 };
  const alone = (variable: InputVariable, rest: number, isScarce: boolean): Axis => {
    const isLarge = growing.includes(variable);
    const one = axis(variables, [variable], isLarge ? RESTING : rest, isScarce ? least : undefined);
    return isLarge ? one : { ...one, sizes: spread(one.sizes, FEW) };
  };
  return {
    joint: axis(variables, growing, RESTING),
    scarce: small.some(({ max }) => max > 1) ? axis(variables, growing, RESTING, least) : null,
    single: (rest = RESTING, isScarce = false) =>
      variables.length < 2
        ? []
        : variables.map((one) => alone(one, rest, isScarce)).filter(({ sizes }) => sizes.length >= 4),
  };
}

/** At most `most` items, evenly spread, with the first and the last one. */
export function spread<T>(items: readonly T[], most: number): T[] {
  if (items.length <= most) return [...items];
  return Array.from(
    { length: most },
    (_, at) => items[Math.round((at * (items.length - 1)) / (most - 1))] as T,
  );
}

/** @param other variables with another size while they do not grow */
function axis(
  all: readonly InputVariable[],
  growing: readonly InputVariable[],
  rest: number,
  other?: { sizes: readonly InputVariable[]; rest: number },
): Axis {
  const lowest = Math.max(...growing.map(({ min }) => min));
  const highest = Math.min(...growing.map(({ max }) => max));
  const names = growing.map(({ name }) => name);
  const hasCount = growing.some(({ kind }) => kind === 'count');
  const ample = growing.filter(({ kind, max }) => kind === 'count' && max >= TIMES_MANY * highest);
  return {
    name: names.join(' = '),
    variables: names,
    kinds: growing.map(({ kind }) => kind),
    ample: ample.map(({ name }) => name),
    numbers: growing.filter(({ kind, max }) => kind === 'value' && max > MOST_ITEMS).map(({ name }) => name),
    min: Math.max(1, lowest),
    sizes: ladder(
      lowest,
      highest,
      growing.every(({ kind }) => kind === 'value'),
    ),
    sizesAt: (n) =>
      Object.fromEntries(
        all.map((variable) => {
          const { name, kind, min, max } = variable;
          const resting = other?.sizes.includes(variable) ? other.rest : rest;
          if (!growing.includes(variable)) return [name, clamp(resting, min, max)];
          // A number such as the width of a window is hardest at about half the size of its array.
          const share = growing.length > 1 && hasCount && kind === 'value' ? Math.ceil(n / 2) : n;
          return [name, clamp(share, min, max)];
        }),
      ),
  };
}

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** @param isValue a number may be far larger than a count; beyond the counts it grows by 4 */
export function ladder(min: number, max: number, isValue = false): number[] {
  const from = Math.max(1, min);
  if (max <= ONE_BY_ONE) return Array.from({ length: Math.max(0, max - from + 1) }, (_, at) => from + at);
  const sizes: number[] = [];
  const start = Math.max(SMALLEST, from);
  for (let exact = start; exact <= Math.min(max, LARGEST); exact *= exact < DENSE ? Math.SQRT2 : 2)
    sizes.push(Math.round(exact));
  const last = sizes.at(-1) ?? start;
  if (isValue)
    for (let exact = last * 4; exact <= Math.min(max, Number.MAX_SAFE_INTEGER); exact *= 4)
      sizes.push(Math.round(exact));
  else if (max < LARGEST && max > last * 1.3) sizes.push(max);
  return sizes;
}
