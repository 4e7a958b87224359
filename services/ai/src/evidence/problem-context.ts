import type { CheckerSpec, Language } from '@evident/contracts';

/** What the analysis may know of a problem. Authors' code in it runs in the sandbox only. */
export interface ProblemContext {
  problemId: string;
  /** Changes with tests, references, limits, generator: part of every cache key. */
  revision: string;
  title: string;
  statement: string;
  checker: CheckerSpec;
  timeLimitMs: number;
  memoryLimitKb: number;
  /** All tests, hidden ones, too: nothing of a hidden test may reach the learner but its number and verdict. */
  tests: readonly { id: string; input: string; answer: string; hidden: boolean }[];
  references: Partial<Record<Language, string>>;
  /** As the author declared it; `measurable` false where inputs are too small to measure growth. */
  complexity: { time: string; space: string; measurable: boolean } | null;
  /** Module texts as in the package; null where a problem was written by hand without them. */
  generator: string | null;
  validator: string | null;
  /** Largest sizes of the random small inputs, per generator variable. */
  small: Readonly<Record<string, number>>;
}

/** Ordered by the size of the input. */
export const smallestFirst = <T extends { input: string }>(cases: readonly T[]): T[] =>
  [...cases].sort((a, b) => a.input.length - b.input.length);
