import type { CheckerSpec, JudgeLimits, JudgingResult, Language } from '@evident/contracts';

export interface EvidenceProgram {
  language: Language;
  sourceCode: string;
}

interface EvidenceCase {
  id: string;
  input: string;
  /** Null: any clean exit passes and only the output matters. */
  answer: string | null;
}

/** One program, compiled once and run on every case in the judge's sandbox. */
export interface EvidenceTask {
  program: EvidenceProgram;
  cases: readonly EvidenceCase[];
  limits: JudgeLimits;
  checker: CheckerSpec;
  stopAtFirstFailure: boolean;
  /** A case beyond its time or memory ends those behind it. */
  stopAtFirstLimit?: boolean;
}

/** Runs strangers' code for the analysis: always in the judge, never in this process. */
export interface EvidenceRunner {
  /**
   * @throws DomainError JUDGE_UNAVAILABLE when the judge cannot run it; whatever the program itself does is a result.
   * @throws the signal's reason once aborted; the task is then cancelled in the judge, too.
   */
  run(task: EvidenceTask, signal: AbortSignal): Promise<JudgingResult>;
}
