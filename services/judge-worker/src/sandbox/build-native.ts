import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SandboxError } from './sandbox-error.js';

const run = promisify(execFile);

/** services/judge-worker, from both src/sandbox and dist/sandbox. */
const PACKAGE_FOLDER = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const NATIVE_FOLDER = path.join(PACKAGE_FOLDER, 'native');
const BUILD_FOLDER = path.join(PACKAGE_FOLDER, '.build');

const FLAGS = ['-std=gnu17', '-O2', '-Wall', '-Wextra', '-Werror'];

/** A hash of everything that an output is built from. As part of its name it keeps the output from becoming stale. */
export function fingerprint(files: readonly string[], ...extra: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(path.basename(file)).update('\0').update(fs.readFileSync(file));
  for (const text of extra) hash.update('\0').update(text);
  return hash.digest('hex').slice(0, 16);
}

/** Builds under a private name and then renames, so that workers that start together do not disturb each other. */
export async function buildOnce(
  name: string,
  build: (temporary: string) => Promise<void>,
  folder = BUILD_FOLDER,
): Promise<string> {
  const target = path.join(folder, name);
  if (fs.existsSync(target)) return target;
  fs.mkdirSync(folder, { recursive: true });
  const temporary = `${target}.${process.pid}.${Date.now()}`;
  try {
    await build(temporary);
    if (!fs.existsSync(target)) fs.renameSync(temporary, target);
  } finally {
    fs.rmSync(temporary, { recursive: true, force: true });
  }
  return target;
}

function nativeSources(...extensions: string[]): string[] {
  return fs
    .readdirSync(NATIVE_FOLDER)
    .filter((file) => extensions.includes(path.extname(file)))
    .sort()
    .map((file) => path.join(NATIVE_FOLDER, file));
}

async function gcc(args: string[]): Promise<void> {
  try {
    await run('gcc', args, { maxBuffer: 1 << 24 });
  } catch (error) {
    const failure = error as NodeJS.ErrnoException & { stderr?: string };
    if (failure.code === 'ENOENT')
      throw new SandboxError('The judge needs gcc to build its sandbox: apt-get install gcc libc6-dev');
    throw new SandboxError(`The sandbox did not build:\n${failure.stderr ?? failure.message}`);
  }
}

/** @returns the path of the slot program, built with gcc when its sources have changed. */
export async function buildSlotProgram(): Promise<string> {
  const sources = nativeSources('.c', '.h');
  const code = sources.filter((file) => file.endsWith('.c'));
  return buildOnce(`slot-${fingerprint(sources, ...FLAGS)}`, (temporary) =>
    gcc([...FLAGS, '-static', '-o', temporary, ...code]),
  );
}

const SERVING_SOURCES = ['forking/serving.c', 'box.c', 'confine.c', 'seccomp.c', 'fault.c', 'wire.c'];

/** @returns the path of a shared library of the fork servers' common code and that of one folder. */
function buildForkLibrary(name: string, folder: string): Promise<string> {
  const inFolder = (extension: string): string[] =>
    fs
      .readdirSync(path.join(NATIVE_FOLDER, folder))
      .filter((file) => file.endsWith(extension))
      .sort()
      .map((file) => path.join(NATIVE_FOLDER, folder, file));
  const code = [...SERVING_SOURCES.map((file) => path.join(NATIVE_FOLDER, file)), ...inFolder('.c')];
  const headers = [
    ...nativeSources('.h'),
    path.join(NATIVE_FOLDER, 'forking', 'serving.h'),
    ...inFolder('.h'),
  ];
  return buildOnce(`${name}-${fingerprint([...code, ...headers], ...FLAGS)}.so`, (temporary) =>
    gcc([...FLAGS, '-shared', '-fPIC', '-o', temporary, ...code]),
  );
}

/** @returns the path of the Python fork server's extension module. It uses the stable ABI, so it fits every Python 3. */
export const buildForkModule = (): Promise<string> => buildForkLibrary('fork', 'python');

/** @returns the path of the library that makes a booted Node a fork server, or undefined on a processor that it does not know. */
export async function buildNodeForkLibrary(): Promise<string | undefined> {
  return process.arch === 'x64' ? buildForkLibrary('fork-node', 'javascript') : undefined;
}
