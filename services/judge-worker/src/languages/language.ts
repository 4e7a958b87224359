import type { Language } from '@evident/contracts';
import type { RootEntry } from '../sandbox/exposures.js';
import type { DeathSigns } from '../programs/outcome.js';
import type { RunLimits } from '../programs/program.js';
import type { BoxFile, NativeLimits } from '../sandbox/wire.js';

/** What compilation leaves: the files a run needs. */
export interface Artefact {
  files: BoxFile[];
  /** The compiler's warnings. */
  compileOutput: string;
  /** Anything the command line needs to know, such as Java's main class. */
  entry: string;
}

export type Compilation = { ok: true; artefact: Artefact } | { ok: false; output: string };

export interface CompileRequest {
  source: string;
  /** More than a person who compiles is usually told: evidence for an analysis. */
  allWarnings: boolean;
}

export interface Command {
  arguments: readonly string[];
  environment: readonly string[];
}

/** One run of a compiler in a fresh sandbox. */
export interface CompilerRun extends Command {
  files?: readonly BoxFile[];
  input?: Buffer;
}

export type CompilerEnd =
  | { kind: 'ended'; exitCode: number | null; stdout: Buffer; stderr: string }
  | { kind: 'limit'; what: string };

/** What a language compiles with. Both throw SandboxError when the platform fails. */
export interface CompileTools {
  run(run: CompilerRun, signal?: AbortSignal): Promise<CompilerEnd>;
  /** Asks the language's resident compiler; undefined when there is none at the moment. */
  ask(question: Buffer, signal?: AbortSignal): Promise<Buffer | undefined>;
}

/** How a booted interpreter is held back until it gets its source. */
export interface Gate {
  command: Command;
  /** A FIFO whose opening tells that it has booted; a file of that name replaces it before the program runs. */
  ready: string;
  /** A second FIFO that holds it from then on, for an interpreter that does not wait at the first. */
  gate?: string;
}

/** A trusted interpreter that runs each test of a submission in a forked, confined child. */
export interface ForkServerSupport {
  command: Command;
  /** False for a source that could tell a forked child from a plain process. */
  carries(source: string): boolean;
  preparation(source: string): Buffer;
}

/**
 * One language: where its toolchain is, how a source is compiled and how a compiled source is run. To add a language,
 * write one such file and name it in languages/registry.ts.
 */
export interface LanguageSupport {
  readonly language: Language;
  /** Of compiler, runtime and the flags given to them; part of the artefact's cache key. */
  readonly version: string;
  /** What the runtime needs in the private root. */
  readonly entries: readonly RootEntry[];
  /** What the compiler needs in the private root that it is given. */
  readonly compilerEntries?: readonly RootEntry[];
  /** Threads the runtime makes for itself. */
  readonly ownTasks: number;
  /** Memory the runtime needs besides the program's, in kilobytes. */
  readonly ownMemoryKb: number;
  readonly stackKb: number;
  /** A program that does nothing, for calibration. */
  readonly empty: string;
  /** A resident compiler that answers on its standard output; sources for it to warm up with. */
  readonly compileService?: { command: Command; warmUp: readonly Buffer[] };
  readonly forkServer?: ForkServerSupport;
  compile(request: CompileRequest, tools: CompileTools, signal?: AbortSignal): Promise<Compilation>;
  command(artefact: Artefact, limits: RunLimits): Command;
  /** Set when a booted interpreter can wait for its source without changing what a program sees. */
  gate?(limits: RunLimits): Gate;
  /** Says whether a program that ended by itself ended for want of memory. */
  isOutOfMemory(signs: DeathSigns): boolean;
}

export const BASE_ENVIRONMENT = ['PATH=/usr/bin:/bin', 'HOME=/box', 'TMPDIR=/tmp', 'LANG=C.UTF-8', 'TZ=UTC'];

/** A run may hold this much in private files. */
const FILES_KB = 64 * 1024;
const STDERR_BYTES = 64 * 1024;

/**
 * The kernel-side limits of a run, with what the language itself takes added on top.
 * @param startupMs CPU time that the interpreter takes for itself.
 */
export function nativeLimits(support: LanguageSupport, limits: RunLimits, startupMs: number): NativeLimits {
  return {
    cpuTimeUs: (limits.cpuTimeMs + startupMs) * 1000,
    wallTimeUs: limits.wallTimeMs * 1000,
    memoryKb: limits.memoryKb + support.ownMemoryKb,
    outputBytes: limits.outputBytes,
    stderrBytes: STDERR_BYTES,
    tasks: limits.processes + support.ownTasks,
    filesKb: FILES_KB,
    stackKb: support.stackKb,
  };
}

/** The compilation of a language that has none. */
export function asSource(name: string, source: string): Promise<Compilation> {
  const files = [{ name, mode: 0o444, content: Buffer.from(source) }];
  return Promise.resolve({ ok: true, artefact: { files, compileOutput: '', entry: '' } });
}
