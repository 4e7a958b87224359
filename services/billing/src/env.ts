import { BASE_ENV, port } from '@evident/kit';
import { z } from 'zod';
import { paymentSettingsProblems, RAZORPAY_API, RAZORPAY_CHECKOUT } from './payments/payment-settings.js';

const seconds = (fallback: number) => z.coerce.number().int().min(1).max(86_400).default(fallback);
const webUrl = z.url({ protocol: /^https?$/ });

export const EnvSchema = z
  .object({
    ...BASE_ENV,
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    REDIS_URL: z.url({ protocol: /^rediss?$/ }),
    RPC_HOST: z.string().default('127.0.0.1'),
    RPC_PORT: port,
    /** `off`: nothing is sold, and no setting of the provider is needed. Administrators give the tokens. */
    PAYMENTS: z.enum(['razorpay', 'off']).default('razorpay'),
    /** Tokens that each account gets on the first of a month (UTC). */
    MONTHLY_TOKENS: z.coerce.number().int().min(0).max(10_000).default(0),
    /** Origin of the provider's HTTP interface, without a path. */
    PAYMENT_BASE_URL: webUrl.default(RAZORPAY_API).transform((url) => url.replace(/\/+$/, '')),
    PAYMENT_CHECKOUT_URL: webUrl.default(RAZORPAY_CHECKOUT),
    PAYMENT_KEY_ID: z.string().default(''),
    PAYMENT_KEY_SECRET: z.string().default(''),
    PAYMENT_WEBHOOK_SECRET: z.string().default(''),
    /** The secret before the last change. The provider repeats old events with the secret that signed them. */
    PAYMENT_WEBHOOK_SECRET_PREVIOUS: z.preprocess(
      (value) => (value === '' ? undefined : value),
      z.string().min(1).optional(),
    ),
    PAYMENT_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(6_000),
    /** Age of an unpaid order at its first check with the provider, and the interval of the checks. */
    PAYMENT_RECONCILE_AFTER_S: seconds(30),
    PAYMENT_RECONCILE_INTERVAL_S: seconds(10),
    /** Intervals of expiring due holds and of reading the drift views. */
    HOLD_SWEEP_INTERVAL_S: seconds(5),
    LEDGER_CHECK_INTERVAL_S: seconds(300),
  })
  .superRefine((env, context) => {
    for (const { variable, sentence } of paymentSettingsProblems(env)) {
      context.addIssue({ code: 'custom', path: [variable], message: sentence });
    }
  });
export type Env = z.infer<typeof EnvSchema>;

/** Injection token of the parsed environment. */
export const ENV = Symbol('billing environment');
