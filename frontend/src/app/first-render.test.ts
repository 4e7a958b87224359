import { jest } from '@jest/globals';
import { createStore } from '../store/index.js';
import { sessionEnded } from '../lib/session-slice.js';
import { PATIENCE_MS, whenPageIsKnown } from './first-render.js';

/** A router whose first page is loaded when the test says so. */
function routerStub() {
  const listeners = new Set<() => void>();
  const state = { initialized: false };
  return {
    router: {
      state,
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    load() {
      state.initialized = true;
      listeners.forEach((listener) => listener());
    },
    listeners,
  };
}

/** @returns whether the promise has resolved by now. */
async function isDone(promise: Promise<void>): Promise<boolean> {
  let done = false;
  void promise.then(() => (done = true));
  await Promise.resolve();
  await Promise.resolve();
  return done;
}

describe('the first drawing of a page', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('waits for the script of the page and for who is signed in', async () => {
    const store = createStore();
    const { router, load, listeners } = routerStub();
    const known = whenPageIsKnown(store, router);
    load();
    expect(await isDone(known)).toBe(false);
    store.dispatch(sessionEnded());
    expect(await isDone(known)).toBe(true);
    expect(listeners.size).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('does not wait when both are there', async () => {
    const store = createStore();
    const { router, load } = routerStub();
    store.dispatch(sessionEnded());
    load();
    expect(await isDone(whenPageIsKnown(store, router))).toBe(true);
  });

  it('gives way to a spinner when the server is slow', async () => {
    const { router, listeners } = routerStub();
    const known = whenPageIsKnown(createStore(), router);
    jest.advanceTimersByTime(PATIENCE_MS);
    expect(await isDone(known)).toBe(true);
    expect(listeners.size).toBe(0);
  });
});
