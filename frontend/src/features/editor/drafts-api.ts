import type { Draft, DraftRequest, DraftsAnswer } from '@evident/contracts/http/problems';
import type {
  NamedDraft,
  NamedDraftsAnswer,
  SaveNamedDraftRequest,
} from '@evident/contracts/http/named-drafts';
import { api } from '../../lib/api.js';

const named = (problemId: string) => ({ type: 'Drafts' as const, id: problemId });

const draftsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDrafts: build.query<Draft[], string>({
      query: (problemId) => `/problems/${problemId}/drafts`,
      transformResponse: (answer: DraftsAnswer) => answer.drafts,
    }),
    saveDraft: build.mutation<unknown, { problemId: string; draft: DraftRequest }>({
      query: ({ problemId, draft }) => ({ url: `/problems/${problemId}/drafts`, method: 'PUT', body: draft }),
    }),
    getNamedDrafts: build.query<NamedDraft[], string>({
      query: (problemId) => `/problems/${problemId}/named-drafts`,
      transformResponse: (answer: NamedDraftsAnswer) => answer.drafts,
      providesTags: (_drafts, _error, problemId) => [named(problemId)],
    }),
    saveNamedDraft: build.mutation<NamedDraft, { problemId: string; draft: SaveNamedDraftRequest }>({
      query: ({ problemId, draft }) => ({
        url: `/problems/${problemId}/named-drafts`,
        method: 'PUT',
        body: draft,
      }),
      invalidatesTags: (_draft, _error, { problemId }) => [named(problemId)],
    }),
    removeNamedDraft: build.mutation<unknown, { problemId: string; name: string }>({
      query: ({ problemId, name }) => ({
        url: `/problems/${problemId}/named-drafts`,
        method: 'DELETE',
        params: { name },
      }),
      invalidatesTags: (_draft, _error, { problemId }) => [named(problemId)],
    }),
  }),
});

export const {
  useGetDraftsQuery,
  useSaveDraftMutation,
  useGetNamedDraftsQuery,
  useSaveNamedDraftMutation,
  useRemoveNamedDraftMutation,
} = draftsApi;
