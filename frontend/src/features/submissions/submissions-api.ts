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

/** How often a pending row is read although no event asked for it, in case events are lost. */
export const PENDING_POLL_MS = 4_000;
/** Tries to read the end after it was announced; each waits a little longer than the one before. */
const END_READS = 5;
const END_READ_WAIT_MS = 200;

export interface Start {
  body: ExecuteCodeRequest;
  /** One per click, so that a repeated request cannot judge twice. */
  idempotencyKey: string;
}

const start = (url: string) => (request: Start) => ({
  url,
  method: 'POST',
  body: request.body,
  headers: { Prefer: 'respond-async', 'Idempotency-Key': request.idempotencyKey },
});
const pathOf = (id: string) => (id.startsWith('run_') ? `/execute-code/run/${id}` : `/submission/${id}`);
const row = (answer: SubmissionAnswer) => answer.submission;
/** What must be read again after a row's end: a submission moves counts, lists and solved marks, a run nothing. */
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
    /** A row whose cache entry the socket keeps up to date while a screen shows it. */
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
        // The room is joined before the first snapshot is asked for; what arrives meanwhile waits in `early`.
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
          // The first read failed or nobody waits any more; the screen shows the error and may ask again.
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
      /** What was sent from another window or device joins the list when it has its verdict. */
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
