import type { CheckerSpec, JudgeLimits, JudgingResult, Language } from '@evident/contracts';

export interface EvidenceProgram {
  language: Language;
  sourceCode: string;
  /** It plays a batch of short cases in one process. */
  isBatch?: boolean;
}

interface EvidenceCase {
  id: string;
  input: string;
  /** Null: the case passes when the program exits normally. */
  answer: string | null;
}

/** One program, compiled once and run on every case in the judge's sandbox. */
export interface EvidenceTask {
  program: EvidenceProgram;
  cases: readonly EvidenceCase[];
  limits: JudgeLimits;
  checker: CheckerSpec;
  stopAtFirstFailure: boolean;
  /** After a case beyond its time or memory limit the following ones are skipped. */
  stopAtFirstLimit?: boolean;
  /** Most of the analysis waits for it, so the judge takes it before tasks that run beside. */
  goesFirst?: boolean;
}

/** Runs strangers' code in the judge, never in this process. */
export interface EvidenceRunner {
  /**
   * @throws DomainError JUDGE_UNAVAILABLE when the judge cannot run the task. Failures of the program are results.
   * @throws the signal's reason once aborted; the task is then cancelled in the judge as well.
   */
  run(task: EvidenceTask, signal: AbortSignal): Promise<JudgingResult>;
}

/** A runner whose tasks go before those that run beside. */
export const goingFirst = (runner: EvidenceRunner): EvidenceRunner => ({
  run: (task, signal) => runner.run({ ...task, goesFirst: true }, signal),
});
