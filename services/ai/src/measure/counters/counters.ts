import { INPUT_LIBRARY, type StepCount } from './instrumented-program.js';

/** One counter of a program: a place in its source, or the library calls made there. */
export interface Counter {
  /** 1-based; null before the program entered any place. */
  line: number | null;
  label: string;
  steps: number;
}

/** The counters of a run by key, without those for reading the input. The same program always has the same keys. */
export function countersOf({ sites, charges }: StepCount): Map<string, Counter> {
  const counters = new Map<string, Counter>();
  for (const [index, { line, label, steps }] of sites.entries())
    counters.set(`site ${index}`, { line, label, steps });
  for (const [key, steps] of charges) {
    const at = key.lastIndexOf('@');
    const label = key.slice(0, at);
    if (label === INPUT_LIBRARY) continue;
    counters.set(key, { line: sites[Number(key.slice(at + 1))]?.line ?? null, label, steps });
  }
  return counters;
}
