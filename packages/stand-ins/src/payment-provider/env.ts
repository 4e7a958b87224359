import { STAND_IN_PAYMENT_KEY } from '@evident/contracts';
import { port } from '@evident/kit/env';
import { z } from 'zod';

const NEVER_IN_PRODUCTION = 'the stand-in provider gives tokens away and never runs in production';

export const PaymentStandInEnv = z.object({
  NODE_ENV: z.enum(['development', 'test'], { error: NEVER_IN_PRODUCTION }).default('development'),
  PAYMENT_STAND_IN_PORT: port,
  /** Where events are sent; without it none are. */
  PAYMENT_STAND_IN_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Origin of the pages that may open the checkout. */
  PAYMENT_STAND_IN_ALLOWED_ORIGIN: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  /** Keeps orders, payments and refunds over a restart. */
  PAYMENT_STAND_IN_DATA_FILE: z.string().min(1).optional(),
  /** First pause before an event is sent again; each further one is twice as long. */
  PAYMENT_STAND_IN_RETRY_MS: z.coerce.number().int().min(10).max(60_000).default(1_000),
  PAYMENT_KEY_ID: z.string().startsWith(STAND_IN_PAYMENT_KEY, `it must begin with ${STAND_IN_PAYMENT_KEY}`),
  PAYMENT_KEY_SECRET: z.string().min(8),
  PAYMENT_WEBHOOK_SECRET: z.string().min(8),
});
export type PaymentStandInEnv = z.infer<typeof PaymentStandInEnv>;
