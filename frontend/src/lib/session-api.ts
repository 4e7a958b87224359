import type { User, UserAnswer } from '@evident/contracts/http/auth';
import { ERROR_TOASTS, SUCCESS_TOASTS } from '@evident/contracts/messages';
import type { Dispatch } from '@reduxjs/toolkit';
import { api, asApiError } from './api.js';
import { sessionEnded, sessionStarted, sessionUnreachable, type SessionState } from './session-slice.js';
import { toasts } from './toasts.js';

/** Waits before the second and third try of the first session check when the server does not answer. */
const RETRY_WAITS_MS = [500, 1_500];

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Session calls that more than one feature needs. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in user with their token balance; the only copy of both in the front end. */
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
      keepUnusedDataFor: Infinity,
      // A refused first check shows no message and marks the user signed out. When the server does not answer, nothing
      // is known about the session, so it does not end.
      async onQueryStarted(_arg, queryApi) {
        const { dispatch, queryFulfilled } = queryApi;
        try {
          dispatch(sessionStarted((await queryFulfilled).data.user.id));
        } catch (failure) {
          const status = asApiError((failure as { error?: unknown }).error)?.status;
          const { session } = queryApi.getState() as { session?: SessionState };
          if (status === 401) return; // The base query has ended the session.
          if (status === undefined || status === 0 || status >= 500) dispatch(sessionUnreachable());
          else if (session?.status !== 'signed-in') dispatch(sessionEnded());
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

export const { useLogoutMutation } = sessionApi;

/** Puts the user of an answer into the cache of `getMe`. */
export const cacheUser = (user: User) =>
  sessionApi.util.upsertQueryEntries([{ endpointName: 'getMe', arg: undefined, value: { user } }]);

/** Starts the session of the user that login or signup answered. */
export function startSession(dispatch: Dispatch, user: User): void {
  dispatch(cacheUser(user));
  dispatch(sessionStarted(user.id));
}

/** Changes the cached balance; does nothing when nobody is signed in. */
export const patchTokens = (change: (tokens: number) => number) =>
  sessionApi.util.updateQueryData('getMe', undefined, ({ user }) => {
    user.tokens = change(user.tokens);
  });

interface ApiRootState {
  api: ReturnType<typeof api.reducer>;
}
const selectMe = sessionApi.endpoints.getMe.select();

export const selectUser = (state: ApiRootState): User | null => selectMe(state).data?.user ?? null;
/** AI tokens that can be spent; 0 when nobody is signed in. */
export const selectTokens = (state: ApiRootState): number => selectUser(state)?.tokens ?? 0;
export const selectIsAdmin = (state: ApiRootState): boolean => selectUser(state)?.role === 'ADMIN';
