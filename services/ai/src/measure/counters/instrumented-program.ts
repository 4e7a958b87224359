import { z } from 'zod';

/** A place in the learner's source that is counted: a loop body, a function body, a comprehension. */
export interface Site {
  /** 1-based line of the learner's own source. */
  line: number;
  label: string;
}

/** A program that counts its own steps and reports them on standard error when it ends. */
export interface InstrumentedProgram {
  source: string;
  /** Starts the report line. It is random for each program, so the program cannot forge a report. */
  marker: string;
  /**
   * `full` charges library calls and counts lambdas. A program that does not compile in this form is tried without the
   * bodies of lambdas, then with loops and functions alone.
   */
  level: 'full' | 'plain' | 'loops';
  /** Java: the class that counts. */
  counter?: string;
}

/** A library call costs this share of a step for each element that it touches. */
export const UNIT = 0.05;

/** Memory measurements per run, after which the program is ended. */
export const WEIGHINGS = 4;

const Weight = z.object({
  /** Most bytes in use beyond those at the start. */
  bytes: z.number(),
  /** The program was ended early, while its memory still grew. */
  rising: z.boolean(),
});

const Report = z.object({
  sites: z.array(z.object({ line: z.number().int(), label: z.string(), steps: z.number().nonnegative() })),
  /** `name@site` → steps charged for library calls made since that site was last entered. */
  library: z.record(z.string(), z.number().nonnegative()),
  /** `name@site` → letters that short texts lack to those for which they were charged. */
  short: z.record(z.string(), z.number().nonnegative()),
  /** The deepest recursion. */
  depth: z.number().int().nonnegative(),
  /** Null when memory was not measured. */
  heap: Weight.nullable(),
});

interface CountedSite extends Site {
  steps: number;
}

export interface StepCount {
  total: number;
  /** In the order of the source, so the same program always has the same list. */
  sites: CountedSite[];
  charges: Map<string, number>;
  /** Letters that short texts lack to those in `charges`, by the same keys. */
  short: Map<string, number>;
  depth: number;
  heap: z.infer<typeof Weight> | null;
}

/**
 * Library calls that only split and trim the input. They do not count towards the class, because every solution makes
 * them.
 */
export const INPUT_LIBRARY = 'input';

/**
 * Reads the report off a run's standard error.
 * @returns undefined when there is none, or when it is not a valid report
 */
export function readStepCount(stderr: string, marker: string): StepCount | undefined {
  const at = stderr.lastIndexOf(marker);
  if (at < 0) return undefined;
  const line = stderr.slice(at + marker.length).split('\n', 1)[0] ?? '';
  try {
    const { sites, library, short, depth, heap } = Report.parse(JSON.parse(line));
    const charges = new Map(Object.entries(library));
    const charged = Array.from(charges)
      .filter(([name]) => !name.startsWith(`${INPUT_LIBRARY}@`))
      .reduce((sum, [, steps]) => sum + steps, 0);
    return {
      total: sites.reduce((sum, { steps }) => sum + steps, 0) + charged,
      sites,
      charges,
      short: new Map(Object.entries(short)),
      depth,
      heap,
    };
  } catch {
    return undefined;
  }
}
