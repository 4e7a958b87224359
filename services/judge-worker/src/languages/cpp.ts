import fs from 'node:fs';
import { bind } from '../sandbox/exposures.js';
import {
  BASE_ENVIRONMENT,
  type Compilation,
  type CompileRequest,
  type CompileTools,
  type LanguageSupport,
} from './language.js';
import { findCommand, versionOf } from './toolchain.js';

const FLAGS = '-std=gnu++17 -O2 -pipe -fmax-errors=20 -fdiagnostics-color=never';

/** The binary leaves the compiler's sandbox as its standard output: nothing is ever opened by path in there. */
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
  if (end.kind === 'limit') return { ok: false, output: `The compiler was stopped: ${end.what}.` };
  if (end.exitCode !== 0) return { ok: false, output: end.stderr };
  const binary = { name: 'main', mode: 0o555, content: Buffer.from(end.stdout) };
  return { ok: true, artefact: { files: [binary], compileOutput: end.stderr, entry: '' } };
}

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
    stackKb: 64 * 1024,
    empty: 'int main() {}',
    compile,
    command: () => ({ arguments: ['/box/main'], environment: BASE_ENVIRONMENT }),
    isOutOfMemory: ({ signal, stderr }) => signal === 'SIGABRT' && stderr.includes('std::bad_alloc'),
  };
}
