import { useCallback, useEffect, useEffectEvent } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';
import { readFilters, writeFilters, type ListFilters } from './list-view.js';

/** Key of the last filters of this tab; a link to the list restores them. */
const REMEMBERED = 'evident:problem-filters';

/** @returns the query of the list as it was filtered last in this tab. */
export function rememberedFilters(): string | null {
  try {
    return sessionStorage.getItem(REMEMBERED);
  } catch {
    return null;
  }
}

function remember(search: string): void {
  try {
    sessionStorage.setItem(REMEMBERED, search);
  } catch {
    // Storage is blocked. The filters are still in the URL.
  }
}

/** The filters are stored in the URL. Every change except of the page itself returns to page 1. */
export function useListFilters(): {
  filters: ListFilters;
  change: (change: Partial<ListFilters>) => void;
  clear: () => void;
} {
  const leaving = useNavigation().state !== 'idle';
  const [params, setParams] = useSearchParams();
  const search = params.toString();

  // Only on mount: later an empty query means that the filters were cleared.
  const restore = useEffectEvent(() => {
    const last = rememberedFilters();
    if (search === '' && last) setParams(new URLSearchParams(last), { replace: true });
  });
  useEffect(() => restore(), []);
  useEffect(() => remember(search), [search]);

  const change = useCallback(
    (change: Partial<ListFilters>) => {
      // A search while the next page is loading would navigate back to the list.
      if (leaving) return;
      setParams((now) => writeFilters({ ...readFilters(now), page: 1, ...change }), {
        replace: change.page === undefined,
        preventScrollReset: true,
      });
    },
    [setParams, leaving],
  );
  const clear = useCallback(() => setParams({}, { replace: true, preventScrollReset: true }), [setParams]);
  return { filters: readFilters(params), change, clear };
}
