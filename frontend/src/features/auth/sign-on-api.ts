import type { UserAnswer } from '@evident/contracts/http/auth';
import type { ConfirmSignOnRequest, PendingSignOn } from '@evident/contracts/http/single-sign-on';
import { SERVER_MESSAGES } from '@evident/contracts/messages';
import { api } from '../../lib/api.js';
import { startSession } from '../../lib/session-api.js';
import { toasts } from '../../lib/toasts.js';

const signOnApi = api.injectEndpoints({
  endpoints: (build) => ({
    pendingSignOn: build.query<PendingSignOn, void>({
      query: () => '/auth/oidc/pending',
      keepUnusedDataFor: 0,
    }),
    confirmSignOn: build.mutation<UserAnswer, ConfirmSignOnRequest>({
      query: (body) => ({ url: '/auth/oidc/confirm', method: 'POST', body }),
      async onQueryStarted(_body, { dispatch, queryFulfilled }) {
        // The form shows a refusal.
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        toasts.success(answer.data.message ?? SERVER_MESSAGES.loggedIn);
        startSession(dispatch, answer.data.user);
      },
    }),
  }),
});

export const { usePendingSignOnQuery, useConfirmSignOnMutation } = signOnApi;
