import type { Problem, ReferenceSolutionsAnswer } from '@evident/contracts/http/problems';
import { api } from '../../lib/api.js';

const referencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    readReferences: build.query<Problem['referenceSolutions'], string>({
      query: (id) => `/problems/${id}/reference-solutions`,
      transformResponse: (answer: ReferenceSolutionsAnswer) => answer.referenceSolutions,
      providesTags: (_answer, _error, id) => [{ type: 'Problem', id }],
    }),
  }),
});

export const { useReadReferencesQuery } = referencesApi;
