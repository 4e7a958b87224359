import { z } from 'zod';
import { Analysis, PendingAnalysis } from '../http/analysis.js';
import { Language } from '../languages.js';
import { Actor } from './actor.js';

export const AnalysisState = z.discriminatedUnion('status', [Analysis, PendingAnalysis]);
export type AnalysisState = z.infer<typeof AnalysisState>;

export const AI_RPC = {
  /** Holds one token and queues the analysis; the same code again answers the stored result free of charge. */
  'analysis.request': {
    request: z.object({
      actor: Actor,
      sourceCode: z.string(),
      description: z.string().nullable(),
      problemId: z.uuid().nullable(),
      language: Language.nullable(),
      idempotencyKey: z.string().min(1).max(200).nullable(),
      /** The learner agreed that the code leaves for a third party. */
      thirdPartyConsent: z.boolean().default(false),
    }),
    response: AnalysisState,
  },
  'analysis.get': { request: z.object({ actor: Actor, analysisId: z.uuid() }), response: AnalysisState },
  'analysis.cancel': { request: z.object({ actor: Actor, analysisId: z.uuid() }), response: AnalysisState },
  'analysis.list': {
    request: z.object({ actor: Actor, problemId: z.uuid() }),
    response: z.array(AnalysisState),
  },
} as const;
