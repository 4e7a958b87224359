import type { CountedPoint } from './classify.js';

/** The counted steps on one input. */
export interface Sample extends CountedPoint {
  family: string;
  seed: number;
}

/** One group for each size, in order of the sizes; each in order of the steps. */
export function groupedBySize(samples: readonly Sample[]): Sample[][] {
  const groups = new Map<number, Sample[]>();
  for (const sample of samples) groups.set(sample.n, [...(groups.get(sample.n) ?? []), sample]);
  return Array.from(groups.values(), (group) =>
    [...new Map(group.map((sample) => [sample.seed, sample])).values()].sort(
      (a, b) => a.count.total - b.count.total,
    ),
  ).sort(([a], [b]) => (a?.n ?? 0) - (b?.n ?? 0));
}

/** One point for each size: the most steps of any input, or the median of a program that draws random numbers. */
export function merged(samples: readonly Sample[], pick: 'most' | 'median' = 'most'): CountedPoint[] {
  return groupedBySize(samples).flatMap((group) => {
    const chosen = pick === 'most' ? group.at(-1) : group[Math.floor(group.length / 2)];
    return chosen ? [{ n: chosen.n, count: chosen.count, ...(chosen.bytes && { bytes: chosen.bytes }) }] : [];
  });
}

export const stepsAlong = (samples: readonly Sample[], family: string): { n: number; value: number }[] =>
  merged(samples.filter((sample) => sample.family === family)).map(({ n, count }) => ({
    n,
    value: count.total,
  }));
