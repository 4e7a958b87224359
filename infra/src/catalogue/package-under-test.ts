import fs from 'node:fs/promises';
import path from 'node:path';
import {
  LANGUAGE_EXTENSIONS,
  type CheckerSpec,
  type Generator,
  type Language,
  type StoredTest,
} from '@evident/contracts';
import { previousManifest } from '@evident/problems/catalogue/build-catalogue';
import { testSetFile } from '@evident/problems/catalogue/built-catalogue';
import { readPackageFolder } from '@evident/problems/catalogue/package-folder';
import { makeTestSet } from '@evident/problems/catalogue/package-tests';
import type { ProblemPackage } from '@evident/problems/catalogue/problem-package';
import { decodeTestSetFile, unpackTest } from '@evident/problems/test-sets/test-set';
import { BUILT_CATALOGUE, CATALOGUE } from './folders.js';

/** A package with its code loaded and its tests made. */
export interface PackageUnderTest {
  pack: ProblemPackage;
  tests: StoredTest[];
  generator: Generator;
  validate: (input: string) => string | null;
  checker: CheckerSpec;
}

interface OpenOptions {
  catalogue?: string;
  /** Takes the tests that the build made of the very same package, where it has, instead of making them again. */
  built?: boolean;
}

/** @throws PackageError when a file is missing or wrong, or a test cannot be made or is not legal. */
export async function openPackage(
  slug: string,
  { catalogue = CATALOGUE, built = false }: OpenOptions = {},
): Promise<PackageUnderTest> {
  const pack = await readPackageFolder(catalogue, slug);
  const folder = path.join(catalogue, slug);
  const { generator } = (await import(path.join(folder, 'generator.mjs'))) as { generator: Generator };
  const { validate } = (await import(path.join(folder, 'validator.mjs'))) as Pick<
    PackageUnderTest,
    'validate'
  >;
  const tests = (built ? await builtTests(pack) : null) ?? (await makeTestSet(catalogue, pack)).tests;
  return { pack, tests, generator, validate, checker: checkerOf(pack) };
}

let manifest: ReturnType<typeof previousManifest> | undefined;

/** The build's validator has accepted them. @returns null when the build knows no package of these bytes. */
async function builtTests({ slug, contentHash }: ProblemPackage): Promise<StoredTest[] | null> {
  manifest ??= previousManifest(BUILT_CATALOGUE);
  const known = (await manifest)?.problems.find((problem) => problem.slug === slug);
  if (known?.contentHash !== contentHash) return null;
  const file = await fs.readFile(path.join(BUILT_CATALOGUE, testSetFile(known.testSetHash)));
  return Promise.all(decodeTestSetFile(file, known.testSetHash).tests.map(unpackTest));
}

function checkerOf({ manifest, checkerSource }: ProblemPackage): CheckerSpec {
  return manifest.checker.kind === 'custom'
    ? { kind: 'custom', source: checkerSource ?? '' }
    : manifest.checker;
}

/** The language of a file such as `wrong/neighbours-only.js`. */
export function languageOfFile(file: string): Language {
  const extension = path.extname(file).slice(1);
  const language = (Object.keys(LANGUAGE_EXTENSIONS) as Language[]).find(
    (known) => LANGUAGE_EXTENSIONS[known] === extension,
  );
  if (!language) throw new Error(`${file} is in no language of the product`);
  return language;
}
