import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** `unknown` while the first check of the session runs. */
export type SessionStatus = 'unknown' | 'signed-in' | 'signed-out';

/** Whether somebody is signed in, and who. Their data is in the cache of the `getMe` query. */
export interface SessionState {
  status: SessionStatus;
  /** Null unless signed in. */
  userId: string | null;
}

const sessionSlice = createSlice({
  name: 'session',
  initialState: { status: 'unknown', userId: null } as SessionState,
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
