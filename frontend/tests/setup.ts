import '@testing-library/jest-dom';

// jsdom lays nothing out; components only need these to exist.
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

// The router scrolls to the top of each new page.
window.scrollTo = () => undefined;

// What one test leaves in the browser's stores is not the next one's.
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
