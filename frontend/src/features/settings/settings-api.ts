import type { AccountExport, DeleteAccountRequest } from '@evident/contracts/http/account';
import type { MessageAnswer } from '@evident/contracts/http/auth';
import type {
  AccountSecurity,
  ChangePasswordRequest,
  PasswordConfirmation,
  RecoveryCodesAnswer,
  SecondFactorConfirmation,
  SecondFactorProof,
  SecondFactorSetup,
} from '@evident/contracts/http/security';
import type { RenameRequest } from '@evident/contracts/http/preferences';
import type { SubmissionsAnswer } from '@evident/contracts/http/submissions';
import { api } from '../../lib/api.js';

export const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSecurity: build.query<AccountSecurity, void>({
      query: () => '/account/security',
      providesTags: ['User'],
    }),
    changePassword: build.mutation<MessageAnswer, ChangePasswordRequest>({
      query: (body) => ({ url: '/account/password', method: 'POST', body }),
      invalidatesTags: (answer) => (answer ? ['User'] : []),
    }),
    endSession: build.mutation<MessageAnswer, string>({
      query: (id) => ({ url: `/account/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['User'],
    }),
    signOutEverywhere: build.mutation<MessageAnswer, void>({
      query: () => ({ url: '/account/sign-out-everywhere', method: 'POST' }),
    }),
    sendVerification: build.mutation<MessageAnswer, void>({
      query: () => ({ url: '/account/verification', method: 'POST' }),
    }),
    beginSecondFactor: build.mutation<SecondFactorSetup, PasswordConfirmation>({
      query: (body) => ({ url: '/account/second-factor', method: 'POST', body }),
    }),
    confirmSecondFactor: build.mutation<RecoveryCodesAnswer, SecondFactorConfirmation>({
      query: (body) => ({ url: '/account/second-factor/confirm', method: 'POST', body }),
      invalidatesTags: (answer) => (answer ? ['User'] : []),
    }),
    renewRecoveryCodes: build.mutation<RecoveryCodesAnswer, SecondFactorProof>({
      query: (body) => ({ url: '/account/second-factor/recovery-codes', method: 'POST', body }),
      invalidatesTags: (answer) => (answer ? ['User'] : []),
    }),
    removeSecondFactor: build.mutation<MessageAnswer, SecondFactorProof>({
      query: (body) => ({ url: '/account/second-factor', method: 'DELETE', body }),
      invalidatesTags: (answer) => (answer ? ['User'] : []),
    }),
    rename: build.mutation<MessageAnswer, RenameRequest>({
      query: (body) => ({ url: '/account/name', method: 'PUT', body }),
      invalidatesTags: (answer) => (answer ? ['User'] : []),
    }),
    getSubmissionsPage: build.query<SubmissionsAnswer, { before: string | null; limit: number }>({
      query: ({ before, limit }) => ({
        url: '/submission/get-all-submissions',
        params: { limit, ...(before === null ? {} : { before }) },
      }),
    }),
    exportAccount: build.mutation<AccountExport, void>({ query: () => '/account/export' }),
    deleteAccount: build.mutation<MessageAnswer, DeleteAccountRequest>({
      query: (body) => ({ url: '/account', method: 'DELETE', body }),
    }),
  }),
});

export const {
  useGetSecurityQuery,
  useChangePasswordMutation,
  useEndSessionMutation,
  useSignOutEverywhereMutation,
  useSendVerificationMutation,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useRemoveSecondFactorMutation,
  useRenameMutation,
  useExportAccountMutation,
  useDeleteAccountMutation,
} = settingsApi;
