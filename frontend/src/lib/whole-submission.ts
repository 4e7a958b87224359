import type { Submission, SubmissionAnswer } from '@evident/contracts/http/submissions';
import { api } from './api.js';

const wholeSubmissionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWholeSubmission: build.query<Submission, string>({
      query: (id) => `/submission/${id}`,
      transformResponse: (answer: SubmissionAnswer) => answer.submission,
    }),
  }),
});

/** The texts of a listed submission. Lists leave out the texts of older rows, so they are read when shown. */
export function useWholeSubmission(listed: Submission) {
  const { data, error, refetch } = wholeSubmissionApi.useGetWholeSubmissionQuery(listed.id, {
    skip: listed.abridged !== true,
  });
  return { submission: listed.abridged === true ? data : listed, error, refetch };
}
