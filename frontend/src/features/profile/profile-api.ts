import type { AccountExport, DeleteAccountRequest } from '@evident/contracts/http/account';
import type { MessageAnswer } from '@evident/contracts/http/auth';
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
    getSubmissionsPage: build.query<SubmissionsAnswer, { before: string | null; limit: number }>({
      query: ({ before, limit }) => ({
        url: '/submission/get-all-submissions',
        params: { limit, ...(before === null ? {} : { before }) },
      }),
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
    exportAccount: build.mutation<AccountExport, void>({ query: () => '/account/export' }),
    deleteAccount: build.mutation<MessageAnswer, DeleteAccountRequest>({
      query: (body) => ({ url: '/account', method: 'DELETE', body }),
    }),
  }),
});

export const {
  useGetAllSubmissionsQuery,
  useGetTokenHistoryInfiniteQuery,
  useGetReceiptsQuery,
  useExportAccountMutation,
  useDeleteAccountMutation,
} = profileApi;
