import type {
  AccountOrder,
  AccountOrdersAnswer,
  AdjustTokensAnswer,
  AdjustTokensRequest,
  FoundUserAnswer,
  FoundUsersAnswer,
  RefundAnswer,
  RefundOrderRequest,
} from '@evident/contracts/http/admin-accounts';
import type { ActivityAnswer } from '@evident/contracts/http/admin-activity';
import type { JudgingStatusAnswer } from '@evident/contracts/http/admin-operations';
import type {
  AnalysisReportsAnswer,
  AnalysisReportsQuery,
  ReportedAnalysis,
  DecideReportAnswer,
  DecideReportRequest,
} from '@evident/contracts/http/admin-reports';
import type { MessageAnswer } from '@evident/contracts/http/auth';
import type {
  DeletedProblem,
  DeletedProblemsAnswer,
  FailedSubmissionsAnswer,
  RetryAllAnswer,
} from '@evident/contracts/http/authoring';
import { LIMITS } from '@evident/contracts/limits';
import { api } from '../../lib/api.js';

const ACTIVITY_PAGE = 30;
/** The maximum of one answer. */
export const FAILED_SHOWN = LIMITS.maxPageSize;

export type ReportStatus = AnalysisReportsQuery['status'];
export type JudgingStatus = JudgingStatusAnswer;
export type FailedSubmission = FailedSubmissionsAnswer['submissions'][number];

/** A call that changes tokens or money. Repeated with the same key it takes effect once. */
interface Attempt<Body> {
  body: Body;
  idempotencyKey: string;
}
const attempt = <Body>(url: string, { body, idempotencyKey }: Attempt<Body>) => ({
  url,
  method: 'POST',
  body,
  headers: { 'Idempotency-Key': idempotencyKey },
});

/** The calls under `/admin` for reports, failed submissions, accounts, orders and the activity log. */
const administrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    analysisReports: build.query<ReportedAnalysis[], ReportStatus>({
      query: (status) => ({ url: '/admin/analysis-reports', params: { status } }),
      transformResponse: (answer: AnalysisReportsAnswer) => answer.reports,
      providesTags: ['AnalysisReport'],
    }),
    decideReport: build.mutation<DecideReportAnswer, DecideReportRequest & { reportId: string }>({
      query: ({ reportId, ...body }) => ({
        url: `/admin/analysis-reports/${reportId}/settle`,
        method: 'POST',
        body,
      }),
      invalidatesTags: (_answer, error) => (error ? [] : ['AnalysisReport']),
    }),
    failedSubmissions: build.query<FailedSubmissionsAnswer, void>({
      query: () => ({ url: '/admin/dead-letters', params: { limit: FAILED_SHOWN } }),
      providesTags: ['FailedSubmission'],
    }),
    retrySubmission: build.mutation<MessageAnswer, string>({
      query: (id) => ({ url: `/admin/dead-letters/${id}/retry`, method: 'POST' }),
      invalidatesTags: (_answer, error) => (error ? [] : ['FailedSubmission']),
    }),
    deletedProblems: build.query<DeletedProblem[], void>({
      query: () => '/admin/problems/deleted',
      transformResponse: (answer: DeletedProblemsAnswer) => answer.problems,
      providesTags: ['DeletedProblem'],
    }),
    restoreProblem: build.mutation<MessageAnswer, string>({
      query: (id) => ({ url: `/admin/problems/${id}/restore`, method: 'POST' }),
      invalidatesTags: (_answer, error) => (error ? [] : ['DeletedProblem', 'Problems', 'Playlists']),
    }),
    retryAllSubmissions: build.mutation<RetryAllAnswer, void>({
      query: () => ({ url: '/admin/dead-letters/retry', method: 'POST' }),
      invalidatesTags: (_answer, error) => (error ? [] : ['FailedSubmission']),
    }),
    judgingStatus: build.query<JudgingStatus, void>({ query: () => '/admin/judging' }),
    /** Finds an account by email, ignoring case; null when there is none. */
    findAccount: build.query<FoundUserAnswer, string>({
      query: (email) => ({ url: '/admin/users', params: { email } }),
      providesTags: ['Account'],
    }),
    /** Accounts with this text in their email or name. */
    searchAccounts: build.query<FoundUsersAnswer, string>({
      query: (q) => ({ url: '/admin/users/search', params: { q } }),
      providesTags: ['Account'],
    }),
    setSuspended: build.mutation<MessageAnswer, { userId: string; suspended: boolean; reason: string }>({
      query: ({ userId, suspended, reason }) => ({
        url: `/admin/users/${userId}/${suspended ? 'suspend' : 'restore'}`,
        method: 'POST',
        body: { reason },
      }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Account']),
    }),
    accountOrders: build.query<AccountOrder[], string>({
      query: (userId) => `/admin/users/${userId}/orders`,
      transformResponse: (answer: AccountOrdersAnswer) => answer.orders,
      providesTags: ['Account'],
    }),
    adjustTokens: build.mutation<AdjustTokensAnswer, Attempt<AdjustTokensRequest> & { userId: string }>({
      query: ({ userId, ...rest }) => attempt(`/admin/users/${userId}/adjust-tokens`, rest),
      invalidatesTags: (_answer, error) => (error ? [] : ['Account']),
    }),
    refundOrder: build.mutation<RefundAnswer, Attempt<RefundOrderRequest> & { orderId: string }>({
      query: ({ orderId, ...rest }) => attempt(`/admin/orders/${orderId}/refund`, rest),
      invalidatesTags: (_answer, error) => (error ? [] : ['Account']),
    }),
    /** Latest first; each further page is older. */
    activity: build.infiniteQuery<ActivityAnswer, void, number | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => page.nextBefore ?? undefined,
      },
      query: ({ pageParam }) => ({
        url: '/admin/activity',
        params: { limit: ACTIVITY_PAGE, ...(pageParam === null ? {} : { before: pageParam }) },
      }),
    }),
  }),
});

export const {
  useAnalysisReportsQuery,
  useDecideReportMutation,
  useFailedSubmissionsQuery,
  useJudgingStatusQuery,
  useRetrySubmissionMutation,
  useDeletedProblemsQuery,
  useRestoreProblemMutation,
  useRetryAllSubmissionsMutation,
  useFindAccountQuery,
  useSearchAccountsQuery,
  useSetSuspendedMutation,
  useAccountOrdersQuery,
  useAdjustTokensMutation,
  useRefundOrderMutation,
  useActivityInfiniteQuery,
} = administrationApi;
