import { z } from 'zod';

const times = z.number().int().min(0).max(1_000).default(0);
const delayMs = z.number().int().min(0).max(120_000).default(0);

/** Faults on command. A count is the number of next calls or events that fail, and falls to 0; `duplicate` stays. */
export const Faults = z.object({
  webhooks: z
    .object({
      /** Events that are lost and never sent again. */
      drop: times,
      delayMs,
      /** Every event is sent this many times more, under the same event id. */
      duplicate: times,
      /** Events that are held until this many wait, and then sent in reverse order. */
      reorder: times,
      /** Events whose first try differs from the signed body in one byte. */
      tamper: times,
    })
    .prefault({}),
  api: z
    .object({
      /** Calls that get status 500 with an error body, or 502 with an HTML page. */
      fail: times,
      failWithHtml: times,
      /** Calls that are executed, but whose connection is cut before the answer. */
      cut: times,
      delayMs,
    })
    .prefault({}),
  checkout: z
    .object({
      /** Payments that are made although the page gets no answer. */
      loseCallback: times,
      tamperSignature: times,
    })
    .prefault({}),
  payments: z.object({ autoCapture: z.boolean().default(true) }).prefault({}),
  refunds: z
    .object({ outcome: z.enum(['processed', 'failed', 'pending', 'refused']).default('processed') })
    .prefault({}),
});
export type Faults = z.infer<typeof Faults>;

export const noFaults = (): Faults => Faults.parse({});

/** Uses up one of a counted fault. */
export function use<K extends string>(counts: Record<K, number>, name: K): boolean {
  if (counts[name] <= 0) return false;
  counts[name] -= 1;
  return true;
}
