import fs from 'node:fs';
import path from 'node:path';
import { MIN_MEMORY_LIMIT_KB } from '@evident/contracts';
import { NATIVE_FOLDER } from '../sandbox/build-native.js';
import { bind, type RootEntry } from '../sandbox/exposures.js';
import { SandboxError } from '../sandbox/sandbox-error.js';
import type { RunLimits } from '../programs/program.js';
import { compilerQuestion, readCompilerAnswer } from './java-answer.js';
import { buildClassArchive, buildJavaPrograms } from './java-archive.js';
import {
  BASE_ENVIRONMENT,
  type Command,
  type Compilation,
  type CompileRequest,
  type CompileTools,
  type LanguageSupport,
} from './language.js';
import { findCommand, versionOf } from './toolchain.js';

const PROGRAMS = '/opt/judge/java';
const PROGRAM_ARCHIVE = '/opt/judge/programs.jsa';
const COMPILER_ARCHIVE = '/opt/judge/compiler.jsa';
/** native/java/SourceWarnings.java asks this compiler too, where a machine has it (Debian's package `ecj`). */
const ECLIPSE_COMPILER = '/opt/judge/ecj.jar';
const ECLIPSE_JARS = ['/usr/share/java/ecj.jar', '/usr/share/java/eclipse-jdt-core.jar'];

/** The compiler stays for long and compiles little sources: quick code early and a small heap. */
const COMPILER_HEAP = '-Xmx256m';
const COMPILER_FLAGS = [
  '-XX:TieredStopAtLevel=1',
  '-XX:+UseSerialGC',
  '-XX:-UsePerfData',
  COMPILER_HEAP,
  '-Xss16m',
];

const EMPTY = 'public class Main { public static void main(String[] arguments) {} }';

/** A JDK keeps parts of itself, such as its configuration, behind links into /etc. */
function linkedFolders(home: string): string[] {
  const targets = fs
    .readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((entry) => fs.existsSync(entry))
    .map((entry) => /^\/etc\/java-[^/]+/.exec(fs.realpathSync(entry))?.[0]);
  return [...new Set(targets.filter((folder) => folder !== undefined))];
}

function findEclipseCompiler(): string | undefined {
  const jar = ECLIPSE_JARS.find((file) => fs.existsSync(file));
  return jar && fs.realpathSync(jar);
}

/** Compiles by the resident compiler, else by one started for this source. */
async function compile(
  fallback: Command,
  request: CompileRequest,
  tools: CompileTools,
  signal?: AbortSignal,
): Promise<Compilation> {
  const question = compilerQuestion(request);
  const answer = await tools.ask(question, signal);
  if (answer) return readCompilerAnswer(answer);
  const end = await tools.run({ ...fallback, input: question }, signal);
  if (end.kind === 'limit') return { ok: false, output: `The compiler was stopped: ${end.what}.` };
  if (end.exitCode !== 0) throw new SandboxError(`The Java compiler failed: ${end.stderr.slice(0, 500)}`);
  return readCompilerAnswer(end.stdout.subarray(4));
}

export async function java(): Promise<LanguageSupport | undefined> {
  const javac = findCommand('javac');
  const version = javac && (await versionOf(javac));
  if (!javac || !version) return undefined;
  const home = path.resolve(path.dirname(javac), '..');
  const java = path.join(home, 'bin', 'java');
  const programs = await buildJavaPrograms(javac, version);
  const [programArchive, compilerArchive] = await Promise.all([
    buildClassArchive(java, programs, version, {
      of: 'programs',
      heap: `-Xmx${MIN_MEMORY_LIMIT_KB.JAVA}k`,
    }),
    buildClassArchive(java, programs, version, { of: 'compiler', heap: COMPILER_HEAP }),
  ]);
  const useArchive = (built: string | undefined, place: string): string[] =>
    built ? [`-XX:SharedArchiveFile=${place}`] : [];
  const runtime: RootEntry[] = [bind(home), ...linkedFolders(home).map((folder) => bind(folder))];
  const compilerFiles = [bind(programs, PROGRAMS)];
  if (programArchive) runtime.push(bind(programArchive, PROGRAM_ARCHIVE));
  if (compilerArchive) compilerFiles.push(bind(compilerArchive, COMPILER_ARCHIVE));
  const eclipse = findEclipseCompiler();
  if (eclipse) compilerFiles.push(bind(eclipse, ECLIPSE_COMPILER));
  const compiler = [
    java,
    ...COMPILER_FLAGS,
    ...useArchive(compilerArchive, COMPILER_ARCHIVE),
    '-cp',
    PROGRAMS,
    'SourceCompiler',
  ];
  const launch = (classPath: string, main: string, limits: RunLimits): Command => ({
    arguments: [
      java,
      `-Xmx${limits.memoryKb}k`,
      '-Xss64m',
      '-XX:-UsePerfData',
      ...useArchive(programArchive, PROGRAM_ARCHIVE),
      '-cp',
      classPath,
      main,
    ],
    environment: BASE_ENVIRONMENT,
  });
  const training = fs.readFileSync(path.join(NATIVE_FOLDER, 'java', 'Training.java'), 'utf8');
  const sample = compilerQuestion({ source: training, allWarnings: false });
  return {
    language: 'JAVA',
    version: [version, eclipse].join(' ').trim(),
    entries: runtime,
    compilerEntries: [...runtime, ...compilerFiles],
    ownTasks: 64,
    ownMemoryKb: 160 * 1024,
    stackKb: 8 * 1024,
    empty: EMPTY,
    compileService: {
      command: { arguments: compiler, environment: BASE_ENVIRONMENT },
      warmUp: Array<Buffer>(20).fill(sample),
    },
    compile: (request, tools, signal) =>
      compile({ arguments: [...compiler, 'once'], environment: BASE_ENVIRONMENT }, request, tools, signal),
    command: (artefact, limits) => launch('/box', artefact.entry, limits),
    // Java opens the parts of its class path one after the other when it looks for the main class. The first is a FIFO that
    // tells that the machine has booted, the second one that keeps it there; neither is an archive, so both are skipped.
    gate: (limits) => ({
      command: launch('/box/ready.jar:/box/gate.jar:/box', 'Main', limits),
      ready: 'ready.jar',
      gate: 'gate.jar',
    }),
    isOutOfMemory: ({ exitCode, stderr }) => exitCode !== 0 && /java\.lang\.OutOfMemoryError/.test(stderr),
  };
}
