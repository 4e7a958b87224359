import fs from 'node:fs/promises';
import path from 'node:path';
import { SLUG_PATTERN } from '@evident/contracts';
import { parsePackage, type PackageFiles } from './package-parser.js';
import { PackageError, type ProblemPackage } from './problem-package.js';

/** @returns slugs of the folders that hold a `problem.yaml`, in order. */
export async function listPackages(catalogueDir: string): Promise<string[]> {
  const entries = await fs.readdir(catalogueDir, { withFileTypes: true });
  const slugs: string[] = [];
  for (const entry of entries.filter((entry) => entry.isDirectory() && SLUG_PATTERN.test(entry.name))) {
    const manifest = path.join(catalogueDir, entry.name, 'problem.yaml');
    if (
      await fs.stat(manifest).then(
        (stat) => stat.isFile(),
        () => false,
      )
    )
      slugs.push(entry.name);
  }
  return slugs.sort();
}

/** Reads `catalogueDir/<slug>`. @throws PackageError naming the problem and the file. */
export async function readPackageFolder(catalogueDir: string, slug: string): Promise<ProblemPackage> {
  const folder = path.join(catalogueDir, slug);
  const files = await readFiles(folder);
  try {
    return parsePackage(slug, files);
  } catch (error) {
    if (error instanceof PackageError) throw new PackageError(`${slug}: ${error.message}`);
    throw error;
  }
}

async function readFiles(folder: string): Promise<PackageFiles> {
  const files = new Map<string, Buffer>();
  for (const entry of await fs.readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    files.set(path.relative(folder, file).split(path.sep).join('/'), await fs.readFile(file));
  }
  return files;
}
