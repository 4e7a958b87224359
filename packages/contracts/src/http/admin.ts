import { z } from 'zod';
import { LANGUAGES } from '../labels.js';
import { Analysis, AnalysisReport } from './analysis.js';
import { User } from './auth.js';

const reason = z.string().trim().min(3, 'A reason is required').max(500);

/** Refunds what is left of an order; the reason is kept with the entry. */
export const RefundOrderRequest = z.object({ reason }).meta({ id: 'RefundOrderRequest' });
export type RefundOrderRequest = z.infer<typeof RefundOrderRequest>;
export const RefundAnswer = z
  .object({
    refundId: z.string(),
    tokens: z.number().int(),
    amountPaise: z.number().int(),
    status: z.string(),
  })
  .meta({ id: 'RefundAnswer' });
export type RefundAnswer = z.infer<typeof RefundAnswer>;

export const AdjustTokensRequest = z
  .object({
    /** Tokens to give, or to take when negative. */
    delta: z
      .number()
      .int()
      .min(-10_000)
      .max(10_000)
      .refine((delta) => delta !== 0, 'delta must not be zero'),
    reason,
  })
  .meta({ id: 'AdjustTokensRequest' });
export type AdjustTokensRequest = z.infer<typeof AdjustTokensRequest>;
export const AdjustTokensAnswer = z
  .object({ message: z.string(), tokens: z.number().int() })
  .meta({ id: 'AdjustTokensAnswer' });
export type AdjustTokensAnswer = z.infer<typeof AdjustTokensAnswer>;

export const FindUserQuery = z.object({ email: z.string().min(3).max(254) });
export type FindUserQuery = z.infer<typeof FindUserQuery>;
export const FoundUserAnswer = z.object({ user: User.nullable() }).meta({ id: 'FoundUserAnswer' });
export type FoundUserAnswer = z.infer<typeof FoundUserAnswer>;

export const AnalysisReportsQuery = z.object({
  /** `open` waits for a decision; `settled` has one. */
  status: z.enum(['open', 'settled']).default('open'),
});
export type AnalysisReportsQuery = z.infer<typeof AnalysisReportsQuery>;

/** A report with everything needed to judge it. */
export const ReportedAnalysis = AnalysisReport.extend({
  userId: z.uuid(),
  language: z.enum(LANGUAGES),
  sourceCode: z.string(),
  analysis: Analysis,
}).meta({ id: 'ReportedAnalysis' });
export type ReportedAnalysis = z.infer<typeof ReportedAnalysis>;
/** Open ones oldest first, settled ones latest first; at most 100. */
export const AnalysisReportsAnswer = z
  .object({ reports: z.array(ReportedAnalysis) })
  .meta({ id: 'AnalysisReportsAnswer' });
export type AnalysisReportsAnswer = z.infer<typeof AnalysisReportsAnswer>;

/** `refund` gives the token of the analysis back; either way the learner reads the note. */
export const SettleReportRequest = z
  .object({ refund: z.boolean(), note: reason })
  .meta({ id: 'SettleReportRequest' });
export type SettleReportRequest = z.infer<typeof SettleReportRequest>;
export const SettleReportAnswer = z
  .object({ message: z.string(), report: AnalysisReport })
  .meta({ id: 'SettleReportAnswer' });
export type SettleReportAnswer = z.infer<typeof SettleReportAnswer>;
