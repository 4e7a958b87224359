import fs from 'node:fs/promises';
import path from 'node:path';
import { CheckerSpec, Difficulty, Example, StoredGroup, TimeLimitsMs, Verdict } from '@evident/contracts';
import { z } from 'zod';
import { decodeTestSetFile, encodeTestSetFile, type PackedTestSet } from './test-set.js';

/** Raise it when the meaning of the build's output changes: every package is then built again. */
const BUILD_FORMAT = 5;

const perLanguage = <T extends z.ZodType>(value: T) =>
  z.object({ JAVASCRIPT: value, PYTHON: value, JAVA: value });
/** Every package of this repository has C++ too; a problem of an author may lack it. */
const sources = perLanguage(z.string()).extend({ CPP: z.string().optional() });

/** The parts of a package that only authors and the judge see. */
const AuthoringMaterial = z.object({
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
  /** Absent for problems that were stored before it was kept. */
  mistakes: z
    .array(
      z.object({ file: z.string(), kind: z.enum(['wrong', 'slow']), why: z.string(), source: z.string() }),
    )
    .optional(),
  badInputs: z.array(z.object({ name: z.string(), input: z.string() })),
  explanations: z.record(z.string(), z.string()),
  /** Hash of the tests that the package's own files gave. A generated test that differs from them was edited. */
  packageTestSet: z.string().optional(),
});

/** Everything about a problem except its tests. */
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
  codeSnippets: sources,
  referenceSolutions: sources,
  timeLimitMs: z.number().int(),
  timeLimitsMs: TimeLimitsMs,
  memoryLimitKb: z.number().int(),
  checker: CheckerSpec,
  stopAtFirstFailure: z.boolean(),
  /** Absent where the problem has no groups. */
  groups: z.array(StoredGroup).optional(),
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

/** A page of the learning path. */
export const BuiltTopic = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Markdown. */
  idea: z.string(),
  /** Markdown with a table. */
  trace: z.string(),
  /** SVG without colours. */
  picture: z.string(),
  /** Slugs, from easy to hard. */
  problems: z.array(z.string()),
});
export type BuiltTopic = z.infer<typeof BuiltTopic>;

export const CatalogueManifest = z.object({
  format: z.literal(BUILD_FORMAT),
  problems: z.array(BuiltProblem),
  studyPlans: z.array(StudyPlan),
  topics: z.array(BuiltTopic).default([]),
});
export type CatalogueManifest = z.infer<typeof CatalogueManifest>;

/** A manifest whose problems are not looked into: to check all of them takes a tenth of a second. */
const CatalogueOutline = CatalogueManifest.extend({
  problems: z.array(z.looseObject({ slug: z.string(), contentHash: z.string() })),
});
export type CatalogueOutline = z.infer<typeof CatalogueOutline>;

const MANIFEST_FILE = 'manifest.json';
export const testSetFile = (hash: string): string => `test-sets/${hash}.tests`;

const read = async <T>(folder: string, form: z.ZodType<T>): Promise<T | null> => {
  try {
    return form.parse(JSON.parse(await fs.readFile(path.join(folder, MANIFEST_FILE), 'utf8')));
  } catch {
    return null;
  }
};

/**
 * @param folder the built catalogue
 * @returns null when the folder holds no manifest of this format.
 */
export const readManifest = (folder: string): Promise<CatalogueManifest | null> =>
  read(folder, CatalogueManifest);

/** As `readManifest`; a problem is still to be parsed as a `BuiltProblem`. */
export const readOutline = (folder: string): Promise<CatalogueOutline | null> =>
  read(folder, CatalogueOutline);

/** @throws Error when the built catalogue lacks the test set or its file is damaged. */
export async function readTestSet(folder: string, hash: string): Promise<PackedTestSet> {
  return decodeTestSetFile(await fs.readFile(path.join(folder, testSetFile(hash))), hash);
}

/** @param problems in the order of the problem list */
export async function writeManifest(
  folder: string,
  problems: BuiltProblem[],
  studyPlans: StudyPlan[],
  topics: BuiltTopic[],
): Promise<void> {
  const manifest: CatalogueManifest = { format: BUILD_FORMAT, problems, studyPlans, topics };
  await writeWhole(path.join(folder, MANIFEST_FILE), JSON.stringify(manifest));
}

export async function writeTestSet(folder: string, set: PackedTestSet): Promise<void> {
  await writeWhole(path.join(folder, testSetFile(set.hash)), encodeTestSetFile(set));
}

/** Removes the test sets of which no problem is left. */
export async function removeStaleTestSets(folder: string, problems: readonly BuiltProblem[]): Promise<void> {
  const wanted = new Set(problems.map(({ testSetHash }) => testSetFile(testSetHash)));
  for (const name of await fs.readdir(path.join(folder, 'test-sets'))) {
    if (!wanted.has(`test-sets/${name}`)) await fs.rm(path.join(folder, 'test-sets', name));
  }
}

/** Renames a finished file into place, so that a reader never sees half of it. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(unfinished, content);
  await fs.rename(unfinished, file);
}
