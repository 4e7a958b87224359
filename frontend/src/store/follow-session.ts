import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api, TAGS } from '../lib/api.js';
import { afterLoad } from '../lib/after-load.js';
import { forgetEarlyAnswers, rememberSignedIn } from '../lib/early-answers.js';
import { cacheUser, patchTokens, selectUser, sessionApi } from '../lib/session-api.js';
import type { SessionState } from '../lib/session-slice.js';
import { connectSocket, disconnectSocket, onEvent, onGap, onRefused } from '../lib/socket.js';
import { catchUpOf } from './catch-up.js';

interface State {
  session: SessionState;
  api: ReturnType<typeof api.reducer>;
}

interface SessionStore {
  getState(): State;
  dispatch: ThunkDispatch<State, unknown, UnknownAction>;
  subscribe(listener: () => void): () => void;
}

const { getMe } = sessionApi.endpoints;

/** What events change. */
const FOLLOWED_TAGS = ['User', 'Wallet', 'Submissions', 'Hack'] as const;

/** Ties the socket and the server cache to the session: both belong to one user and end with the session. */
export function followSession(store: SessionStore): void {
  let userId: string | null = null;
  let wasSignedOut = false;
  store.subscribe(() => {
    const { session } = store.getState();
    const next = session.userId;
    const isSignedOut = session.status === 'signed-out';
    if (isSignedOut && !wasSignedOut) rememberSignedIn(false);
    wasSignedOut = isSignedOut;
    if (next === userId) return;
    const previous = userId;
    userId = next;
    const user = selectUser(store.getState());
    if (previous !== null) {
      disconnectSocket();
      forgetEarlyAnswers();
      store.dispatch(api.util.resetApiState());
      if (next !== null && user) store.dispatch(cacheUser(user));
    }
    if (next === null) {
      void import('../lib/after-session.js').then(({ leaveNothing }) => leaveNothing(session.expired));
      return;
    }
    rememberSignedIn(true);
    // Subscribes, because an entry without a subscription is dropped when its tag is invalidated.
    void store.dispatch(getMe.initiate());
    void afterLoad().then(() => {
      if (userId === next) void connectSocket();
    });
  });
  onEvent('wallet.changed', ({ tokens }) => {
    store.dispatch(patchTokens(() => tokens));
    store.dispatch(api.util.invalidateTags(['Wallet']));
  });
  // Reading the user renews an expired access token or ends the session.
  onRefused(() => void store.dispatch(getMe.initiate(undefined, { forceRefetch: true, subscribe: false })));
  const catchUp = catchUpOf(store);
  onGap((opening) => void catchUp(opening ? FOLLOWED_TAGS : TAGS));
}
