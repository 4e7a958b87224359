import type { ReportedAnalysis, SettleReportAnswer } from '@evident/contracts/http/admin';
import { api } from '../../lib/api.js';

/** What admins do about analyses that learners call wrong. */
const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    analysisReports: build.query<ReportedAnalysis[], 'open' | 'settled'>({
      query: (status) => ({ url: '/admin/analysis-reports', params: { status } }),
      transformResponse: (answer: { reports: ReportedAnalysis[] }) => answer.reports,
      providesTags: ['AnalysisReport'],
    }),
    settleReport: build.mutation<SettleReportAnswer, { reportId: string; refund: boolean; note: string }>({
      query: ({ reportId, ...body }) => ({
        url: `/admin/analysis-reports/${reportId}/settle`,
        method: 'POST',
        body,
      }),
      invalidatesTags: (_answer, error) => (error ? [] : ['AnalysisReport']),
    }),
  }),
});

export const { useAnalysisReportsQuery, useSettleReportMutation } = reportsApi;
