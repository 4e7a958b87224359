import { z } from 'zod';
import { AnalysisReportsQuery, ReportedAnalysis, DecideReportRequest } from '../http/admin-reports.js';
import {
  Analysis,
  AnalysisEngine,
  AnalysisReport,
  PendingAnalysis,
  ReportAnalysisRequest,
  StepComparison,
  StepsQuery,
} from '../http/analysis.js';
import { Language } from '../languages.js';
import { Actor } from './actor.js';
import { calledBy } from './define.js';

export const AnalysisState = z.discriminatedUnion('status', [Analysis, PendingAnalysis]);
export type AnalysisState = z.infer<typeof AnalysisState>;

export const AI_RPC = calledBy(['gateway'], {
  /** Holds one token and queues the analysis. The same code again gets the stored result free of charge. */
  'analysis.request': {
    repeatable: 'with-key',
    request: z.object({
      actor: Actor,
      sourceCode: z.string(),
      description: z.string().nullable(),
      problemId: z.uuid().nullable(),
      language: Language.nullable(),
      idempotencyKey: z.string().min(1).max(200).nullable(),
      /** The learner agreed that a third party gets the code. */
      thirdPartyConsent: z.boolean().default(false),
    }),
    response: AnalysisState,
  },
  'analysis.engine': { repeatable: 'always', request: z.object({}), response: AnalysisEngine },
  'analysis.get': {
    repeatable: 'always',
    request: z.object({ actor: Actor, analysisId: z.uuid() }),
    response: AnalysisState,
  },
  'analysis.cancel': { request: z.object({ actor: Actor, analysisId: z.uuid() }), response: AnalysisState },
  'analysis.list': {
    repeatable: 'always',
    /** Null: all analyses of the user. */
    request: z.object({ actor: Actor, problemId: z.uuid().nullable() }),
    response: z.array(AnalysisState),
  },
  'analysis.compare-steps': {
    repeatable: 'always',
    request: StepsQuery.extend({ actor: Actor }),
    response: StepComparison,
  },
  /** An analysis has at most one report. A repeated call answers the first report. */
  'analysis-reports.file': {
    repeatable: 'always',
    request: z.object({ actor: Actor, analysisId: z.uuid(), reason: ReportAnalysisRequest.shape.reason }),
    response: AnalysisReport,
  },
  /** Admin only. */
  'analysis-reports.list': {
    repeatable: 'always',
    adminOnly: true,
    request: z.object({ actor: Actor, status: AnalysisReportsQuery.shape.status.unwrap() }),
    response: z.array(ReportedAnalysis),
  },
  /** Admin only. ALREADY_FINISHED after another decision; NOTHING_TO_REFUND when the analysis cost no token. */
  'analysis-reports.decide': {
    adminOnly: true,
    request: DecideReportRequest.extend({ actor: Actor, reportId: z.uuid() }),
    response: AnalysisReport,
  },
});
