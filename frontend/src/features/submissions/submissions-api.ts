import type {
  ExecuteCodeRequest,
  ProblemSubmissionsAnswer,
  Submission,
  SubmissionAnswer,
  SubmissionCountAnswer,
} from '@evident/contracts/http/submissions';
import { isFinished } from '@evident/contracts/labels';
import { api } from '../../lib/api.js';
import { onEvent, onGap } from '../../lib/socket.js';
import { applyEvent, liveOf, newerOf, type LiveSubmission, type SubmissionEvent } from './live-results.js';

/** Polling interval of a pending row, in case events are lost. */
export const PENDING_POLL_MS = 4_000;
/** Attempts to read the final row after its event, with increasing waits. */
const END_READS = 5;
const END_READ_WAIT_MS = 200;

export interface Start {
  body: ExecuteCodeRequest;
  /** One per click, so that a repeated request is judged once. */
  idempotencyKey: string;
  /** Who wrote a submission that is sent later; the server refuses it under another account. */
  writtenBy?: string;
}

const start = (url: string) => (request: Start) => ({
  url,
  method: 'POST',
  body: request.body,
  headers: {
    Prefer: 'respond-async',
    'Idempotency-Key': request.idempotencyKey,
    ...(request.writtenBy !== undefined && { 'Evident-User': request.writtenBy }),
  },
});
const pathOf = (id: string) => (id.startsWith('run_') ? `/execute-code/run/${id}` : `/submission/${id}`);
const row = (answer: SubmissionAnswer) => answer.submission;
/** @returns the tags to invalidate when a row is finished. A run changes no counts and lists. */
export const changedBy = ({ id, problemId }: Submission) =>
  id.startsWith('run_')
    ? []
    : [
        { type: 'Submissions' as const, id: problemId },
        { type: 'Problem' as const, id: problemId },
        'Submissions' as const,
        'Problems' as const,
      ];
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const submissionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    startRun: build.mutation<Submission, Start>({
      query: start('/execute-code/run'),
      transformResponse: row,
    }),
    submit: build.mutation<Submission, Start>({
      query: start('/execute-code/'),
      transformResponse: row,
      invalidatesTags: (submission) =>
        submission ? [{ type: 'Submissions', id: submission.problemId }, 'Submissions'] : [],
    }),
    cancelSubmission: build.mutation<Submission, string>({
      query: (id) => ({ url: pathOf(id), method: 'DELETE' }),
      transformResponse: row,
      invalidatesTags: (_row, _error, id) => [{ type: 'Submission', id }],
    }),
    /** A submission or run that the socket keeps up to date. */
    liveSubmission: build.query<LiveSubmission, string>({
      query: pathOf,
      transformResponse: (answer: SubmissionAnswer) => liveOf(answer.submission),
      merge: (shown, snapshot) => newerOf(shown, snapshot),
      providesTags: (_live, _error, id) => [{ type: 'Submission', id }],
      async onCacheEntryAdded(id, cache) {
        const early: SubmissionEvent[] = [];
        let loaded = false;
        let reading = false;

        const read = () =>
          cache.dispatch(
            submissionsApi.endpoints.liveSubmission.initiate(id, { forceRefetch: true, subscribe: false }),
          );
        const shown = () => cache.getCacheEntry().data;
        const settle = async (atEnd: boolean) => {
          if (reading) return;
          reading = true;
          for (let attempt = 0; attempt < (atEnd ? END_READS : 1); attempt++) {
            await read();
            const now = shown();
            if (!now || isFinished(now.submission.submissionStatus)) break;
            if (atEnd) await wait(END_READ_WAIT_MS * (attempt + 1));
          }
          reading = false;
        };
        const apply = (event: SubmissionEvent) => {
          if (!loaded) {
            early.push(event);
            return;
          }
          let refetch = false;
          cache.updateCachedData((live) => {
            const applied = applyEvent(live, event);
            refetch = applied.refetch;
            return applied.live;
          });
          if (refetch) void settle(event.name === 'submission.judged');
        };
        // Events that arrive before the first snapshot wait in `early`.
        const leave = [
          onEvent('submission.created', (payload) => apply({ name: 'submission.created', payload })),
          onEvent('submission.started', (payload) => apply({ name: 'submission.started', payload })),
          onEvent('submission.test-judged', (payload) => apply({ name: 'submission.test-judged', payload })),
          onEvent('submission.judged', (payload) => apply({ name: 'submission.judged', payload })),
          onGap(() => void settle(false)),
        ];
        try {
          await cache.cacheDataLoaded;
          loaded = true;
          early.splice(0).forEach(apply);
        } catch {
          // The first read failed or the entry was removed. The screen shows the error.
          loaded = true;
        }
        await cache.cacheEntryRemoved;
        leave.forEach((stop) => stop());
      },
    }),
    problemSubmissions: build.query<Submission[], string>({
      query: (problemId) => `/submission/get-submissions/${problemId}`,
      transformResponse: (answer: ProblemSubmissionsAnswer) => answer.submissions,
      providesTags: (_list, _error, problemId) => [{ type: 'Submissions', id: problemId }],
      /** Adds submissions of other tabs and devices when they are judged. */
      async onCacheEntryAdded(problemId, cache) {
        const leave = onEvent('submission.judged', (event) => {
          if (event.kind === 'submit' && event.problemId === problemId)
            cache.dispatch(api.util.invalidateTags([{ type: 'Submissions', id: problemId }]));
        });
        await cache.cacheEntryRemoved;
        leave();
      },
    }),
    submissionCount: build.query<SubmissionCountAnswer, string>({
      query: (problemId) => `/submission/get-submission-count/${problemId}`,
      providesTags: (_count, _error, problemId) => [{ type: 'Submissions', id: problemId }],
    }),
  }),
});

export const {
  useStartRunMutation,
  useSubmitMutation,
  useCancelSubmissionMutation,
  useProblemSubmissionsQuery,
  useSubmissionCountQuery,
} = submissionsApi;
