import fs from 'node:fs/promises';
import path from 'node:path';
import { DIFFICULTIES } from '@evident/contracts';
import {
  readManifest,
  removeStaleTestSets,
  testSetFile,
  writeManifest,
  writeTestSet,
  type BuiltProblem,
} from './built-catalogue.js';
import { readLearningPath, type LearningPathFiles } from './learning-path.js';
import { definitionOf } from './package-definition.js';
import { makeTestSet } from './package-tests.js';
import { packageSlugs, readPackage } from './packages.js';
import { PackageError, type ProblemPackage } from './problem-package.js';
import { readStudyPlans } from './study-plans.js';
import { packTestSet } from './test-set.js';

export interface BuildOptions {
  /** One folder for each package. */
  problemsFolder: string;
  /** May be missing. */
  studyPlansFile: string;
  /** May be missing. */
  learningPath: LearningPathFiles;
  outputDir: string;
  report: (line: string) => void;
}

export interface BuildOutcome {
  built: number;
  unchanged: number;
  /** One sentence for each package that could not be built; it is left out. */
  failures: string[];
}

/**
 * Writes a manifest and one file for each test set, named by its content hash. A package that has not changed since
 * the last build keeps its test set. A package with an error is left out; the outcome names it.
 */
export async function buildCatalogue(options: BuildOptions): Promise<BuildOutcome> {
  const { problemsFolder, studyPlansFile, learningPath, outputDir, report } = options;
  const previous = new Map(
    (await readManifest(outputDir))?.problems.map((problem) => [problem.slug, problem]),
  );
  const slugs = packageSlugs(problemsFolder);
  const problems: BuiltProblem[] = [];
  const failures: string[] = [];
  let built = 0;
  for (const [index, slug] of slugs.entries()) {
    try {
      const pack = readPackage(slug, problemsFolder);
      const known = previous.get(slug);
      if (
        known?.contentHash === pack.contentHash &&
        (await exists(path.join(outputDir, testSetFile(known.testSetHash))))
      ) {
        problems.push(known);
        continue;
      }
      report(`problem ${index + 1} of ${slugs.length}: ${slug}`);
      problems.push(await buildOne(problemsFolder, outputDir, pack));
      built += 1;
    } catch (error) {
      failures.push(failureOf(slug, error));
    }
  }
  problems.sort(inListOrder);
  await writeManifest(
    outputDir,
    problems,
    await readStudyPlans(studyPlansFile),
    await readLearningPath(learningPath),
  );
  await removeStaleTestSets(outputDir, problems);
  return { built, unchanged: problems.length - built, failures };
}

/** Easy before hard, then by title: the order of the problem list. */
function inListOrder({ definition: a }: BuiltProblem, { definition: b }: BuiltProblem): number {
  return (
    DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty) ||
    a.title.localeCompare(b.title, 'en')
  );
}

/** Turns what a package's code threw into a sentence. */
function failureOf(slug: string, error: unknown): string {
  if (error instanceof PackageError) return error.message;
  return `${slug}: ${error instanceof Error ? error.message : String(error)}`;
}

async function buildOne(
  problemsFolder: string,
  outputDir: string,
  pack: ProblemPackage,
): Promise<BuiltProblem> {
  const set = await makeTestSet(pack, problemsFolder);
  await writeTestSet(outputDir, await packTestSet(set));
  return {
    slug: pack.slug,
    contentHash: pack.contentHash,
    testSetHash: set.hash,
    testCount: set.tests.length,
    definition: definitionOf(pack),
  };
}

const exists = (file: string): Promise<boolean> =>
  fs.access(file).then(
    () => true,
    () => false,
  );
