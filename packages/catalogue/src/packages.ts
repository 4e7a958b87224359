import fs from 'node:fs';
import path from 'node:path';
import { SLUG_PATTERN, type Generator } from '@evident/contracts';
import { PROBLEMS_FOLDER } from './folders.js';
import { parsePackage, type PackageFiles } from './package-parser.js';
import { PackageError, type ProblemPackage } from './problem-package.js';

/** @returns the slugs of all packages, sorted: the folders that hold a `problem.yaml`. */
export function packageSlugs(folder = PROBLEMS_FOLDER): string[] {
  return fs
    .readdirSync(folder)
    .filter((name) => SLUG_PATTERN.test(name) && packageExists(name, folder))
    .sort();
}

export function packageExists(slug: string, folder = PROBLEMS_FOLDER): boolean {
  return fs.existsSync(path.join(folder, slug, 'problem.yaml'));
}

/**
 * Reads one package; runs nothing of it.
 * @param folder the folder of packages
 * @throws PackageError naming the problem and the file.
 */
export function readPackage(slug: string, folder = PROBLEMS_FOLDER): ProblemPackage {
  const files = readFiles(path.join(folder, slug));
  try {
    return parsePackage(slug, files);
  } catch (error) {
    if (error instanceof PackageError) throw new PackageError(`${slug}: ${error.message}`);
    throw error;
  }
}

/** The functions that a package's own modules export. */
export interface PackageModules {
  generator: Generator;
  /** @returns null for a legal input, or a sentence that says what is wrong. */
  validate: (input: string) => string | null;
}

/** Loads a package's generator and validator into this process, so only for packages of this repository. */
export async function loadPackageModules(slug: string, folder = PROBLEMS_FOLDER): Promise<PackageModules> {
  const validator = path.join(folder, slug, 'validator.mjs');
  const { validate } = (await import(validator)) as Pick<PackageModules, 'validate'>;
  return { generator: await loadGenerator(slug, folder), validate };
}

/** Loads a package's generator into this process, so only for packages of this repository. */
export async function loadGenerator(slug: string, folder = PROBLEMS_FOLDER): Promise<Generator> {
  const file = path.join(folder, slug, 'generator.mjs');
  return ((await import(file)) as Pick<PackageModules, 'generator'>).generator;
}

/**
 * Writes a new package.
 * @param files pairs of a path inside the package and its text
 * @returns the package's folder.
 * @throws Error when the package exists.
 */
export function writePackage(
  slug: string,
  files: Iterable<readonly [file: string, text: string]>,
  folder = PROBLEMS_FOLDER,
): string {
  const target = path.join(folder, slug);
  fs.mkdirSync(folder, { recursive: true });
  fs.mkdirSync(target);
  for (const [name, text] of files) {
    const file = path.join(target, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  return target;
}

function readFiles(folder: string): PackageFiles {
  const files = new Map<string, Buffer>();
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    files.set(path.relative(folder, file).split(path.sep).join('/'), fs.readFileSync(file));
  }
  return files;
}
