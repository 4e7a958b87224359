import { selectStatus } from '../lib/session-slice.js';
import type { AppStore } from '../store/index.js';

/** With a slow connection, a spinner is shown after this time. */
export const PATIENCE_MS = 300;

/** What is read of React Router's router. */
interface PageRouter {
  /** `initialized` says that the script of the first page has run. */
  readonly state: { readonly initialized: boolean };
  subscribe: (listener: () => void) => () => void;
}

/**
 * Resolves when the first page can be drawn without a spinner before it: its script has run and it is known who is signed
 * in. Both were asked for before the scripts of the page ran, so that they usually are at hand. Waits a moment only.
 */
export function whenPageIsKnown(store: AppStore, router: PageRouter): Promise<void> {
  const isKnown = () => router.state.initialized && selectStatus(store.getState()) !== 'unknown';
  return new Promise((resolve) => {
    const done = () => {
      unsubscribe.forEach((stop) => stop());
      clearTimeout(timer);
      resolve();
    };
    const check = () => {
      if (isKnown()) done();
    };
    const timer = setTimeout(done, PATIENCE_MS);
    const unsubscribe = [store.subscribe(check), router.subscribe(check)];
    // The answers may have come first.
    check();
  });
}
