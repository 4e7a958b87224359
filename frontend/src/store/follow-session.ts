import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api, TAGS } from '../lib/api.js';
import { sessionApi } from '../lib/session-api.js';
import { tokensSet, type SessionState } from '../lib/session-slice.js';
import { connectSocket, disconnectSocket, onEvent, onGap, onRefused } from '../lib/socket.js';

type ApiState = ReturnType<typeof api.reducer>;

interface SessionStore {
  getState(): { session: SessionState; api: ApiState };
  dispatch: ThunkDispatch<{ session: SessionState; api: ApiState }, unknown, UnknownAction>;
  subscribe(listener: () => void): () => void;
}

/** Ties the live connection and the server cache to the session: both belong to one user and end with them. */
export function followSession(store: SessionStore): void {
  let userId: string | null = null;
  store.subscribe(() => {
    const next = store.getState().session.user?.id ?? null;
    if (next === userId) return;
    const previous = userId;
    userId = next;
    if (previous !== null) {
      disconnectSocket();
      store.dispatch(api.util.resetApiState());
    }
    if (next !== null) void connectSocket();
  });
  onEvent('wallet.changed', ({ tokens }) => {
    store.dispatch(tokensSet(tokens));
    store.dispatch(api.util.invalidateTags(['Wallet']));
  });
  // Asking who we are renews an access token that ran out, or finds that the session has ended.
  onRefused(
    () =>
      void store.dispatch(
        sessionApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false }),
      ),
  );
  onGap(() => store.dispatch(api.util.invalidateTags([...TAGS])));
}
