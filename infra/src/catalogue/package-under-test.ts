import path from 'node:path';
import {
  LANGUAGE_EXTENSIONS,
  type CheckerSpec,
  type Generator,
  type Language,
  type StoredTest,
} from '@evident/contracts';
import { readPackageFolder } from '@evident/problems/catalogue/package-folder';
import { makeTestSet } from '@evident/problems/catalogue/package-tests';
import type { ProblemPackage } from '@evident/problems/catalogue/problem-package';
import { CATALOGUE } from './folders.js';

/** A package with its code loaded and its tests made. */
export interface PackageUnderTest {
  pack: ProblemPackage;
  tests: StoredTest[];
  generator: Generator;
  validate: (input: string) => string | null;
  checker: CheckerSpec;
}

/** @throws PackageError when a file is missing or wrong, or a test cannot be made or is not legal. */
export async function openPackage(slug: string, catalogue = CATALOGUE): Promise<PackageUnderTest> {
  const pack = await readPackageFolder(catalogue, slug);
  const folder = path.join(catalogue, slug);
  const { generator } = (await import(path.join(folder, 'generator.mjs'))) as { generator: Generator };
  const { validate } = (await import(path.join(folder, 'validator.mjs'))) as Pick<
    PackageUnderTest,
    'validate'
  >;
  const { tests } = await makeTestSet(catalogue, pack);
  return { pack, tests, generator, validate, checker: checkerOf(pack) };
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
