import type { EditorLanguage, EventPayload } from '@evident/contracts';
import type { EvidenceRunner } from '../evidence/evidence-runner.js';
import type { MeasurementCache } from '../evidence/measurement-cache.js';
import type { ProblemContext } from '../evidence/problem-context.js';
import type { Admitted } from '../syntax/program-tokens.js';
import type { StoredResult } from './analysis-rows.js';

export type Phase = EventPayload<'analysis.progressed'>['phase'];

export interface AnalysisSubject {
  /** The user whose model budget is used; never sent to a provider. */
  userId: string;
  language: EditorLanguage;
  sourceCode: string;
  /** Null: only the code is known. */
  problem: ProblemContext | null;
  /** Without consent no code is sent to a model's provider. */
  thirdPartyConsent: boolean;
}

export interface AnalysisTools {
  runner: EvidenceRunner;
  cache: MeasurementCache;
  /** Aborts when the learner cancels, the deadline passes or the claim is lost. */
  signal: AbortSignal;
  /** @param fraction of the whole analysis, 0 to 1 */
  progress: (this: void, phase: Phase, fraction: number) => void;
}

export interface Analysed {
  result: StoredResult;
  /** Why the analysis is free; null: it costs a token. */
  freeBecause: string | null;
  /** False when another try could find more, for example after a provider's fault. */
  replayable: boolean;
  /** The usage of the language model, for the records; null when none was used. */
  usage: unknown;
  /** Steps on the problem's largest tests, of a program that passes all tests; null where they are unknown. */
  testSteps: { steps: number; on: string } | null;
}

/** Analyses one program and writes the report. It knows nothing of rows and tokens. */
export abstract class Analyser {
  /** Engine, prompts and model: what the result depends on besides code and problem. */
  abstract versionFor(thirdPartyConsent: boolean): string;

  /**
   * Refuses a source that would block or break the service.
   * @param language null: it is detected
   * @throws DomainError VALIDATION_FAILED, SERVICE_UNAVAILABLE
   */
  abstract admit(language: EditorLanguage | null, sourceCode: string): Promise<Admitted>;

  /**
   * @throws DomainError (JUDGE_UNAVAILABLE, PROVIDER_FAILED) when the whole analysis fails; it is free then.
   * @throws the signal's reason once aborted.
   */
  abstract analyse(subject: AnalysisSubject, tools: AnalysisTools): Promise<Analysed>;
}
