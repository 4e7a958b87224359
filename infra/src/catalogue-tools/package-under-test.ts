import {
  BUILT_CATALOGUE,
  checkerOf,
  loadPackageModules,
  makeTestSet,
  PackageError,
  readManifest,
  readPackage,
  readTestSet,
  unpackTest,
  type CatalogueManifest,
  type PackageModules,
  type ProblemPackage,
} from '@evident/catalogue';
import type { CheckerSpec, StoredTest } from '@evident/contracts';

/** A package with its code loaded and its tests made. */
export interface PackageUnderTest extends PackageModules {
  pack: ProblemPackage;
  tests: StoredTest[];
  checker: CheckerSpec;
}

interface OpenOptions {
  /** Folder of packages; by default this repository's. */
  folder?: string | undefined;
  /** Takes the tests that the build made of this package, if it is unchanged since, instead of making them again. */
  built?: boolean;
}

/** @throws PackageError when a file is missing or wrong, or a test cannot be made or is not legal. */
export async function openPackage(
  slug: string,
  { folder, built = false }: OpenOptions = {},
): Promise<PackageUnderTest> {
  const pack = readPackage(slug, folder);
  const modules = await loadPackageModules(slug, folder);
  const tests = (built ? await builtTests(pack) : null) ?? (await makeTestSet(pack, folder)).tests;
  for (const { id, input } of tests) {
    const complaint = modules.validate(input);
    if (complaint !== null) throw new PackageError(`${slug}: the validator refuses test ${id}: ${complaint}`);
  }
  return { pack, tests, ...modules, checker: checkerOf(pack) };
}

let manifest: Promise<CatalogueManifest | null> | undefined;

/** @returns null when the build does not hold this package as it is. */
async function builtTests({ slug, contentHash }: ProblemPackage): Promise<StoredTest[] | null> {
  manifest ??= readManifest(BUILT_CATALOGUE);
  const known = (await manifest)?.problems.find((problem) => problem.slug === slug);
  if (known?.contentHash !== contentHash) return null;
  const { tests } = await readTestSet(BUILT_CATALOGUE, known.testSetHash);
  return Promise.all(tests.map(unpackTest));
}
