import type { Draft, DraftRequest, DraftsAnswer } from '@evident/contracts/http/problems';
import { api } from '../../lib/api.js';

const draftsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDrafts: build.query<Draft[], string>({
      query: (problemId) => `/problems/${problemId}/drafts`,
      transformResponse: (answer: DraftsAnswer) => answer.drafts,
    }),
    saveDraft: build.mutation<unknown, { problemId: string; draft: DraftRequest }>({
      query: ({ problemId, draft }) => ({ url: `/problems/${problemId}/drafts`, method: 'PUT', body: draft }),
    }),
  }),
});

export const { useGetDraftsQuery, useSaveDraftMutation } = draftsApi;
