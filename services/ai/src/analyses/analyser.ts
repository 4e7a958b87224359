import type { EditorLanguage, EventPayload } from '@evident/contracts';
import type { EvidenceRunner } from '../evidence/evidence-runner.js';
import type { MeasurementCache } from '../evidence/measurement-cache.js';
import type { ProblemContext } from '../evidence/problem-context.js';
import type { StoredResult } from './analysis-rows.js';

export type Phase = EventPayload<'analysis.progressed'>['phase'];

export interface AnalysisSubject {
  /** Whose budget pays for a model; never sent anywhere. */
  userId: string;
  language: EditorLanguage;
  sourceCode: string;
  /** Null: nothing is known but the code. */
  problem: ProblemContext | null;
  /** Without it nothing of the code leaves for a model's provider. */
  thirdPartyConsent: boolean;
}

export interface AnalysisTools {
  runner: EvidenceRunner;
  cache: MeasurementCache;
  /** Aborts when the learner cancels, the time is over, or the claim is lost. */
  signal: AbortSignal;
  /** @param fraction of the whole analysis, 0 to 1 */
  progress: (this: void, phase: Phase, fraction: number) => void;
}

export interface Analysed {
  result: StoredResult;
  /** Why it must not cost a token; null: it does. */
  freeBecause: string | null;
  /** False when another try might give more, such as after a provider's fault. */
  replayable: boolean;
  /** What a model was paid for, for the books; null without one. */
  usage: unknown;
}

/** Finds out everything about one program and puts it into words; the flow around it handles rows and tokens. */
export abstract class Analyser {
  /** What the result depends on besides code and problem: engine, prompts, model. */
  abstract versionFor(thirdPartyConsent: boolean): string;

  /**
   * @throws DomainError when the analysis fails as a whole (JUDGE_UNAVAILABLE, PROVIDER_FAILED): it is then free.
   * @throws the signal's reason once aborted.
   */
  abstract analyse(subject: AnalysisSubject, tools: AnalysisTools): Promise<Analysed>;
}
