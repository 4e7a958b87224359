import type {
  CreateProblemRequest,
  ProblemWrittenAnswer,
  UpdateProblemRequest,
} from '@evident/contracts/http/problems';
import { api } from '../../lib/api.js';

interface Written<T> {
  body: T;
  /** Stores it unpublished and runs no reference. */
  draft: boolean;
}

const params = (draft: boolean) => (draft ? { draft: '1' } : undefined);

const authoringApi = api.injectEndpoints({
  endpoints: (build) => ({
    createProblem: build.mutation<ProblemWrittenAnswer, Written<CreateProblemRequest>>({
      query: ({ body, draft }) => ({
        url: '/problems/create-problem',
        method: 'POST',
        params: params(draft),
        body,
      }),
      invalidatesTags: ['Problems'],
    }),
    updateProblem: build.mutation<ProblemWrittenAnswer, Written<UpdateProblemRequest> & { id: string }>({
      query: ({ id, body, draft }) => ({
        url: `/problems/update-problem/${id}`,
        method: 'PUT',
        params: params(draft),
        body,
      }),
      invalidatesTags: (_answer, _error, { id }) => ['Problems', { type: 'Problem', id }],
    }),
  }),
});

export const { useCreateProblemMutation, useUpdateProblemMutation } = authoringApi;
