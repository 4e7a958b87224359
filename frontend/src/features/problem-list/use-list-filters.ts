import { useCallback, useEffect, useEffectEvent } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';
import { readFilters, writeFilters, type ListFilters } from './list-view.js';

/** The last filters of this tab, so that the list looks the same when one comes back to it by a link. */
const REMEMBERED = 'evident:problem-filters';

function remembered(): string | null {
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
    // Storage is blocked: the address still holds the filters.
  }
}

/** The filters live in the address. Whatever changes them, but for the page itself, leads to page 1. */
export function useListFilters(): {
  filters: ListFilters;
  change: (change: Partial<ListFilters>) => void;
  clear: () => void;
} {
  const leaving = useNavigation().state !== 'idle';
  const [params, setParams] = useSearchParams();
  const search = params.toString();

  // On arrival only: later an empty address means that the filters were cleared.
  const restore = useEffectEvent(() => {
    const last = remembered();
    if (search === '' && last) setParams(new URLSearchParams(last), { replace: true });
  });
  useEffect(() => restore(), []);
  useEffect(() => remember(search), [search]);

  const change = useCallback(
    (change: Partial<ListFilters>) => {
      // While the next page's code loads this one still stands, and a late search would call the learner back.
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
