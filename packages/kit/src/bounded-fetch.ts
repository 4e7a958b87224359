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
 * `fetch` that resolves after the whole body has arrived (at most 1 MB), so that the caller's time-out covers the body.
 * A redirect is an error, because it could send code to an address that nobody configured.
 *
 * Node's `fetch` keeps only a weak reference to the listener of the caller's signal: after a garbage collection an abort
 * does not reach a body that is being read. Therefore this function listens to the signal, too.
 *
 * @throws AbortError when the caller's signal aborts. Libraries recognise an abort by this name.
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
    // Stops the request and its body when the caller gave up.
    ended.abort();
  }
}
