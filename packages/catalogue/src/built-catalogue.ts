import { CheckerSpec, Difficulty, Example, Verdict } from '@evident/contracts';
import { z } from 'zod';

/** Raised when the build's output changes its meaning, so that every package is built again. */
export const BUILD_FORMAT = 2;

const perLanguage = <T extends z.ZodType>(value: T) =>
  z.object({ JAVASCRIPT: value, PYTHON: value, JAVA: value });

/** Material of a package that only authors and the judge see. */
export const AuthoringMaterial = z.object({
  generatorSource: z.string(),
  validatorSource: z.string(),
  bruteSource: z.string(),
  small: z.record(z.string(), z.number()),
  measurable: z.boolean(),
  generated: z.array(
    z.object({
      name: z.string(),
      family: z.string(),
      sizes: z.record(z.string(), z.number()),
      seed: z.number(),
    }),
  ),
  wrong: z.array(z.object({ file: z.string(), verdict: Verdict, why: z.string(), source: z.string() })),
  badInputs: z.array(z.object({ name: z.string(), input: z.string() })),
  explanations: z.record(z.string(), z.string()),
});
export type AuthoringMaterial = z.infer<typeof AuthoringMaterial>;

/** Everything about a problem but its tests. */
export const ProblemDefinition = z.object({
  slug: z.string(),
  title: z.string(),
  difficulty: Difficulty,
  tags: z.array(z.string()),
  category: z.string(),
  description: z.string(),
  constraints: z.string(),
  hints: z.string().nullable(),
  editorial: z.string().nullable(),
  examples: perLanguage(Example),
  codeSnippets: perLanguage(z.string()),
  referenceSolutions: perLanguage(z.string()),
  timeLimitMs: z.number().int(),
  memoryLimitKb: z.number().int(),
  checker: CheckerSpec,
  stopAtFirstFailure: z.boolean(),
  targetComplexity: z.object({ time: z.string(), space: z.string() }).nullable(),
  authoring: AuthoringMaterial.nullable(),
});
export type ProblemDefinition = z.infer<typeof ProblemDefinition>;

export const BuiltProblem = z.object({
  slug: z.string(),
  /** Of the package's files. */
  contentHash: z.string(),
  testSetHash: z.string(),
  testCount: z.number().int(),
  definition: ProblemDefinition,
});
export type BuiltProblem = z.infer<typeof BuiltProblem>;

export const StudyPlan = z.object({
  name: z.string().min(1).max(80),
  description: z.string().max(500),
  problems: z.array(z.string()).min(1).max(100),
});
export type StudyPlan = z.infer<typeof StudyPlan>;

export const CatalogueManifest = z.object({
  format: z.literal(BUILD_FORMAT),
  problems: z.array(BuiltProblem),
  studyPlans: z.array(StudyPlan),
});
export type CatalogueManifest = z.infer<typeof CatalogueManifest>;

export const MANIFEST_FILE = 'manifest.json';
export const testSetFile = (hash: string): string => `test-sets/${hash}.tests`;
