import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { messageOf } from '@evident/kit/thrown';
import { REPOSITORY } from '../../launcher/settings.js';

/** k6 is published as a Go module. Its own go.sum, which this checksum covers, holds those of all that it is built from. */
export const K6 = {
  module: 'go.k6.io/k6',
  version: 'v1.8.1',
  sum: 'h1:orZsbZ2Od0CVZICs9YpTgkKcxfPghJW8VZtwg0cj8H8=',
} as const;

const Download = z.object({ Dir: z.string(), Sum: z.string() });

const go = (args: readonly string[], cwd?: string): string =>
  execFileSync('go', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** @throws Error when the module is another than the pinned one */
export function checkedFolder(answer: unknown): string {
  const { Dir, Sum } = Download.parse(answer);
  if (Sum !== K6.sum) throw new Error(`${K6.module} ${K6.version} has the checksum ${Sum}, not ${K6.sum}`);
  return Dir;
}

/**
 * The program that the variable K6 names, or one built here once and kept.
 * @throws Error with one sentence when it cannot be had
 */
export function findK6(cache = path.join(REPOSITORY, 'node_modules/.cache/k6')): string {
  const given = process.env['K6'];
  if (given) return given;
  const kept = path.join(cache, `k6-${K6.version}`);
  if (existsSync(kept)) return kept;
  try {
    const folder = checkedFolder(JSON.parse(go(['mod', 'download', '-json', `${K6.module}@${K6.version}`])));
    mkdirSync(cache, { recursive: true });
    process.stdout.write(`building k6 ${K6.version}, once; this takes a minute or two\n`);
    const made = `${kept}.${process.pid}`;
    go(['build', '-mod=readonly', '-buildvcs=false', '-trimpath', '-o', made, '.'], folder);
    renameSync(made, kept);
    return kept;
  } catch (error) {
    throw new Error(
      `k6 is missing: set K6 to the program, or install Go so that it can be built from its module (${messageOf(error).split('\n')[0]})`,
      { cause: error },
    );
  }
}

/** Runs a script to its end. @param watch gets the process at its start */
export async function runK6(
  program: string,
  script: string,
  env: Record<string, string>,
  watch: (pid: number) => void,
): Promise<void> {
  const child = spawn(program, ['run', '--quiet', '--no-usage-report', '--no-color', script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (child.pid !== undefined) watch(child.pid);
  const code = await ended;
  if (code !== 0) throw new Error(`k6 ended with ${code}`);
}
