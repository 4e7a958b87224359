import { boundedFetch } from '@evident/kit/bounded-fetch';
import type { z } from 'zod';

const CALL_TIMEOUT_MS = 60_000;

/**
 * One call of an engine's HTTP interface.
 * @throws Error with the start of what the engine said when it does not answer well, or in another shape.
 */
export async function askEngine<T>(
  url: string,
  init: RequestInit,
  answer: z.ZodType<T>,
  timeoutMs = CALL_TIMEOUT_MS,
): Promise<T> {
  const response = await boundedFetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  const text = await response.text();
  if (!response.ok) throw new Error(`answer ${response.status}: ${text.slice(0, 200)}`);
  return answer.parse(JSON.parse(text));
}

export const asJson = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
