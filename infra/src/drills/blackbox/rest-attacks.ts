import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Attack } from './worker-attacks.js';

/** The worker's cache holds programs that sandboxes of other accounts run. The worker writes it, not the launcher. */
const NOT_SECRET = 'judge';

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesOf(file) : entry.isFile() ? [file] : [];
  });
}

/** Files of a data folder that other accounts of the machine may read or write. */
export const openFiles = (dataDir: string): string[] =>
  filesOf(dataDir)
    .filter((file) => path.relative(dataDir, file).split(path.sep)[0] !== NOT_SECRET)
    .filter((file) => (statSync(file).mode & 0o077) !== 0);

/** Command lines on this machine that show one of the secrets. */
export const argumentsWith = (secrets: readonly string[]): string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [readFileSync(`/proc/${pid}/cmdline`, 'utf8')];
      } catch {
        return [];
      }
    })
    .filter((line) => secrets.some((secret) => line.includes(secret)));

/** The generated secrets of a data folder, and the passwords in addresses. */
export function secretsOf(dataDir: string, urls: readonly string[]): string[] {
  const stored = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')) as Record<
    string,
    string
  >;
  return [...Object.values(stored), ...urls.map((url) => new URL(url).password)].filter(
    ({ length }) => length >= 8,
  );
}

/** What another account of the machine finds. */
export const restAttacks = (dataDir: string, urls: readonly string[]): Attack[] => [
  {
    group: 'secrets at rest',
    what: 'files that other accounts may read',
    attempt: () => answer(openFiles(dataDir)),
  },
  {
    group: 'secrets at rest',
    what: 'secrets among the arguments of processes',
    attempt: () => answer(argumentsWith(secretsOf(dataDir, urls))),
  },
];

const answer = (found: readonly string[]): ReturnType<Attack['attempt']> =>
  Promise.resolve({ refused: found.length === 0, answer: found.slice(0, 3).join(', ') || 'none found' });
