import type { AnalysisReport, ReportedAnalysis } from '@evident/contracts';
import { toAnalysis } from '../analyses/analysis-view.js';
import type { ComplaintRow, ListedComplaintRow } from './complaints.repository.js';

/** A complaint as the learner who filed it sees it. */
export const toReport = (row: ComplaintRow): AnalysisReport => ({
  id: row.id,
  analysisId: row.analysis_id,
  reason: row.reason,
  status: row.status,
  note: row.note,
  createdAt: row.created_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
});

/** A complaint as administrators see it: with the code and the analysis. */
export const toReported = (row: ListedComplaintRow): ReportedAnalysis => ({
  ...toReport(row),
  userId: row.user_id,
  language: row.language,
  sourceCode: row.source_code,
  analysis: toAnalysis(
    { ...row, id: row.analysis_id, created_at: row.analysed_at },
    { tokensLeft: row.tokens_left, replayed: false },
  ),
});
