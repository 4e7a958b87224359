const MAX_BODY_BYTES = 1024 * 1024;

class AbortError extends Error {
  override name = 'AbortError';
}

async function readBody(response: Response, signal: AbortSignal): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (!response.body) return Buffer.alloc(0);
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
  const hangUp = (): void => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', hangUp, { once: true });
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > MAX_BODY_BYTES) {
      await reader.cancel();
      throw new Error('The answer is too large');
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

async function fetchWhole(
  input: string | URL | Request,
  init: RequestInit,
  signal: AbortSignal,
): Promise<Response> {
  const response = await fetch(input, { ...init, signal, redirect: 'error' });
  const body = await readBody(response, signal);
  const { status, statusText, headers } = response;
  const hasBody = status !== 204 && status !== 304;
  return new Response(hasBody ? new Uint8Array(body) : null, { status, statusText, headers });
}

/**
 * `fetch` whose whole answer has come, and is at most 1 MB: a time-out of the call then covers the body, too, however
 * slowly it drips. Redirects are errors, since they would carry code to an address that nobody configured.
 *
 * Node's `fetch` holds what listens to the caller's signal weakly: after a garbage collection an abort no longer reaches
 * a body that is being read. The signal is therefore waited for here as well.
 *
 * @throws AbortError when the caller's signal aborts, whatever its reason: libraries know an abort by that name.
 */
export async function boundedFetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const ended = new AbortController();
  const caller = init.signal;
  let giveUp = (): void => undefined;
  const givenUp = new Promise<never>((_resolve, reject) => {
    giveUp = () => reject(new AbortError('The call was given up', { cause: caller?.reason }));
  });
  givenUp.catch(() => undefined);
  caller?.addEventListener('abort', giveUp, { once: true });
  try {
    if (caller?.aborted) giveUp();
    return await Promise.race([givenUp, fetchWhole(input, init, ended.signal)]);
  } finally {
    caller?.removeEventListener('abort', giveUp);
    // Whatever is still under way when the race was lost.
    ended.abort();
  }
}
