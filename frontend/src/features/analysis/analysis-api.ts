import type { EventPayload } from '@evident/contracts/events';
import type {
  AnalysesAnswer,
  Analysis,
  AnalysisEngine,
  AnalyzeRequest,
  PendingAnalysis,
  ReportAnalysisAnswer,
  StepComparison,
  StepsQuery,
} from '@evident/contracts/http/analysis';
import { isFinished } from '@evident/contracts/labels';
import { api } from '../../lib/api.js';
import { onEvent, onGap } from '../../lib/socket.js';

export type AnalysisState = Analysis | PendingAnalysis;
export type AnalysisPhase = EventPayload<'analysis.progressed'>['phase'];

/** An analysis and its progress. */
export interface LiveAnalysis {
  state: AnalysisState;
  phase: AnalysisPhase;
  /** 0 to 1. */
  fraction: number;
}

export const PENDING_POLL_MS = 4_000;

interface Start {
  body: AnalyzeRequest;
  idempotencyKey: string;
}

const fresh = (state: AnalysisState): LiveAnalysis => ({ state, phase: 'queued', fraction: 0 });

export const analysisApi = api.injectEndpoints({
  endpoints: (build) => ({
    analyze: build.mutation<AnalysisState, Start>({
      query: ({ body, idempotencyKey }) => ({
        url: '/ai-analyze/',
        method: 'POST',
        body,
        headers: { Prefer: 'respond-async', 'Idempotency-Key': idempotencyKey },
      }),
    }),
    analysisEngine: build.query<AnalysisEngine, void>({ query: () => '/ai-analyze/engine' }),
    cancelAnalysis: build.mutation<AnalysisState, string>({
      query: (id) => ({ url: `/ai-analyze/${id}`, method: 'DELETE' }),
      invalidatesTags: (_state, _error, id) => [{ type: 'Analysis', id }],
    }),
    reportAnalysis: build.mutation<ReportAnalysisAnswer, { analysisId: string; reason: string }>({
      query: ({ analysisId, reason }) => ({
        url: `/ai-analyze/${analysisId}/report`,
        method: 'POST',
        body: { reason },
      }),
    }),
    liveAnalysis: build.query<LiveAnalysis, string>({
      query: (id) => `/ai-analyze/${id}`,
      transformResponse: fresh,
      // Snapshots carry no progress, so the progress from the socket is kept.
      merge: (shown, snapshot) =>
        isFinished(shown.state.status) ? shown : { ...shown, state: snapshot.state },
      providesTags: (_live, _error, id) => [{ type: 'Analysis', id }],
      async onCacheEntryAdded(id, cache) {
        const read = () =>
          void cache.dispatch(
            analysisApi.endpoints.liveAnalysis.initiate(id, { forceRefetch: true, subscribe: false }),
          );
        const leave = [
          onEvent('analysis.progressed', ({ analysisId, phase, fraction }) => {
            if (analysisId !== id || !cache.getCacheEntry().data) return;
            cache.updateCachedData((live) => {
              live.phase = phase;
              live.fraction = Math.max(live.fraction, fraction);
            });
          }),
          onEvent('analysis.completed', ({ analysisId }) => {
            if (analysisId === id) read();
          }),
          onGap(read),
        ];
        await cache.cacheEntryRemoved;
        leave.forEach((stop) => stop());
      },
    }),
    analyses: build.query<AnalysisState[], string>({
      query: (problemId) => ({ url: '/ai-analyze/', params: { problemId } }),
      transformResponse: (answer: AnalysesAnswer) => answer.analyses,
      providesTags: ['Analysis'],
    }),
    stepComparison: build.query<StepComparison, StepsQuery>({
      query: (params) => ({ url: '/ai-analyze/steps', params }),
      providesTags: ['Analysis'],
    }),
  }),
});

export const {
  useAnalyzeMutation,
  useLazyAnalysisEngineQuery,
  useCancelAnalysisMutation,
  useReportAnalysisMutation,
  useAnalysesQuery,
  useStepComparisonQuery,
} = analysisApi;
