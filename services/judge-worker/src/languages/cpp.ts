import fs from 'node:fs';
import { bind } from '../sandbox/exposures.js';
import {
  BASE_ENVIRONMENT,
  type Compilation,
  type CompileRequest,
  type CompileTools,
  type FailedRun,
  GAVE_UP,
  type LanguageSupport,
  stoppedCompilation,
} from './language.js';
import { findCommand, versionOf } from './toolchain.js';

/** Without `-pipe`, because a source could include the pipe to the assembler and wait for itself. */
const FLAGS = '-std=gnu++17 -O2 -fmax-errors=20 -fdiagnostics-color=never';

/** The binary leaves the compiler's sandbox on standard output, because the worker opens no path inside a sandbox. */
const SCRIPT = `g++ ${FLAGS} -o /tmp/main main.cpp && cat /tmp/main`;

async function compile(
  { source }: CompileRequest,
  tools: CompileTools,
  signal?: AbortSignal,
): Promise<Compilation> {
  const files = [{ name: 'main.cpp', mode: 0o444, content: Buffer.from(source) }];
  const end = await tools.run(
    { arguments: ['/usr/bin/sh', '-c', SCRIPT], environment: BASE_ENVIRONMENT, files },
    signal,
  );
  if (end.kind === 'limit') return stoppedCompilation(end.what);
  if (end.exitCode !== 0) return { ok: false, output: end.stderr || GAVE_UP };
  const binary = { name: 'main', mode: 0o555, content: Buffer.from(end.stdout) };
  return { ok: true, artefact: { files: [binary], compileOutput: end.stderr, entry: '' } };
}

/** An uncaught std::bad_alloc aborts the program. One that the program catches and prints does not. */
export const cppIsOutOfMemory = ({ signal, stderr }: FailedRun): boolean =>
  signal === 'SIGABRT' && stderr.includes('std::bad_alloc');

export async function cpp(): Promise<LanguageSupport | undefined> {
  const compiler = findCommand('g++');
  const version = compiler && (await versionOf(compiler));
  if (!compiler || !version) return undefined;
  const folders = ['/usr/bin', '/usr/include', '/usr/lib/gcc', '/usr/libexec/gcc', '/etc/alternatives'];
  return {
    language: 'CPP',
    version: `${version} ${FLAGS}`,
    entries: [],
    compilerEntries: folders.filter((folder) => fs.existsSync(folder)).map((folder) => bind(folder)),
    ownTasks: 0,
    ownMemoryKb: 4 * 1024,
    stackLimitKb: 64 * 1024,
    empty: 'int main() {}',
    compile,
    command: () => ({ arguments: ['/box/main'], environment: BASE_ENVIRONMENT }),
    isOutOfMemory: cppIsOutOfMemory,
  };
}
