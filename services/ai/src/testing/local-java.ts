import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** For programs that run a moment: the JVM starts with less, and compiles less by itself. */
const SHORT = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-XX:-UsePerfData', '-Xshare:auto'];
const TIMEOUT_MS = 60_000;

/** Compiles a source into the folder. @returns the compiler's errors; empty when it compiled. */
export function compileJava(source: string, folder: string): string {
  const file = path.join(folder, 'Main.java');
  writeFileSync(file, source);
  const compiler = [...SHORT.map((flag) => `-J${flag}`), '-proc:none', '-d', folder, file];
  const { status, stderr } = spawnSync('javac', compiler, { encoding: 'utf8', timeout: TIMEOUT_MS });
  return status === 0 ? '' : stderr;
}

/** The command that runs `Main` of the folder. */
export const javaCommand = (folder: string): [command: string, args: string[]] => [
  'java',
  [...SHORT, '-cp', folder, 'Main'],
];
