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
  /** Who builds the packages that have changed; by default this process, one after another. */
  builders?: readonly PackageBuilder[];
}

/** Makes a package's tests and writes them below the output folder. @throws PackageError */
export type PackageBuilder = (pack: ProblemPackage) => Promise<BuiltProblem>;

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
  const { builders = [packageBuilder(problemsFolder, outputDir)] } = options;
  const { problems, changed, failures } = await readPackages(problemsFolder, outputDir);
  const unchanged = problems.length;
  const waiting = [...changed.entries()];
  const lane = async (build: PackageBuilder): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, pack] = next;
      report(`problem ${index + 1} of ${changed.length}: ${pack.slug}`);
      try {
        problems.push(await build(pack));
      } catch (error) {
        failures.push(failureOf(pack.slug, error));
      }
    }
  };
  await Promise.all(builders.map(lane));
  problems.sort(inListOrder);
  await writeManifest(
    outputDir,
    problems,
    await readStudyPlans(studyPlansFile),
    await readLearningPath(learningPath),
  );
  await removeStaleTestSets(outputDir, problems);
  return { built: problems.length - unchanged, unchanged, failures };
}

interface Packages {
  /** What the last build made of packages that are as they were. */
  problems: BuiltProblem[];
  changed: ProblemPackage[];
  failures: string[];
}

async function readPackages(problemsFolder: string, outputDir: string): Promise<Packages> {
  const previous = new Map(
    (await readManifest(outputDir))?.problems.map((problem) => [problem.slug, problem]),
  );
  const found: Packages = { problems: [], changed: [], failures: [] };
  for (const slug of packageSlugs(problemsFolder)) {
    try {
      const pack = readPackage(slug, problemsFolder);
      const known = previous.get(slug);
      const isKept =
        known?.contentHash === pack.contentHash &&
        (await exists(path.join(outputDir, testSetFile(known.testSetHash))));
      if (isKept) found.problems.push(known);
      else found.changed.push(pack);
    } catch (error) {
      found.failures.push(failureOf(slug, error));
    }
  }
  return found;
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

export const packageBuilder =
  (problemsFolder: string, outputDir: string): PackageBuilder =>
  async (pack) => {
    const set = await makeTestSet(pack, problemsFolder);
    await writeTestSet(outputDir, await packTestSet(set));
    return {
      slug: pack.slug,
      contentHash: pack.contentHash,
      testSetHash: set.hash,
      testCount: set.tests.length,
      definition: definitionOf(pack),
    };
  };

const exists = (file: string): Promise<boolean> =>
  fs.access(file).then(
    () => true,
    () => false,
  );
