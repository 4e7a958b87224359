import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Long enough for a busy machine; a page in a test loads its parts when they are first shown.
configure({ asyncUtilTimeout: 120_000 });

// jsdom has no layout; components only need these to exist.
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoObserver;
globalThis.IntersectionObserver ??= class extends NoObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
} as unknown as typeof IntersectionObserver;
Object.defineProperty(window, 'matchMedia', {
  configurable: true,
  writable: true,
  value: (query: string): Partial<MediaQueryList> => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});

// Tests do not wait until a page is idle.
jest.mock('../src/lib/after-load.js', () => ({ afterLoad: () => Promise.resolve() }));

// jsdom does not implement it; the router calls it.
window.scrollTo = () => undefined;

// Tests must not share stored values.
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
