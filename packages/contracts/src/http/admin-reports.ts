import { z } from 'zod';
import { Language } from '../languages.js';
import { AdminReason } from './admin-accounts.js';
import { Analysis, AnalysisReport } from './analysis.js';

export const AnalysisReportsQuery = z.object({
  /** `open` waits for a decision; `settled` has one. */
  status: z.enum(['open', 'settled']).default('open'),
});
export type AnalysisReportsQuery = z.infer<typeof AnalysisReportsQuery>;

/** A report with everything needed to judge it. */
export const ReportedAnalysis = AnalysisReport.extend({
  userId: z.uuid(),
  language: Language,
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
export const DecideReportRequest = z.object({ refund: z.boolean(), note: AdminReason }).meta({
  id: 'DecideReportRequest',
  examples: [{ refund: true, note: 'The bug was reported on a correct line' }],
});
export type DecideReportRequest = z.infer<typeof DecideReportRequest>;
export const DecideReportAnswer = z
  .object({ message: z.string(), report: AnalysisReport })
  .meta({ id: 'DecideReportAnswer' });
export type DecideReportAnswer = z.infer<typeof DecideReportAnswer>;
