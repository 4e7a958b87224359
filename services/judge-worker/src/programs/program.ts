import type { Language, RunStatus } from '@evident/contracts';

/** What one run may use. */
export interface RunLimits {
  /** User + system time of all processes, daemonised ones included. */
  cpuTimeMs: number;
  wallTimeMs: number;
  memoryKb: number;
  /** Bytes of stdout. Stderr is capped on its own. */
  outputBytes: number;
  /** Processes and threads alive at a time. A language's own threads are allowed on top. */
  processes: number;
}

/** How strongly this machine isolates. There is nothing weaker: with `none` no program is run. */
export type IsolationTier = 'full' | 'user_namespace' | 'none';

/** What the kernel said about one run. */
export interface RunEvidence {
  tier: IsolationTier;
  exitCode: number | null;
  signal: string | null;
  /** Before the language's start-up time is taken off. */
  rawCpuTimeMs: number;
  /** After the language's start-up time is taken off, never negative: what is judged and shown. */
  cpuTimeMs: number;
  wallTimeMs: number;
  /** Peak of all processes and their private files together. */
  memoryKb: number;
  outputBytes: number;
  /** Most processes and threads seen at a time. */
  processes: number;
  oomKilled: boolean;
  /** The limit that ended the run. */
  limit: 'cpu' | 'wall' | 'memory' | 'output' | null;
  /** Time the hypervisor took from this machine while the program ran. */
  stealMs: number;
  /** Time in which some process of this machine waited for a core (the kernel's pressure figure). */
  cpuPressureMs: number;
}

export interface RunResult {
  status: RunStatus;
  evidence: RunEvidence;
  stdout: Buffer;
  /** The first 64 KB. */
  stderr: Buffer;
  /** Only with `sandbox_error`. */
  fault?: string;
}

/** A compiled source, ready to run many inputs. */
export interface Program {
  /** Warnings of a compilation that succeeded. */
  readonly compileOutput: string;
  /**
   * Runs the program once in a fresh private view of files, processes and IPC. Calls may overlap.
   * @throws SandboxError when the platform, not the program, failed.
   */
  run(input: Buffer, limits: RunLimits, signal?: AbortSignal): Promise<RunResult>;
  /** Frees what waits for further runs. */
  close(): Promise<void>;
}

export type OpenOutcome =
  { kind: 'ready'; program: Program } | { kind: 'compile_error'; compileOutput: string };

export interface OpenOptions {
  /** Its runs get what the others leave of the machine, and take nothing that waits for a learner. */
  givesWay?: boolean;
  /** `compileOutput` tells of everything that the language's compilers can warn of, and not only of the usual. */
  allWarnings?: boolean;
}

export interface FactoryHealth {
  tier: IsolationTier;
  ready: boolean;
  /** One clear sentence each; not empty when `ready` is false. */
  problems: string[];
}

export interface ProgramFactory {
  /** The languages whose toolchain was found on this machine. */
  languages(): readonly Language[];
  /**
   * Compiles, or takes the compiled artefact from the cache.
   * @throws SandboxError when the platform failed; a source that does not compile is an outcome.
   */
  open(language: Language, source: string, options?: OpenOptions, signal?: AbortSignal): Promise<OpenOutcome>;
  health(): FactoryHealth;
  /** What runs a language here: its toolchain and the start-up times taken off, as evidence for a result. */
  environment(language: Language): Record<string, string>;
  /** Ends every process the factory started and removes its control groups. */
  close(): Promise<void>;
}
