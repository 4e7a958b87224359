import fs from 'node:fs/promises';
import path from 'node:path';
import { DIFFICULTIES } from '@evident/contracts';
import { encodeTestSetFile, packTestSet } from '../test-sets/test-set.js';
import {
  BUILD_FORMAT,
  CatalogueManifest,
  MANIFEST_FILE,
  testSetFile,
  type BuiltProblem,
} from './built-catalogue.js';
import { listPackages, readPackageFolder } from './package-folder.js';
import { definitionOf } from './package-definition.js';
import { makeTestSet } from './package-tests.js';
import { PackageError, type ProblemPackage } from './problem-package.js';
import { readStudyPlans } from './study-plans.js';

export interface BuildOptions {
  /** Folder of packages. */
  sourceDir: string;
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
 * Turns the packages into a manifest and content-addressed test sets; packages whose content has not changed since the
 * last build are kept as they are. A wrong package is left out and told in the outcome.
 */
export async function buildCatalogue({ sourceDir, outputDir, report }: BuildOptions): Promise<BuildOutcome> {
  await fs.mkdir(path.join(outputDir, 'test-sets'), { recursive: true });
  const previous = new Map(
    (await previousManifest(outputDir))?.problems.map((problem) => [problem.slug, problem]),
  );
  const slugs = await listPackages(sourceDir);
  const problems: BuiltProblem[] = [];
  const failures: string[] = [];
  let built = 0;
  for (const [index, slug] of slugs.entries()) {
    try {
      const pack = await readPackageFolder(sourceDir, slug);
      const known = previous.get(slug);
      if (
        known?.contentHash === pack.contentHash &&
        (await exists(path.join(outputDir, testSetFile(known.testSetHash))))
      ) {
        problems.push(known);
        continue;
      }
      report(`problem ${index + 1} of ${slugs.length}: ${slug}`);
      problems.push(await buildOne(sourceDir, outputDir, pack));
      built += 1;
    } catch (error) {
      failures.push(failureOf(slug, error));
    }
  }
  problems.sort(inListOrder);
  const manifest: CatalogueManifest = {
    format: BUILD_FORMAT,
    problems,
    studyPlans: await readStudyPlans(sourceDir),
  };
  await writeWhole(path.join(outputDir, MANIFEST_FILE), JSON.stringify(manifest));
  await removeStale(outputDir, new Set(problems.map((problem) => testSetFile(problem.testSetHash))));
  return { built, unchanged: problems.length - built, failures };
}

/** Easy before hard, then by title: the order of the problem list. */
function inListOrder({ definition: a }: BuiltProblem, { definition: b }: BuiltProblem): number {
  return (
    DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty) ||
    a.title.localeCompare(b.title, 'en')
  );
}

/** A package's own code may throw anything. */
function failureOf(slug: string, error: unknown): string {
  if (error instanceof PackageError) return error.message;
  return `${slug}: ${error instanceof Error ? error.message : String(error)}`;
}

async function buildOne(sourceDir: string, outputDir: string, pack: ProblemPackage): Promise<BuiltProblem> {
  const set = await makeTestSet(sourceDir, pack);
  await writeWhole(path.join(outputDir, testSetFile(set.hash)), encodeTestSetFile(await packTestSet(set)));
  return {
    slug: pack.slug,
    contentHash: pack.contentHash,
    testSetHash: set.hash,
    testCount: set.tests.length,
    definition: definitionOf(pack),
  };
}

/** @returns null when there is none or it was written by another format. */
export async function previousManifest(outputDir: string): Promise<CatalogueManifest | null> {
  try {
    return CatalogueManifest.parse(
      JSON.parse(await fs.readFile(path.join(outputDir, MANIFEST_FILE), 'utf8')),
    );
  } catch {
    return null;
  }
}

const exists = (file: string): Promise<boolean> =>
  fs.access(file).then(
    () => true,
    () => false,
  );

/** A reader never sees half a file. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await fs.writeFile(`${file}.${process.pid}.part`, content);
  await fs.rename(`${file}.${process.pid}.part`, file);
}

async function removeStale(outputDir: string, wanted: ReadonlySet<string>): Promise<void> {
  for (const name of await fs.readdir(path.join(outputDir, 'test-sets'))) {
    if (!wanted.has(`test-sets/${name}`)) await fs.rm(path.join(outputDir, 'test-sets', name));
  }
}
