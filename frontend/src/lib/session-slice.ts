import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** `unknown` while the first check of the session runs, `unreachable` when the server could not answer it. */
type SessionStatus = 'unknown' | 'unreachable' | 'signed-in' | 'signed-out';

/** Whether somebody is signed in, and who. Their data is in the cache of the `getMe` query. */
export interface SessionState {
  status: SessionStatus;
  /** Null unless signed in. */
  userId: string | null;
  /** The server ended the session while it was in use. */
  expired: boolean;
}

const initialState: SessionState = { status: 'unknown', userId: null, expired: false };

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionStarted: (_state, { payload }: PayloadAction<string>): SessionState => ({
      status: 'signed-in',
      userId: payload,
      expired: false,
    }),
    sessionEnded: (): SessionState => ({ status: 'signed-out', userId: null, expired: false }),
    /** The server refused a call because there is no session. */
    sessionRefused: (state): SessionState => ({
      status: 'signed-out',
      userId: null,
      expired: state.expired || state.status === 'signed-in',
    }),
    sessionUnreachable: (state): SessionState =>
      state.status === 'unknown' ? { ...state, status: 'unreachable' } : state,
  },
  selectors: { selectStatus: (state) => state.status, selectExpired: (state) => state.expired },
});

export const sessionReducer = sessionSlice.reducer;
export const { sessionStarted, sessionEnded, sessionRefused, sessionUnreachable } = sessionSlice.actions;
export const { selectStatus, selectExpired } = sessionSlice.selectors;
