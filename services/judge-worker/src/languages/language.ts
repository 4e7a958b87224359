import type { JudgeLimits, Language } from '@evident/contracts';
import type { RootEntry } from '../sandbox/exposures.js';
import type { SandboxLimits } from '../sandbox/sandbox-limits.js';
import type { BoxFile } from '../sandbox/wire.js';

/** The files that a run needs, as the compiler left them. */
export interface Artefact {
  files: BoxFile[];
  /** The compiler's warnings. */
  compileOutput: string;
  /** What the command line needs to know besides the files, such as Java's main class. */
  entry: string;
  /** It plays a batch of short cases in one process, so it shall be fast from the start. */
  isBatch?: boolean;
}

export type Compilation =
  | { ok: true; artefact: Artefact }
  | {
      ok: false;
      output: string;
      /** Set when a limit ended the compiler. Another attempt may end otherwise, so the cache does not keep it. */
      stopped?: true;
    };

export interface CompileRequest {
  source: string;
  /** Asks for every warning the compilers know, for an analysis. False: the compiler's default warnings. */
  allWarnings: boolean;
  /** Asks for the errors that the compiler reports by default only when others are mended. */
  allErrors?: boolean;
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

/** How a resident compiler answered. */
export type CompilerAnswer = { kind: 'answered'; answer: Buffer } | { kind: 'limit'; what: string };

/**
 * What a language compiles with. Both throw SandboxError when the platform fails, also when the machine was too busy for
 * a compiler to end in time.
 */
export interface CompileTools {
  run(run: CompilerRun, signal?: AbortSignal): Promise<CompilerEnd>;
  /** Asks the language's resident compiler. @returns undefined when none is free, so that a plain one is needed. */
  ask(question: Buffer, signal?: AbortSignal): Promise<CompilerAnswer | undefined>;
}

/** What a learner is told when a limit ended the compiler. */
export function stoppedCompilation(what: string): Compilation {
  return { ok: false, output: `error: the compiler was stopped: ${what}\n`, stopped: true };
}

/** What a learner is told when the compiler ended without saying why. */
export const GAVE_UP = 'error: the compiler gave up on this source\n';

/** How a booted interpreter waits for its source. */
interface Gate {
  command: Command;
  /** A FIFO that the interpreter opens when it has booted. A file of the same name replaces it before the program runs. */
  ready: string;
  /** A second FIFO where the interpreter waits, for one that does not wait at the first. */
  gate?: string;
  /** What it holds while it waits and shares with no other process. */
  megabytes: number;
  /** Whether the program cannot tell the wait from a fresh process. Every program when absent. */
  carries?(source: string): boolean;
}

/** A trusted interpreter that runs each test of a submission in a forked, confined child. */
interface ForkServerSupport {
  command: Command;
  /** What it holds while it waits and shares with no other process. */
  megabytes: number;
  /** What stands in its private folder when it boots. */
  files?: readonly BoxFile[];
  /**
   * A test that uses more CPU time makes a second server worth its preparation. For shorter tests it is cheaper to wait for
   * the first, unless the machine has nothing else to do.
   */
  worthASecondMs: number;
  /** Only an exit and the limits of time and output count. After any other end of a child the test runs as a plain process. */
  repeatsFailures?: true;
  /** False for a source that could tell a forked child from a plain process. */
  carries(source: string): boolean;
  preparation(source: string): Buffer;
}

/** How a program failed: by an exit code other than 0 or by a signal. */
export interface FailedRun {
  exitCode: number | null;
  signal: string | null;
  /** The first 64 KB. */
  stderr: string;
}

/**
 * One language: where its toolchain is, how a source is compiled and how a compiled source is run. To add a language,
 * write one such file and name it in languages/registry.ts.
 */
export interface LanguageSupport {
  readonly language: Language;
  /** Versions of compiler and runtime, and the flags given to them. Part of the artefact's cache key. */
  readonly version: string;
  /** What the runtime needs in the private root. */
  readonly entries: readonly RootEntry[];
  /** What the compiler needs in the private root of its own sandbox. */
  readonly compilerEntries?: readonly RootEntry[];
  /** Threads that the runtime starts for itself. */
  readonly ownTasks: number;
  /** Memory that the runtime needs for itself, in kilobytes. */
  readonly ownMemoryKb: number;
  readonly stackLimitKb: number;
  /** A program that does nothing. Its CPU time is the language's start-up time. */
  readonly empty: string;
  /** A resident compiler that answers on its standard output, and sources for it to warm up with. */
  readonly residentCompiler?: { command: Command; warmUp: readonly Buffer[] };
  readonly forkServer?: ForkServerSupport;
  compile(request: CompileRequest, tools: CompileTools, signal?: AbortSignal): Promise<Compilation>;
  command(artefact: Artefact, limits: JudgeLimits): Command;
  /** Set when a booted interpreter can wait for its source without a difference that the program could see. */
  gate?(limits: JudgeLimits): Gate;
  /**
   * Whether a failed program ended because its runtime could not allocate memory. Runtimes report this as an ordinary
   * crash (V8 aborts, the JVM throws), so only the language can tell. No other code decides it.
   */
  isOutOfMemory(failed: FailedRun): boolean;
}

export const BASE_ENVIRONMENT = ['PATH=/usr/bin:/bin', 'HOME=/box', 'TMPDIR=/tmp', 'LANG=C.UTF-8', 'TZ=UTC'];

const FILE_LIMIT_KB = 64 * 1024;

/**
 * The limits of a run's sandbox: those of the program plus what the language itself uses.
 * @param startupMs CPU time that the interpreter uses for itself.
 */
export function sandboxLimits(
  support: LanguageSupport,
  limits: JudgeLimits,
  startupMs: number,
): SandboxLimits {
  return {
    timeLimitMs: limits.timeLimitMs + startupMs,
    wallLimitMs: limits.wallLimitMs,
    memoryLimitKb: limits.memoryLimitKb + support.ownMemoryKb,
    outputLimitBytes: limits.outputLimitBytes,
    processLimit: limits.processLimit + support.ownTasks,
    fileLimitKb: FILE_LIMIT_KB,
    stackLimitKb: support.stackLimitKb,
  };
}

/** The artefact of a language without a compiler: its source. */
export function asSource(name: string, source: string): Promise<Compilation> {
  const files = [{ name, mode: 0o444, content: Buffer.from(source) }];
  return Promise.resolve({ ok: true, artefact: { files, compileOutput: '', entry: '' } });
}
