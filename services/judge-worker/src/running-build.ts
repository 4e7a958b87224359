import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Names the build that this process runs: a part of the hash of its first file, which names the others by theirs, and
 * the version of Node. Workers of one release tell the same.
 */
export function runningBuild(file = process.argv[1]): string {
  try {
    const hash = createHash('sha256').update(readFileSync(file ?? ''));
    return `${hash.digest('hex').slice(0, 8)}-${process.version}`;
  } catch {
    return `unknown-${process.version}`;
  }
}
