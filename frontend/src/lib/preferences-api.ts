import type { Preferences, PreferencesAnswer } from '@evident/contracts/http/preferences';
import { api } from './api.js';

const preferencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPreferences: build.query<Preferences, void>({
      query: () => '/account/preferences',
      transformResponse: (answer: PreferencesAnswer) => answer.preferences,
    }),
    savePreferences: build.mutation<PreferencesAnswer, Preferences>({
      query: (body) => ({ url: '/account/preferences', method: 'PUT', body }),
    }),
  }),
});

export const { useGetPreferencesQuery, useSavePreferencesMutation } = preferencesApi;

/** The state of the last save, for every component that asks with it. */
export const PREFERENCES_SAVE = { fixedCacheKey: 'preferences' };
