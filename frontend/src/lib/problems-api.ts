import type {
  Problem,
  ProblemAnswer,
  ProblemsAnswer,
  ProblemSummary,
} from '@evident/contracts/http/problems';
import { api } from './api.js';

/** The problems, which more than one screen reads. Each screen says a failure in its own way. */
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
  }),
});

export const { useGetProblemsQuery, useGetProblemQuery } = problemsApi;
