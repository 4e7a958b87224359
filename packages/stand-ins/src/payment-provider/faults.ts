import { z } from 'zod';

const times = z.number().int().min(0).max(1_000).default(0);
const delayMs = z.number().int().min(0).max(120_000).default(0);

/** What goes wrong on purpose. Except for `duplicate`, counts say how many of the next ones and fall to 0 by themselves. */
export const Faults = z.object({
  webhooks: z
    .object({
      /** Lost, and never sent again. */
      drop: times,
      delayMs,
      /** Every event is sent this many times more, under the same event id. */
      duplicate: times,
      /** Held until so many are waiting, then sent last first. */
      reorder: times,
      /** At the first try one byte of the body differs from what was signed. */
      tamper: times,
    })
    .prefault({}),
  api: z
    .object({
      /** Answered 500 with an error body; or 502 with a page of HTML. */
      fail: times,
      failWithHtml: times,
      /** Done, but the connection is cut before the answer. */
      cut: times,
      delayMs,
    })
    .prefault({}),
  checkout: z
    .object({
      /** The payment is made, the page never hears of it. */
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
