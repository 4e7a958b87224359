import type { User } from '@evident/contracts/http/auth';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** `unknown` while the check on load runs. */
export type SessionStatus = 'unknown' | 'signed-in' | 'signed-out';

export interface SessionState {
  status: SessionStatus;
  user: User | null;
  /** AI tokens that can be spent; follows the server, and moves ahead of it after an analysis or a purchase. */
  tokens: number;
}

const unknownSession: SessionState = { status: 'unknown', user: null, tokens: 0 };
const signedOut: SessionState = { status: 'signed-out', user: null, tokens: 0 };

const sessionSlice = createSlice({
  name: 'session',
  initialState: unknownSession,
  reducers: {
    sessionStarted: (_state, { payload }: PayloadAction<User>): SessionState => ({
      status: 'signed-in',
      user: payload,
      tokens: payload.tokens,
    }),
    sessionEnded: () => signedOut,
    tokensSet: (state, { payload }: PayloadAction<number>) => {
      state.tokens = payload;
    },
    tokensAdded: (state, { payload }: PayloadAction<number>) => {
      state.tokens += payload;
    },
    tokenSpent: (state) => {
      state.tokens = Math.max(0, state.tokens - 1);
    },
  },
  selectors: {
    selectStatus: (state) => state.status,
    selectUser: (state) => state.user,
    selectTokens: (state) => state.tokens,
    selectIsAdmin: (state) => state.user?.role === 'ADMIN',
  },
});

export const sessionReducer = sessionSlice.reducer;
export const { sessionStarted, sessionEnded, tokensSet, tokensAdded, tokenSpent } = sessionSlice.actions;
export const { selectStatus, selectUser, selectTokens, selectIsAdmin } = sessionSlice.selectors;
