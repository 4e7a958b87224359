import type { MessageAnswer } from '@evident/contracts/http/auth';
import type {
  CreateProblemRequest,
  Problem,
  ProblemAnswer,
  ProblemsAnswer,
  ProblemSummary,
  ProblemWrittenAnswer,
  SolvedProblem,
  SolvedProblemsAnswer,
  UpdateProblemRequest,
} from '@evident/contracts/http/problems';
import { ERROR_TOASTS } from '@evident/contracts/messages';
import { api } from './api.js';
import { toasts } from './toasts.js';

interface Written<Body> {
  body: Body;
  /** Stores the problem unpublished and does not run its references. */
  draft: boolean;
}
const params = (draft: boolean) => (draft ? { draft: '1' } : undefined);

/** The calls under `/problems`. Each screen shows the failure of a query in its own way. */
export const problemsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProblems: build.query<ProblemSummary[], void>({
      query: () => '/problems/get-all-problems',
      transformResponse: (answer: ProblemsAnswer) => answer.problems,
      providesTags: ['Problems'],
    }),
    getProblem: build.query<Problem, string>({
      query: (id) => `/problems/get-problem/${id}`,
      transformResponse: (answer: ProblemAnswer) => answer.problem,
      providesTags: (_problem, _error, id) => [{ type: 'Problem', id }],
    }),
    getSolvedProblems: build.query<SolvedProblem[], void>({
      query: () => '/problems/get-solved-problems',
      transformResponse: (answer: SolvedProblemsAnswer) => answer.problems,
      providesTags: ['Problems'],
    }),
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
    deleteProblem: build.mutation<MessageAnswer, string>({
      query: (id) => ({ url: `/problems/delete-problem/${id}`, method: 'DELETE' }),
      invalidatesTags: (answer) => (answer ? ['Problems', 'Playlists', 'DeletedProblem'] : []),
      async onQueryStarted(_id, { queryFulfilled }) {
        try {
          toasts.success((await queryFulfilled).data.message);
        } catch {
          toasts.error(ERROR_TOASTS.deleteProblem);
        }
      },
    }),
    setBookmark: build.mutation<unknown, { problemId: string; bookmarked: boolean }>({
      query: ({ problemId, bookmarked }) => ({
        url: `/problems/${problemId}/bookmark`,
        method: 'PUT',
        body: { bookmarked },
      }),
      invalidatesTags: ['Problems'],
      // Optimistic: the bookmark changes at once and is undone when the server refuses.
      async onQueryStarted({ problemId, bookmarked }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          problemsApi.util.updateQueryData('getProblem', problemId, (problem) => {
            problem.bookmarked = bookmarked;
          }),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
    }),
  }),
});

export const {
  useGetProblemsQuery,
  useGetProblemQuery,
  useGetSolvedProblemsQuery,
  useCreateProblemMutation,
  useUpdateProblemMutation,
  useDeleteProblemMutation,
  useSetBookmarkMutation,
} = problemsApi;
