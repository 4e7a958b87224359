const MAX_BODY_BYTES = 1024 * 1024;

/** What the SDKs take for an abort, whichever class the runtime throws. */
class AbortError extends Error {
  override name = 'AbortError';
}

async function readBody(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (!response.body) return Buffer.alloc(0);
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
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

/**
 * `fetch` whose whole answer has come, and is at most 1 MB: a time-out of the call then covers the body, too, however
 * slowly it drips. Redirects are errors, since they would carry code to an address that nobody configured.
 */
export async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  try {
    const response = await fetch(input, { ...init, redirect: 'error' });
    const body = await readBody(response);
    const { status, statusText, headers } = response;
    const hasBody = status !== 204 && status !== 304;
    return new Response(hasBody ? new Uint8Array(body) : null, { status, statusText, headers });
  } catch (error) {
    if (init?.signal?.aborted) throw new AbortError('The call was given up');
    throw error;
  }
}
