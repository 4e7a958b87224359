import type { MessageAnswer } from '@evident/contracts/http/auth';
import type { NewThreadAnswer, OwnSharesAnswer, ShareCodeRequest } from '@evident/contracts/http/discussions';
import { api } from '../../lib/api.js';

const changesShares = (_answer: unknown, error: unknown) => (error ? [] : ['Discussion' as const]);

/** What the learner shares with others who solved the problem. */
const shareApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownShares: build.query<OwnSharesAnswer['shares'], string>({
      query: (problemId) => `/discussions/problem/${problemId}/shared`,
      transformResponse: (answer: OwnSharesAnswer) => answer.shares,
      providesTags: ['Discussion'],
    }),
    shareSubmission: build.mutation<NewThreadAnswer, ShareCodeRequest & { problemId: string }>({
      query: ({ problemId, ...body }) => ({
        url: `/discussions/problem/${problemId}/shared`,
        method: 'POST',
        body,
      }),
      invalidatesTags: changesShares,
    }),
    stopSharing: build.mutation<MessageAnswer, string>({
      query: (threadId) => ({ url: `/discussions/posts/${threadId}`, method: 'DELETE' }),
      invalidatesTags: changesShares,
    }),
  }),
});

export const { useOwnSharesQuery, useShareSubmissionMutation, useStopSharingMutation } = shareApi;
