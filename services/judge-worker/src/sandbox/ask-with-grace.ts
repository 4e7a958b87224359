/** How long a question goes on when nobody waits for its answer any more. Most are answered in a few milliseconds. */
const GRACE_MS = 250;

export interface Asked<T> {
  /** Rejects as soon as the signal aborts. */
  answer: Promise<T>;
  /** The end of the question itself. */
  ended: Promise<T>;
}

/**
 * Asks a resident process. Who cancels does not wait for the answer, but the question goes on for a moment: the only way
 * to stop it is to end the process, and the next source would then wait until another one has booted.
 * @param ask is told to stop when the moment is over
 */
export function askWithGrace<T>(
  ask: (late: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
  graceMs = GRACE_MS,
): Asked<T> {
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let stopWaiting: () => void = () => undefined;
  const cancelled = new Promise<never>((_resolve, reject) => {
    stopWaiting = () => {
      reject(signal?.reason as Error);
      timer = setTimeout(() => late.abort(signal?.reason), graceMs);
    };
  });
  if (signal?.aborted) stopWaiting();
  else signal?.addEventListener('abort', stopWaiting, { once: true });
  const ended = ask(late.signal).finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stopWaiting);
  });
  return { answer: Promise.race([cancelled, ended]), ended };
}
