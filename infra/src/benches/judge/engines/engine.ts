import type { Workload } from '../workloads.js';

/** A program that can be started: its folder holds the source and what was compiled from it. */
export interface PreparedProgram {
  workload: Workload;
  folder: string;
  argv: readonly string[];
}

/** Another judging engine that was found on this machine. */
export interface Engine {
  /** With its version. */
  readonly name: string;
  /** How its CPU time is counted, for the report. */
  readonly accounting: string;
  /** When it compiles what needs it. The bare processes beside it compile as often. */
  readonly compiles: 'beforehand' | 'once' | 'each run';
  /**
   * CPU milliseconds of `count` runs, each with the benchmark's input.
   * @throws Error saying what the engine made of a run that should have ended well.
   */
  run(program: PreparedProgram, count: number): Promise<number>;
  /** Stops what the benchmark started. */
  close(): Promise<void>;
}

/** One line: what was found and where, or why the engine is not compared. */
export interface Found {
  engine?: Engine;
  said: string;
}

/** How engines are found, from the environment. */
export interface Whereabouts {
  /** Address of a running go-judge; without it the bench looks for the command and starts it. */
  goJudgeUrl?: string | undefined;
  /** Address of a running Piston. */
  pistonUrl?: string | undefined;
  /** Shell command that starts Piston in the foreground, at the address in PISTON_BIND_ADDRESS. */
  pistonCommand?: string | undefined;
  /** Folder of the control group of such a server and its programs, such as its container's. */
  goJudgeGroup?: string | undefined;
  pistonGroup?: string | undefined;
}

export function whereabouts(environment: NodeJS.ProcessEnv): Whereabouts {
  return {
    goJudgeUrl: environment['BENCH_GO_JUDGE_URL'],
    goJudgeGroup: environment['BENCH_GO_JUDGE_GROUP'],
    pistonUrl: environment['BENCH_PISTON_URL'],
    pistonCommand: environment['BENCH_PISTON_COMMAND'],
    pistonGroup: environment['BENCH_PISTON_GROUP'],
  };
}
