import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** `unknown` while the first check of the session runs. */
type SessionStatus = 'unknown' | 'signed-in' | 'signed-out';

/** Whether somebody is signed in, and who. Their data is in the cache of the `getMe` query. */
export interface SessionState {
  status: SessionStatus;
  /** Null unless signed in. */
  userId: string | null;
}

const initialState: SessionState = { status: 'unknown', userId: null };

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionStarted: (_state, { payload }: PayloadAction<string>): SessionState => ({
      status: 'signed-in',
      userId: payload,
    }),
    sessionEnded: (): SessionState => ({ status: 'signed-out', userId: null }),
  },
  selectors: { selectStatus: (state) => state.status },
});

export const sessionReducer = sessionSlice.reducer;
export const { sessionStarted, sessionEnded } = sessionSlice.actions;
export const { selectStatus } = sessionSlice.selectors;
