import type { AnalysisResult } from '@evident/contracts';
import type { EvidenceRunner } from '../evidence/evidence-runner.js';
import type { Findings } from '../evidence/findings.js';
import type { MeasurementCache } from '../evidence/measurement-cache.js';
import type { ProblemContext } from '../evidence/problem-context.js';
import type { Outline } from '../reading/outline.js';
import type { ModelAuthor } from '../providers/model-author.js';
import { ModelError, type ModelUsage } from '../providers/model-port.js';
import { rate, type Rated } from './rating/rate.js';
import { BUILT_IN, writeBuiltIn } from './words/built-in.writer.js';
import { checkDraft } from './drafts/check-draft.js';
import { ReportDraft, WIRE_SCHEMA } from './drafts/draft.js';
import { mergeDraft } from './drafts/merge-draft.js';
import { PROMPT_VERSION, promptFor } from './prompt/prompt.js';

export interface ReportTools {
  /** Null: no model is configured, or the learner did not consent to sending the code. */
  author: ModelAuthor | null;
  /** The user whose model budget is used. */
  userId: string;
  problem: ProblemContext | null;
  runner: EvidenceRunner;
  cache: MeasurementCache;
  outline: Outline | null;
  signal: AbortSignal;
}

export interface Report {
  result: AnalysisResult;
  /** Includes a failing input that the author named, after it was run. */
  rated: Rated;
  /** `built-in`, or provider and model. */
  engine: string;
  /** Why the report is free; null: it costs a token. */
  freeBecause: string | null;
  usage: { tokens: ModelUsage; micros: number; promptVersion: string } | null;
  /** The author disagrees with the measured class. It is recorded for people to check. */
  disagrees: { class: string; reason: string } | null;
}

function builtIn(
  findings: Findings,
  rated: Rated,
  outline: Outline | null,
  freeBecause: string | null,
): Report {
  const result = writeBuiltIn(findings, rated, outline);
  return { result, rated, engine: BUILT_IN, freeBecause, usage: null, disagrees: null };
}

/**
 * Puts findings into words. A language model may add reasons but change no finding. When it fails, the report is the
 * built-in engine's, and it is free.
 * @throws the signal's reason once aborted; DomainError JUDGE_UNAVAILABLE when an input of the model cannot be run.
 */
export async function writeReport(findings: Findings, rated: Rated, tools: ReportTools): Promise<Report> {
  const { author, outline, signal } = tools;
  // Without the outline comments cannot be told from code, and comments must not be sent.
  if (author === null || outline === null || !findings.compiles)
    return builtIn(findings, rated, outline, null);
  try {
    return await writeWithModel(author, outline, findings, rated, tools);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ModelError)) throw error;
    if (error.fault === 'over_budget') return builtIn(findings, rated, outline, null);
    return builtIn(
      findings,
      rated,
      outline,
      'The language model failed, so the built-in engine wrote the report.',
    );
  }
}

async function writeWithModel(
  author: ModelAuthor,
  outline: Outline,
  findings: Findings,
  rated: Rated,
  { problem, runner, cache, signal, userId }: ReportTools,
): Promise<Report> {
  const { silent } = outline;
  const { evidence } = rated;
  const prompt = promptFor({ findings, evidence, statement: problem?.statement ?? null, silent });
  const { value, usage, micros } = await author.write({
    userId,
    messages: prompt.messages,
    wire: WIRE_SCHEMA,
    schema: ReportDraft,
    signal,
  });
  const tools = problem === null ? null : { problem, runner, cache, signal };
  const checked = await checkDraft(value, { findings, evidence, silent, nonce: prompt.nonce, tools });
  const proof = checked.bugs.find((bug) => bug.proof !== null)?.proof ?? null;
  const known =
    findings.counterExample === null && proof !== null ? { ...findings, counterExample: proof } : findings;
  const merged = mergeDraft(known, known === findings ? rated : rate(known), checked, outline);
  return {
    ...merged,
    engine: author.name,
    freeBecause: null,
    usage: { tokens: usage, micros, promptVersion: PROMPT_VERSION },
    disagrees: checked.disagrees,
  };
}
