import type { Receipt, ReceiptsAnswer, TokenHistoryAnswer } from '@evident/contracts/http/payments';
import type { Submission, SubmissionsAnswer } from '@evident/contracts/http/submissions';
import { api } from '../../lib/api.js';

const HISTORY_PAGE = 20;

export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAllSubmissions: build.query<Submission[], void>({
      query: () => '/submission/get-all-submissions',
      transformResponse: (answer: SubmissionsAnswer) => answer.submissions,
      providesTags: ['Submissions'],
    }),
    /** Latest first; each further page is older. */
    getTokenHistory: build.infiniteQuery<TokenHistoryAnswer, void, number | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => page.nextBefore ?? undefined,
      },
      query: ({ pageParam }) => ({
        url: '/billing/history',
        params: { limit: HISTORY_PAGE, ...(pageParam === null ? {} : { before: pageParam }) },
      }),
      providesTags: ['Wallet'],
    }),
    getReceipts: build.query<Receipt[], void>({
      query: () => '/payment/receipts',
      transformResponse: (answer: ReceiptsAnswer) => answer.receipts,
      providesTags: ['Wallet'],
    }),
  }),
});

export const { useGetAllSubmissionsQuery, useGetTokenHistoryInfiniteQuery, useGetReceiptsQuery } = profileApi;
