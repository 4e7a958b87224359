import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

interface ComponentModule<P> {
  default: ComponentType<P>;
}

/**
 * A component in its own chunk that is requested at once, for example while the page waits for its data. Once the code
 * is there it renders without a fallback: React shows a fallback for at least 300 ms.
 */
export function early<P>(load: () => Promise<ComponentModule<P>>): LazyExoticComponent<ComponentType<P>> {
  let loaded: ComponentModule<P> | undefined;
  const code = load();
  // A failure is reported when the component is rendered.
  code.then(
    (component) => (loaded = component),
    () => undefined,
  );
  const now = (component: ComponentModule<P>) =>
    ({ then: (done: (value: ComponentModule<P>) => void) => done(component) }) as Promise<ComponentModule<P>>;
  return lazy(() => (loaded ? now(loaded) : code));
}
