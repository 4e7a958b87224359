import fs from 'node:fs';
import path from 'node:path';
import { MIN_MEMORY_LIMIT_KB, type JudgeLimits } from '@evident/contracts';
import { NATIVE_FOLDER } from '../sandbox/build-native.js';
import { bind, type RootEntry } from '../sandbox/exposures.js';
import { SandboxError } from '../sandbox/sandbox-error.js';
import { compilerQuestion, readCompilerAnswer } from './java-answer.js';
import { buildClassArchive, buildJavaPrograms } from './java-archive.js';
import {
  BASE_ENVIRONMENT,
  type Command,
  type Compilation,
  type CompileRequest,
  type CompileTools,
  type FailedRun,
  GAVE_UP,
  type LanguageSupport,
  stoppedCompilation,
} from './language.js';
import { findCommand, versionOf } from './toolchain.js';

const PROGRAMS = '/opt/judge/java';
const PROGRAM_ARCHIVE = '/opt/judge/programs.jsa';
const COMPILER_ARCHIVE = '/opt/judge/compiler.jsa';
/** native/java/SourceWarnings.java also asks the Eclipse compiler where it is installed (Debian's package `ecj`). */
const ECLIPSE_COMPILER = '/opt/judge/ecj.jar';
const ECLIPSE_JARS = ['/usr/share/java/ecj.jar', '/usr/share/java/eclipse-jdt-core.jar'];

/** A fifth less CPU time for code that runs for a second or less, as most of it is not worth the second compiler. */
const FAST_JIT_ONLY = '-XX:TieredStopAtLevel=1';

/** The resident compiler compiles small sources for a long time. It gets a small heap and only the fast JIT compiler. */
const COMPILER_HEAP = '-Xmx256m';
const COMPILER_FLAGS = [FAST_JIT_ONLY, '-XX:+UseSerialGC', '-XX:-UsePerfData', COMPILER_HEAP, '-Xss16m'];

/** What says when the process began, and so that the JVM waited. Every other clock of Java begins elsewhere. */
const TELLS_ITS_START = /\bgetUptime\b|\bgetStartTime\b/;

const EMPTY = 'public class Main { public static void main(String[] arguments) {} }';

/** The folders below /etc that links in a JDK point to. Debian keeps its configuration there. */
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

/** What a JVM prints when it could not start, which is no fault of the source. */
const NOT_STARTED = /Could not create the Java Virtual Machine|Error occurred during initialization of VM/;

/** Asks the resident compiler. When none is ready, starts a compiler for this source alone. */
async function compile(
  fallback: Command,
  request: CompileRequest,
  tools: CompileTools,
  signal?: AbortSignal,
): Promise<Compilation> {
  const question = compilerQuestion(request);
  const answer = await tools.ask(question, signal);
  if (answer?.kind === 'limit') return stoppedCompilation(answer.what);
  if (answer) return readCompilerAnswer(answer.answer);
  const end = await tools.run({ ...fallback, input: question }, signal);
  if (end.kind === 'limit') return stoppedCompilation(end.what);
  if (NOT_STARTED.test(end.stderr))
    throw new SandboxError(`The Java compiler did not start: ${end.stderr.slice(0, 500)}`);
  if (end.exitCode !== 0) return { ok: false, output: GAVE_UP };
  return readCompilerAnswer(end.stdout.subarray(4));
}

/**
 * The JVM also throws OutOfMemoryError for two things that have nothing to do with the memory limit: it cannot start
 * another thread, or an array is longer than any array may be.
 */
const OUT_OF_MEMORY =
  /java\.lang\.OutOfMemoryError(?!: (?:unable to create (?:new )?native thread|Requested array size exceeds VM limit))|There is insufficient memory for the Java Runtime Environment/;

export const javaIsOutOfMemory = ({ stderr }: FailedRun): boolean => OUT_OF_MEMORY.test(stderr);

const useArchive = (built: string | undefined, place: string): string[] =>
  built ? [`-XX:SharedArchiveFile=${place}`] : [];

/** What `javac --version` prints. A JDK says it in a file as well, which saves a virtual machine at each start. */
async function javacVersion(javac: string, home: string): Promise<string | undefined> {
  const release = path.join(home, 'release');
  const said = fs.existsSync(release) && /^JAVA_VERSION="(.+)"$/m.exec(fs.readFileSync(release, 'utf8'));
  return said ? `javac ${said[1]}` : versionOf(javac);
}

/** @param archive the classes of the runtime, if they could be archived */
const launcher =
  (java: string, archive: string | undefined) =>
  (classPath: string, main: string, limits: JudgeLimits, flags: readonly string[] = []): Command => ({
    arguments: [
      java,
      ...flags,
      `-Xmx${limits.memoryLimitKb}k`,
      '-Xss64m',
      '-XX:-UsePerfData',
      ...useArchive(archive, PROGRAM_ARCHIVE),
      '-cp',
      classPath,
      main,
    ],
    environment: BASE_ENVIRONMENT,
  });

export async function java(): Promise<LanguageSupport | undefined> {
  const javac = findCommand('javac');
  const home = path.resolve(path.dirname(javac ?? ''), '..');
  const version = javac && (await javacVersion(javac, home));
  if (!javac || !version) return undefined;
  const java = path.join(home, 'bin', 'java');
  const programs = await buildJavaPrograms(javac, version);
  const [programArchive, compilerArchive] = await Promise.all([
    buildClassArchive(java, programs, version, {
      of: 'programs',
      heap: `-Xmx${MIN_MEMORY_LIMIT_KB.JAVA}k`,
    }),
    buildClassArchive(java, programs, version, { of: 'compiler', heap: COMPILER_HEAP }),
  ]);
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
  const launch = launcher(java, programArchive);
  const training = fs.readFileSync(path.join(NATIVE_FOLDER, 'java', 'Training.java'), 'utf8');
  const sample = compilerQuestion({ source: training, allWarnings: false });
  return {
    language: 'JAVA',
    version: [version, eclipse].join(' ').trim(),
    entries: runtime,
    compilerEntries: [...runtime, ...compilerFiles],
    ownTasks: 64,
    ownMemoryKb: 160 * 1024,
    stackLimitKb: 8 * 1024,
    empty: EMPTY,
    residentCompiler: {
      command: { arguments: compiler, environment: BASE_ENVIRONMENT },
      warmUp: Array<Buffer>(20).fill(sample),
    },
    compile: (request, tools, signal) =>
      compile({ arguments: [...compiler, 'once'], environment: BASE_ENVIRONMENT }, request, tools, signal),
    command: ({ entry, isBatch }, limits) =>
      launch('/box', entry, limits, isBatch === true ? [FAST_JIT_ONLY] : []),
    // Java opens the entries of its class path in order when it looks for the main class. The first entry is the FIFO that
    // says that the JVM has booted, the second the FIFO where it waits. Java then skips both, as they are no archives.
    gate: (limits) => ({
      command: launch('/box/ready.jar:/box/gate.jar:/box', 'Main', limits),
      ready: 'ready.jar',
      gate: 'gate.jar',
      megabytes: 24,
      carries: (source) => !TELLS_ITS_START.test(source),
    }),
    isOutOfMemory: javaIsOutOfMemory,
  };
}
