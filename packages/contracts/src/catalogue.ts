import { z } from 'zod';
import { CheckerSpec } from './checkers.js';
import { GROUP_LIMITS } from './limits.js';
import { Difficulty, TimeLimitsMs } from './problem-fields.js';
import { SLUG_PATTERN } from './slug.js';
import { StoredGroup } from './test-groups.js';
import { Verdict } from './verdicts.js';

export { SLUG_PATTERN };

/** Complexity classes that the analyser can measure and an author may declare. `variable` names one of the generator's. */
export const ComplexityTarget = z.object({
  time: z.string().regex(/^O\(.+\)$/),
  space: z.string().regex(/^O\(.+\)$/),
  /** False where the input is too small to measure growth (for example `n <= 45`). */
  measurable: z.boolean().default(true),
});

export const GeneratedTest = z.object({
  name: z.string().regex(SLUG_PATTERN),
  family: z.string().min(1),
  sizes: z.record(z.string(), z.number().int().nonnegative()),
  seed: z.number().int().nonnegative(),
});

export const WrongSolution = z.object({
  file: z.string().regex(/^wrong\/[a-z0-9-]+\.(js|py|java|cpp)$/),
  verdict: Verdict.exclude(['accepted', 'compile_error']),
  why: z.string().min(10),
});

/** An entry of `mistakes.yaml`: a program with a mistake that people make. Some test must refuse it. */
export const Mistake = z.object({
  file: z.string().regex(/^mistakes\/[A-Za-z0-9-]+\.(js|py|java|cpp)$/),
  kind: z.enum(['wrong', 'slow']),
  why: z.string().min(10),
});

/**
 * A problem package: one folder `packages/catalogue/problems/<slug>/`, the same layout inside an exported ZIP.
 *
 *   problem.yaml            {@link ProblemManifest}
 *   statement.md            Markdown without constraints and examples
 *   constraints.md          Markdown list
 *   hints.md                four graded hints, separated by a line `---`
 *   editorial.md            approaches, proof, cost and a common mistake
 *   samples/1.in 1.out 1.md input, answer, explanation (Markdown); shown to learners
 *   hidden/<nn>-<name>.in   hand-written hidden tests, each with its .out
 *   generator.mjs           exports `generator` ({@link Generator}); no imports, pure
 *   validator.mjs           exports `validate(input: string): string | null`; null accepts, a string says what is wrong; no imports, pure
 *   checker.py              only for checker kind `custom`
 *   solutions/<language>/reference.<ext> and starter.<ext>   language = javascript | python | java
 *   brute.py                slow and obviously right
 *   wrong/<name>.<ext>      wrong or too-slow solutions, listed in problem.yaml
 *   mistakes/<name>.<ext>   programs with mistakes that people make, listed in mistakes.yaml ({@link Mistake})
 *   bad-inputs/<name>.in    inputs that the validator must reject
 */
export const ProblemManifest = z.object({
  title: z.string().min(3),
  difficulty: Difficulty,
  tags: z.array(z.string().min(1)).min(1),
  category: z.string().min(1),
  /** CPU time for the slowest tolerated JavaScript solution in milliseconds; other languages get a multiple of it. */
  timeLimitMs: z.number().int().min(100).max(10_000).default(2_000),
  /** The limits of languages for which that multiple does not tell right programs from slow ones. */
  timeLimitsMs: TimeLimitsMs.default({}),
  /** Kilobytes; Java gets at least 524288. */
  memoryLimitKb: z.number().int().min(16_384).max(1_048_576).default(262_144),
  checker: CheckerSpec.default({ kind: 'exact' }),
  complexity: ComplexityTarget,
  /** Submit stops at the first failing hidden test; the samples are always all judged. */
  stopAtFirstFailure: z.boolean().default(false),
  /** Groups that give points, with the ids of their tests. Absent: a submission has no score. */
  groups: z.array(StoredGroup).max(GROUP_LIMITS.groups).optional(),
  generated: z.array(GeneratedTest).default([]),
  wrong: z.array(WrongSolution).min(2),
  /** Largest sizes used for the brute-force comparison, per generator variable. */
  small: z.record(z.string(), z.number().int().positive()),
});
export type ProblemManifest = z.infer<typeof ProblemManifest>;
export type GeneratedTest = z.infer<typeof GeneratedTest>;
export type WrongSolution = z.infer<typeof WrongSolution>;
export type Mistake = z.infer<typeof Mistake>;

/** Positions in {@link BinaryTree.nodes}. */
export interface BinaryTreeNode {
  left?: number;
  right?: number;
  parent?: number;
}

export interface BinaryTree {
  /** The root is the first. */
  nodes: BinaryTreeNode[];
  /** The number of tokens, then the values in level order with `null` for a missing child, trailing nulls left out. */
  text(valueOf: (node: number) => number): string;
}

/** Deterministic random source handed to a generator; all bounds are inclusive. */
export interface GeneratorRandom {
  int(min: number, max: number): number;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
  bool(probability?: number): boolean;
  /** @param shape `complete`, `left-chain`, `right-chain`, `zigzag` or `deep-bush`; with any other name the nodes scatter at random */
  binaryTree(n: number, shape: string): BinaryTree;
}

export interface GeneratorVariable {
  name: string;
  /** `count`: how many things there are; `value`: a number whose size matters. */
  kind: 'count' | 'value';
  min: number;
  max: number;
}

export interface Generator {
  variables: readonly GeneratorVariable[];
  /** The first is the default family, used for random small inputs. */
  families: readonly string[];
  /**
   * What there is to print, where the families differ in it far more than in their size. The analysis tells the growth of
   * a program in it as well.
   */
  output?: {
    name: string;
    /** `the number of different words` */
    meaning: string;
    of(input: string): number;
  };
  generate(request: { family: string; sizes: Record<string, number>; random: GeneratorRandom }): string;
}
