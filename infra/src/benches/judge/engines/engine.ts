import type { Workload } from '../workloads.js';

/** A program that can be started: its folder holds the source and what was compiled from it. */
export interface PreparedProgram {
  workload: Workload;
  folder: string;
  argv: readonly string[];
}

/** A judging engine of others, as found on this machine. */
export interface Engine {
  /** With its version. */
  readonly name: string;
  /** How its CPU time is counted, in a few words. */
  readonly accounting: string;
  /**
   * CPU milliseconds of so many runs, each with the benchmark's input.
   * @throws Error saying what the engine made of a run that should have ended well.
   */
  run(program: PreparedProgram, count: number): Promise<number>;
  /** Ends what was started for the benchmark. */
  close(): Promise<void>;
}

/** What was found and where, or why it is not compared; one line either way. */
export interface Found {
  engine?: Engine;
  said: string;
}

/** How engines are found, from the environment. */
export interface Whereabouts {
  /** Of a go-judge that runs already; without it the command is looked for and started. */
  goJudgeUrl?: string | undefined;
  /** Of a Piston that runs already. */
  pistonUrl?: string | undefined;
  /** Folder of the control group that such a server and all it starts are in, such as its container's. */
  goJudgeGroup?: string | undefined;
  pistonGroup?: string | undefined;
}

export function whereabouts(environment: NodeJS.ProcessEnv): Whereabouts {
  return {
    goJudgeUrl: environment['BENCH_GO_JUDGE_URL'],
    goJudgeGroup: environment['BENCH_GO_JUDGE_GROUP'],
    pistonUrl: environment['BENCH_PISTON_URL'],
    pistonGroup: environment['BENCH_PISTON_GROUP'],
  };
}
