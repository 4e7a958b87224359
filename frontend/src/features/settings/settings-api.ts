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
import { api } from '../../lib/api.js';

const settingsApi = api.injectEndpoints({
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
} = settingsApi;
