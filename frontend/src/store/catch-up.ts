import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { api, type ApiError, type TAGS } from '../lib/api.js';

/** Waits before what could not be read is asked for once more. */
const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 15_000];
/** Nobody answered, or somebody said that the answer has to wait. */
const PASSING = new Set([0, 502, 503, 504]);

type Tag = (typeof TAGS)[number];

interface CacheStore {
  getState(): { api: ReturnType<typeof api.reducer> };
  dispatch: ThunkDispatch<ReturnType<CacheStore['getState']>, unknown, UnknownAction>;
}

const isPassing = (error: unknown) => PASSING.has((error as Partial<ApiError> | undefined)?.status ?? -1);

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Makes a function that reads again what has one of the tags. A connection may open a moment before its server can
 * answer, and the page would show old data until the next event. So what failed is asked for again, five times at most;
 * a later call takes over.
 */
export function catchUpOf(store: CacheStore): (tags: readonly Tag[]) => Promise<void> {
  let newest = 0;
  const isMissing = (tags: readonly Tag[]) => {
    const state = store.getState();
    return api.util.selectInvalidatedBy(state, tags).some(({ queryCacheKey }) => {
      const entry = state.api.queries[queryCacheKey];
      return (
        entry?.status === QueryStatus.pending ||
        (entry?.status === QueryStatus.rejected && isPassing(entry.error))
      );
    });
  };
  return async (tags) => {
    const mine = ++newest;
    for (const ms of WAITS_MS) {
      store.dispatch(api.util.invalidateTags([...tags]));
      await wait(ms);
      if (mine !== newest || !isMissing(tags)) return;
    }
  };
}
