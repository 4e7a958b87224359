import { INPUT_LIBRARY, UNIT, type StepCount } from './instrumented-program.js';

/** One counter of a program: a place in its source, or the library calls made there. */
export interface Counter {
  /** 1-based; null before the program entered any place. */
  line: number | null;
  label: string;
  steps: number;
}

/** Begins the key of all calls of one name together. */
export const ALL_CALLS = 'all ';

/**
 * The counters of a run by key, without those for reading the input. A call is charged to the place that was entered
 * last, which may depend on the data, so all calls of a name count together as well.
 */
export function countersOf({ sites, charges }: StepCount): Map<string, Counter> {
  const counters = new Map<string, Counter>();
  for (const [index, { line, label, steps }] of sites.entries())
    counters.set(`site ${index}`, { line, label, steps });
  const calls = [...charges].flatMap(([key, steps]) => {
    const at = key.lastIndexOf('@');
    const label = key.slice(0, at);
    const line = sites[Number(key.slice(at + 1))]?.line ?? null;
    return label === INPUT_LIBRARY ? [] : [{ key, line, label, steps }];
  });
  for (const { key, ...counter } of calls) counters.set(key, counter);
  // The line of the most expensive calls comes last.
  for (const { label, line, steps } of calls.sort((a, b) => a.steps - b.steps)) {
    const key = `${ALL_CALLS}${label}`;
    counters.set(key, { line, label, steps: steps + (counters.get(key)?.steps ?? 0) });
  }
  return counters;
}

/**
 * The run with a step for each item that calls of the library touch, and for each letter of a text. Words of up to 20
 * letters cost the same otherwise, so their length would not show.
 */
export const inItems = (count: StepCount): StepCount => ({
  ...count,
  charges: new Map(
    Array.from(count.charges, ([key, steps]) => [key, steps / UNIT - (count.short.get(key) ?? 0)]),
  ),
});
