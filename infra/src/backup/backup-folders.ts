import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST } from './backup-format.js';

const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;

/** @returns the folder of a backup that begins now, such as `2026-01-05T02-00-00Z`. */
export async function newFolder(parent: string, now = new Date()): Promise<string> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  return path.join(parent, now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-'));
}

/** Complete backups, oldest first. */
async function complete(parent: string): Promise<string[]> {
  const names = await readdir(parent).catch(() => []);
  return names
    .filter((name) => NAME.test(name) && existsSync(path.join(parent, name, MANIFEST)))
    .sort()
    .map((name) => path.join(parent, name));
}

/** @throws Error when there is none */
export async function newest(parent: string): Promise<string> {
  const found = (await complete(parent)).at(-1);
  if (found === undefined)
    throw new Error(`There is no backup in ${parent}: write one with "npm run backup".`);
  return found;
}

/** Removes all but the newest `kept` backups. @returns how many */
export async function removeOld(parent: string, kept: number): Promise<number> {
  const old = (await complete(parent)).slice(0, -kept);
  for (const folder of old) await rm(folder, { recursive: true });
  return old.length;
}
