import type {
  AuditAnswer,
  AuditEntry,
  FillExpectedAnswer,
  FillExpectedRequest,
  ImportedPackageAnswer,
  RejudgePreview,
  TestSetVersionsAnswer,
  Verification,
  VerifyRequest,
} from '@evident/contracts/http/authoring';
import type { ProblemWrittenAnswer } from '@evident/contracts/http/problems';
import type { z } from 'zod';
import { api } from '../../lib/api.js';
import { onEvent, onGap } from '../../lib/socket.js';

/** How often a running verification or rejudge is read, in case an event is lost. */
export const RUNNING_POLL_MS = 3_000;

/** The calls under `/admin` that authors need: verification, expected outputs, publishing, packages, rejudges, audit log. */
export const authoringApi = api.injectEndpoints({
  endpoints: (build) => ({
    verify: build.mutation<
      Verification,
      { problemId: string | null; candidate: z.input<typeof VerifyRequest> }
    >({
      query: ({ problemId, candidate }) => ({
        url: problemId === null ? '/admin/verifications' : `/admin/problems/${problemId}/verifications`,
        method: 'POST',
        body: candidate,
      }),
    }),
    checkAtRandom: build.mutation<
      Verification,
      { problemId: string | null; candidate: z.input<typeof VerifyRequest> }
    >({
      query: ({ problemId, candidate }) => ({
        url: problemId === null ? '/admin/random-checks' : `/admin/problems/${problemId}/random-checks`,
        method: 'POST',
        body: candidate,
      }),
    }),
    verification: build.query<Verification, string>({
      query: (id) => `/admin/verifications/${id}`,
      async onCacheEntryAdded(id, cache) {
        const read = () =>
          void cache.dispatch(
            authoringApi.endpoints.verification.initiate(id, { forceRefetch: true, subscribe: false }),
          );
        const leave = [
          onEvent('submission.test-judged', ({ submissionId, seq, test }) => {
            if (!cache.getCacheEntry().data) return;
            cache.updateCachedData((matrix) => {
              const column = matrix.columns.find((candidate) => candidate.submissionId === submissionId);
              if (!column || seq <= column.seq || column.ok !== null) return;
              column.seq = seq;
              column.status = 'judging';
              column.tests = [...column.tests.filter((other) => other.index !== test.index), test];
            });
          }),
          onEvent('submission.judged', ({ submissionId }) => {
            const columns = cache.getCacheEntry().data?.columns ?? [];
            if (columns.some((column) => column.submissionId === submissionId)) read();
          }),
          onGap(read),
        ];
        await cache.cacheEntryRemoved;
        leave.forEach((stop) => stop());
      },
    }),
    fillExpected: build.mutation<FillExpectedAnswer, FillExpectedRequest>({
      query: (body) => ({ url: '/admin/fill-expected', method: 'POST', body }),
    }),
    setPublished: build.mutation<ProblemWrittenAnswer, { problemId: string; published: boolean }>({
      query: ({ problemId, published }) => ({
        url: `/admin/problems/${problemId}/published`,
        method: 'PUT',
        body: { published },
      }),
      invalidatesTags: (_answer, _error, { problemId }) => ['Problems', { type: 'Problem', id: problemId }],
    }),
    importPackage: build.mutation<ImportedPackageAnswer, File>({
      query: (file) => ({
        url: '/admin/problems/import',
        method: 'POST',
        body: file,
        headers: { 'content-type': 'application/zip' },
      }),
      invalidatesTags: ['Problems'],
    }),
    testSets: build.query<TestSetVersionsAnswer, string>({
      query: (problemId) => `/admin/problems/${problemId}/test-sets`,
    }),
    previewRejudge: build.mutation<RejudgePreview, string>({
      query: (problemId) => ({ url: `/admin/problems/${problemId}/rejudges`, method: 'POST' }),
    }),
    rejudge: build.query<RejudgePreview, string>({ query: (id) => `/admin/rejudges/${id}` }),
    applyRejudge: build.mutation<RejudgePreview, string>({
      query: (id) => ({ url: `/admin/rejudges/${id}/apply`, method: 'POST' }),
      invalidatesTags: ['Submissions', 'Problems'],
    }),
    audit: build.query<AuditEntry[], string>({
      query: (problemId) => ({ url: '/admin/audit', params: { problemId } }),
      transformResponse: (answer: AuditAnswer) => answer.entries,
    }),
  }),
});

export const {
  useVerifyMutation,
  useCheckAtRandomMutation,
  useFillExpectedMutation,
  useSetPublishedMutation,
  useImportPackageMutation,
  useTestSetsQuery,
  usePreviewRejudgeMutation,
  useApplyRejudgeMutation,
  useAuditQuery,
} = authoringApi;
