import type { PreferencesAnswer } from '@evident/contracts/http/preferences';
import type { ProgressAnswer } from '@evident/contracts/http/progress';
import { api } from '../../lib/api.js';

/** Where days begin and end for the user. */
export const TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

const progressApi = api.injectEndpoints({
  endpoints: (build) => ({
    readProgress: build.query<ProgressAnswer, void>({
      query: () => ({ url: '/progress', params: { timeZone: TIME_ZONE } }),
      providesTags: ['Submissions', 'Progress'],
    }),
    setWeeklyGoal: build.mutation<PreferencesAnswer, number | null>({
      query: (weeklyGoal) => ({ url: '/account/preferences', method: 'PUT', body: { weeklyGoal } }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Progress']),
    }),
  }),
});

export const { useReadProgressQuery, useSetWeeklyGoalMutation } = progressApi;
