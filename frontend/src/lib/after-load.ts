/** Long enough for the data of a page, which come after its load event. */
const DATA_MS = 500;
/** A page that is never idle must not wait for ever. */
const PATIENCE_MS = 2_000;

const loaded = new Promise<void>((resolve) => {
  if (document.readyState === 'complete') resolve();
  else window.addEventListener('load', () => resolve(), { once: true });
});

/** Safari has no `requestIdleCallback`. */
const whenIdle = (work: () => void): void => {
  const { requestIdleCallback: ask } = window as { requestIdleCallback?: typeof requestIdleCallback };
  if (ask) ask(work, { timeout: PATIENCE_MS });
  else setTimeout(work);
};

let ready: Promise<void> | undefined;

/** Resolves when the first page has been drawn: the time for what no first paint needs. */
export function afterLoad(): Promise<void> {
  ready ??= loaded
    .then(() => new Promise<void>((resolve) => setTimeout(resolve, DATA_MS)))
    .then(() => new Promise<void>(whenIdle));
  return ready;
}
