import { z } from 'zod';
import { EXAMPLE } from '../example.js';
import { ErrorCode } from '../errors.js';
import { EditorLanguage, Language } from '../languages.js';
import { LIMITS, REASON_LIMITS } from '../limits.js';

export { RATING_BANDS, ratingBand } from '../labels.js';

export const AnalyzeRequest = z
  .object({
    source_code: z.string().min(1, 'Source code is required').max(LIMITS.sourceBytes),
    /** The problem's statement, as the spec's client sends it; used only to find the problem when `problemId` is absent. */
    description: z.string().max(50_000).optional(),
    problemId: z.uuid().optional(),
    language_id: z.number().int().optional(),
    /** True: the code may be sent to `AnalysisEngine.sentTo`. Otherwise the built-in engine writes the text. */
    thirdPartyConsent: z.boolean().optional(),
  })
  .meta({
    id: 'AnalyzeRequest',
    examples: [
      {
        source_code: EXAMPLE.sourceCode,
        description: 'Print twice the number.',
        problemId: EXAMPLE.problemId,
        language_id: 63,
      },
    ],
  });
export type AnalyzeRequest = z.infer<typeof AnalyzeRequest>;

/** Who writes the text of an analysis. The client asks before the first analysis, so that the learner can decide. */
export const AnalysisEngine = z
  .object({
    /** `built-in`, or the provider and model that would be asked. */
    name: z.string(),
    /** Host of the third party that gets the code without comments and long strings; null: no third party gets it. */
    sentTo: z.string().nullable(),
  })
  .meta({ id: 'AnalysisEngine' });
export type AnalysisEngine = z.infer<typeof AnalysisEngine>;

/** A fact that supports a statement of the analysis. */
export const Evidence = z.object({
  id: z.string(),
  kind: z.enum(['test', 'growth', 'space', 'fuzz', 'lint', 'static', 'coverage', 'recursion', 'model']),
  /** `proved`: executed; `measured`: measured; `static`: read from the source; `opinion`: a model's statement. */
  strength: z.enum(['proved', 'measured', 'static', 'opinion']),
  line: z.number().int().positive().nullable(),
  text: z.string(),
  /** A failing input that can be run again. */
  input: z.string().nullable(),
  expected: z.string().nullable(),
  actual: z.string().nullable(),
});
export type Evidence = z.infer<typeof Evidence>;

export const GrowthSeries = z.object({
  variable: z.string(),
  family: z.string(),
  metric: z.enum(['steps', 'cpu_ms', 'memory_kb']),
  points: z.array(z.object({ n: z.number(), value: z.number(), low: z.number(), high: z.number() })),
  /** O(...) or null when inconclusive. */
  fitted: z.string().nullable(),
  runnerUp: z.string().nullable(),
  /** Fitted curve at each point's n. */
  curve: z.array(z.object({ n: z.number(), value: z.number() })),
});
export type GrowthSeries = z.infer<typeof GrowthSeries>;

/** The measured growth of a program that the same learner had analysed earlier for the same problem. */
export const EarlierProgram = z.object({
  analysisId: z.uuid(),
  createdAt: z.iso.datetime(),
  language: Language,
  timeComplexity: z.string().nullable(),
  growth: z.array(
    GrowthSeries.pick({ variable: true, family: true, metric: true }).extend({
      points: z.array(z.object({ n: z.number(), value: z.number() })),
    }),
  ),
});
export type EarlierProgram = z.infer<typeof EarlierProgram>;

/** The most earlier programs that one analysis is compared with. */
export const MOST_EARLIER_PROGRAMS = 5;

export const RatingPart = z.object({
  part: z.enum(['correctness', 'efficiency', 'robustness', 'readability']),
  points: z.number(),
  of: z.number(),
  reason: z.string(),
  evidenceIds: z.array(z.string()),
});

export const AnalysisResult = z.object({
  /** Null: not rated, because nothing was run on tests. */
  rating: z.number().int().min(0).max(100).nullable(),
  'tc&sc': z.string(),
  /** Contains "No bugs" only when no evidence fails. */
  bugs: z.string(),
  /**
   * Contains "already quite efficient" only when every test passes and the measured class is no worse than the
   * reference's.
   */
  improvement: z.string(),
  description: z.string(),
});
export type AnalysisResult = z.infer<typeof AnalysisResult>;

export const Analysis = AnalysisResult.extend({
  id: z.uuid(),
  status: z.literal('completed'),
  problemId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  /** `built-in`, or the provider and model that wrote the words. */
  engine: z.string(),
  timeComplexity: z.string().nullable(),
  spaceComplexity: z.string().nullable(),
  evidence: z.array(Evidence),
  growth: z.array(GrowthSeries),
  referenceGrowth: z.array(GrowthSeries),
  breakdown: z.array(RatingPart),
  tokensLeft: z.number().int().nonnegative(),
  /** False when it cost nothing: the same code was analysed before, or the result says too little. */
  charged: z.boolean(),
  /** One sentence that says why it cost nothing; absent when it was charged. */
  freeBecause: z.string().optional(),
  /** Newest first; only in the answer to a request for one analysis of a problem. */
  earlierPrograms: z.array(EarlierProgram).max(MOST_EARLIER_PROGRAMS).optional(),
}).meta({ id: 'Analysis' });
export type Analysis = z.infer<typeof Analysis>;

export const PendingAnalysis = z
  .object({
    id: z.uuid(),
    status: z.enum(['queued', 'analyzing', 'failed', 'cancelled']),
    problemId: z.uuid().nullable(),
    createdAt: z.iso.datetime(),
    code: ErrorCode.nullable(),
    message: z.string().nullable(),
    tokensLeft: z.number().int().nonnegative(),
    /** With 202: the socket event that ends the wait. */
    topic: z.string().optional(),
  })
  .meta({ id: 'PendingAnalysis' });
export type PendingAnalysis = z.infer<typeof PendingAnalysis>;

export const AnalysesQuery = z.object({ problemId: z.uuid() });
export type AnalysesQuery = z.infer<typeof AnalysesQuery>;
/** Latest first. */
export const AnalysesAnswer = z
  .object({ analyses: z.array(z.union([Analysis, PendingAnalysis])) })
  .meta({ id: 'AnalysesAnswer' });
export type AnalysesAnswer = z.infer<typeof AnalysesAnswer>;

/** Programs of different learners from which on they are compared. */
export const COMPARED_PROGRAMS = 20;

export const StepsQuery = z.object({ problemId: z.uuid(), language: EditorLanguage });
export type StepsQuery = z.infer<typeof StepsQuery>;
/**
 * The user's program among those of others in the same language, by the steps that an analysis counted on the largest
 * tests. Only programs that pass every test count, and the best one of each learner.
 */
export const StepComparison = z
  .object({
    /** Of the user's best program; null: none was counted. */
    steps: z.number().nullable(),
    /** Learners with a counted program on the same tests, the user included. */
    programs: z.number().int(),
    /** With fewer there is no distribution. */
    needed: z.number().int(),
    distribution: z
      .object({
        /** Programs that take more steps than the user's. */
        slower: z.number().int(),
        /** From few steps to many, each wider than the last by the same ratio; empty groups are left out. */
        groups: z.array(
          z.object({ programs: z.number().int(), fewest: z.number(), most: z.number(), own: z.boolean() }),
        ),
      })
      .nullable(),
  })
  .meta({
    id: 'StepComparison',
    examples: [{ steps: 5_200, programs: 7, needed: COMPARED_PROGRAMS, distribution: null }],
  });
export type StepComparison = z.infer<typeof StepComparison>;

/** A learner reports that an analysis is wrong. */
export const ReportAnalysisRequest = z
  .object({
    reason: z.string().trim().min(REASON_LIMITS.min, 'Say what is wrong').max(REASON_LIMITS.reportMax),
  })
  .meta({
    id: 'ReportAnalysisRequest',
    examples: [{ reason: 'The rating says that my code is slow, but it passes every test' }],
  });
export type ReportAnalysisRequest = z.infer<typeof ReportAnalysisRequest>;

export const AnalysisReport = z
  .object({
    id: z.uuid(),
    analysisId: z.uuid(),
    reason: z.string(),
    /** `refunding`: an admin decided, and the token is being given back. */
    status: z.enum(['open', 'refunding', 'refunded', 'dismissed']),
    /** The admin's answer to the learner. */
    note: z.string().nullable(),
    createdAt: z.iso.datetime(),
    settledAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AnalysisReport' });
export type AnalysisReport = z.infer<typeof AnalysisReport>;

export const ReportAnalysisAnswer = z
  .object({ message: z.string(), report: AnalysisReport })
  .meta({ id: 'ReportAnalysisAnswer' });
export type ReportAnalysisAnswer = z.infer<typeof ReportAnalysisAnswer>;
