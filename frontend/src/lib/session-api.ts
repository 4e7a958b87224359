import type { UserAnswer } from '@evident/contracts/http/auth';
import { ERROR_TOASTS, SUCCESS_TOASTS } from '@evident/contracts/messages';
import { api, asApiError } from './api.js';
import { sessionEnded, sessionStarted } from './session-slice.js';
import { toasts } from './toasts.js';

/** Waits before the second and third try of the check on load, when the server did not answer at all. */
const RETRY_WAITS_MS = [500, 1_500];

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Calls of the session that more than one feature needs. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query<UserAnswer, void>({
      async queryFn(_arg, _api, _extra, fetchJson) {
        for (let attempt = 0; ; attempt++) {
          const answer = await fetchJson('/auth/get-me');
          if (!answer.error) return { data: answer.data as UserAnswer };
          const wait = RETRY_WAITS_MS[attempt];
          const transient = answer.error.status === 0 || answer.error.status >= 500;
          if (!transient || wait === undefined) return { error: answer.error };
          await sleep(wait);
        }
      },
      providesTags: ['User'],
      // A failed check says nothing and marks the user signed out; a later refetch that fails for want of a
      // network must not throw away a session that exists.
      async onQueryStarted(_arg, queryApi) {
        const { dispatch, queryFulfilled } = queryApi;
        try {
          dispatch(sessionStarted((await queryFulfilled).data.user));
        } catch (failure) {
          const status = asApiError((failure as { error?: unknown }).error)?.status;
          const { session } = queryApi.getState() as { session?: { status: string } };
          if (status === 401 || session?.status === 'unknown') dispatch(sessionEnded());
        }
      },
    }),
    logout: build.mutation<unknown, void>({
      query: () => ({ url: '/auth/logout', method: 'POST' }),
      async onQueryStarted(_arg, { dispatch, queryFulfilled }) {
        try {
          await queryFulfilled;
          dispatch(sessionEnded());
          toasts.success(SUCCESS_TOASTS.logout);
        } catch {
          toasts.error(ERROR_TOASTS.logout);
        }
      },
    }),
  }),
});

export const { useGetMeQuery, useLogoutMutation } = sessionApi;
