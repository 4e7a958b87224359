import type { JudgeLimits, Language, RunMeasurement, RunStatus } from '@evident/contracts';
import type { IsolationTier } from '../sandbox/isolation.js';
import type { BoxFile } from '../sandbox/wire.js';

/** What the kernel measured of one run. */
export type RunEvidence = Omit<RunMeasurement, 'status' | 'rerunAlone'>;

/** Inputs that a program runs on one after the other. */
export interface Series {
  inputs: readonly Buffer[];
  /** No run begins later than this after the first. */
  forMs: number;
}

/** How a conversation ended. */
export interface Talk {
  /** What the interactor says about the program. Null: the program failed before the interactor had decided. */
  check: { passed: boolean; message: string } | null;
}

export interface RunResult {
  status: RunStatus;
  evidence: RunEvidence;
  stdout: Buffer;
  /** The first 64 KB. */
  stderr: Buffer;
  /** Set when the program talked with an interactor; `stdout` then holds the conversation. */
  talk?: Talk;
  /** Set with the status `sandbox_error` only. */
  fault?: string;
}

/** How a program takes part in a conversation. */
export interface TalkOptions {
  /** Further arguments of its command line. */
  arguments: readonly string[];
  /** Files that stand in its private folder. */
  files: readonly BoxFile[];
  /** Gets what it prints, piece by piece, and nothing at the end of its output. */
  heard: (said: Buffer) => void;
}

/** A program that runs and talks. */
export interface Talker {
  /** Without standard output. @throws as {@link Program.run} */
  readonly result: Promise<RunResult>;
  /** Gives it something to read. Nothing is the end of its input. */
  tell(content: Buffer): void;
  /** Ends it, if it still runs. */
  quit(): void;
}

/** A compiled source, ready to run many inputs. */
export interface Program {
  /** Warnings of a compilation that succeeded. */
  readonly compileOutput: string;
  /**
   * Runs the program once in a fresh private view of files, processes and IPC. Runs may overlap.
   * @throws SandboxError when the platform failed and not the program, or the signal's reason when it aborts.
   */
  run(input: Buffer, limits: JudgeLimits, signal?: AbortSignal): Promise<RunResult>;
  /**
   * Runs the program on the first of the inputs, and on those after it as long as that costs less than runs one by one,
   * until one breaks a limit. No run sees anything of an earlier one.
   * @returns at least one result, in the order of the inputs. @throws as `run`.
   */
  runSeries(series: Series, limits: JudgeLimits, signal?: AbortSignal): Promise<RunResult[]>;
  /** Starts a plain process that reads and prints in turn with another program. The caller holds a turn. */
  talk(options: TalkOptions, limits: JudgeLimits, signal?: AbortSignal): Talker;
  /** Waits for the turn to run, which `run` does by itself. */
  inTurn<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Nobody else needs the machine: runs that overlap shall end soon, even where that costs more CPU time. */
  spread(): void;
  /** Frees what is kept for further runs. */
  close(): Promise<void>;
}

export type OpenOutcome =
  { kind: 'ready'; program: Program } | { kind: 'compile_error'; compileOutput: string };

export interface OpenOptions {
  /** Its runs get only the CPU time that other programs leave, and use no interpreter that waits for a learner's run. */
  givesWay?: boolean;
  /** Fills `compileOutput` with every warning that the language's compilers know, instead of the default ones. */
  allWarnings?: boolean;
  /** It plays a batch of short cases in one process: it is run so that it is fast from the start. */
  isBatch?: boolean;
}

export interface FactoryHealth {
  /** With `none` no program is run. */
  tier: IsolationTier | 'none';
  ready: boolean;
  /** One sentence for each problem. Not empty when `ready` is false. */
  problems: string[];
}

export interface ProgramFactory {
  /** The languages whose toolchain was found on this machine. */
  languages(): readonly Language[];
  /**
   * Compiles a source, or takes the compiled artefact from the cache.
   * @throws SandboxError when the platform failed. A source that does not compile is an outcome.
   */
  open(language: Language, source: string, options?: OpenOptions, signal?: AbortSignal): Promise<OpenOutcome>;
  health(): FactoryHealth;
  /** The toolchain of a language and the start-up times taken off its runs, as evidence for a result. */
  environment(language: Language): Record<string, string>;
  /** Ends every process the factory started and removes its control groups. */
  close(): Promise<void>;
}
