import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** @returns the real path of a command on PATH, or undefined. */
export function findCommand(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .filter((candidate) => fs.existsSync(candidate))
    .map((candidate) => fs.realpathSync(candidate))[0];
}

/** @returns the first line that a tool prints about its version, or undefined when it does not run. */
export async function versionOf(command: string, argument = '--version'): Promise<string | undefined> {
  try {
    const { stdout, stderr } = await run(command, [argument], { timeout: 20_000 });
    return (stdout || stderr).split('\n')[0]?.trim();
  } catch {
    return undefined;
  }
}
