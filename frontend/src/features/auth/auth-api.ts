import type { LoginRequest, RegisterRequest, UserAnswer } from '@evident/contracts/http/auth';
import { ERROR_TOASTS, SERVER_MESSAGES, SUCCESS_TOASTS } from '@evident/contracts/messages';
import { api, asApiError } from '../../lib/api.js';
import { startSession } from '../../lib/session-api.js';
import { toasts } from '../../lib/toasts.js';

/** The password is right, and the account has a second factor. */
export const needsCode = (error: unknown): boolean => asApiError(error)?.code === 'SECOND_FACTOR_REQUIRED';

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<UserAnswer, LoginRequest>({
      query: (body) => ({ url: '/auth/login', method: 'POST', body }),
      async onQueryStarted(_body, { dispatch, queryFulfilled }) {
        try {
          const { user, message } = (await queryFulfilled).data;
          toasts.success(message ?? SERVER_MESSAGES.loggedIn);
          startSession(dispatch, user);
        } catch (failure) {
          // The second step of the login is no failure.
          if (!needsCode((failure as { error?: unknown }).error)) toasts.error(ERROR_TOASTS.login);
        }
      },
    }),
    register: build.mutation<UserAnswer, RegisterRequest>({
      query: (body) => ({ url: '/auth/register', method: 'POST', body }),
      async onQueryStarted(_body, { dispatch, queryFulfilled }) {
        try {
          const { user, message } = (await queryFulfilled).data;
          toasts.success(message ?? SUCCESS_TOASTS.signup);
          startSession(dispatch, user);
        } catch {
          toasts.error(ERROR_TOASTS.signup);
        }
      },
    }),
  }),
});

export const { useLoginMutation, useRegisterMutation } = authApi;
