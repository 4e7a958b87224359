import type { CheckerSpec, Language, TimeLimitsMs } from '@evident/contracts';

/** A problem as the analysis sees it. Its authors' code runs in the sandbox only. */
export interface ProblemContext {
  problemId: string;
  /** Changes with the tests, references, limits and generator. It is part of every cache key. */
  revision: string;
  title: string;
  statement: string;
  checker: CheckerSpec;
  timeLimitMs: number;
  timeLimitsMs?: TimeLimitsMs | undefined;
  memoryLimitKb: number;
  /** All tests, with the hidden ones. Only number and verdict of a hidden test may reach the learner. */
  tests: readonly { id: string; input: string; answer: string; hidden: boolean }[];
  references: Partial<Record<Language, string>>;
  /** As the author declared it. `measurable` is false when legal inputs are too small to show growth. */
  complexity: { time: string; space: string; measurable: boolean } | null;
  /** Source of the package's modules; null for a problem without them. */
  generator: string | null;
  validator: string | null;
  /** Largest sizes of the random small inputs, per generator variable. */
  small: Readonly<Record<string, number>>;
}

/** Ordered by the size of the input. */
export const smallestFirst = <T extends { input: string }>(cases: readonly T[]): T[] =>
  [...cases].sort((a, b) => a.input.length - b.input.length);
