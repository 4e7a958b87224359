import { BASE_ENV, port, rpcUrls } from '@evident/kit';
import { z } from 'zod';

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

const isLoopbackOrigin = (origin: string): boolean =>
  URL.canParse(origin) && LOOPBACK_HOSTS.includes(new URL(origin).hostname);

const origins = z
  .string()
  .transform((value) => value.split(',').map((origin) => origin.trim().replace(/\/$/, '')))
  .pipe(
    z.array(z.string().regex(/^https?:\/\/[^/]+$/, 'expected origins such as https://example.org')).min(1),
  );

/** Compose files set a variable to the empty string to leave it unset. */
const optional = <T extends z.ZodType>(value: T) =>
  z.preprocess((raw) => (raw === '' ? undefined : raw), value.optional());

export const EnvSchema = z
  .object({
    ...BASE_ENV,
    PORT: port.default(3000),
    HOST: z.string().default('0.0.0.0'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    REDIS_URL: z.url({ protocol: /^rediss?$/ }),
    PROBLEMS_RPC_URL: rpcUrls,
    BILLING_RPC_URL: rpcUrls,
    AI_RPC_URL: rpcUrls,
    /** Signs access tokens. */
    JWT_SECRET: z.string().min(32, 'needs at least 32 characters'),
    /** The secret before the last change. Tokens that it signed stay good until they end. */
    JWT_SECRET_PREVIOUS: optional(z.string().min(32, 'needs at least 32 characters')),
    /** Comma-separated origins whose pages may call the API. The first one is where browsers find the product. */
    PUBLIC_ORIGIN: origins,
    /** Folder of the built front end. Without it the gateway serves only the API. */
    FRONTEND_DIR: optional(z.string()),
    ADMIN_EMAIL: optional(z.email()),
    ADMIN_PASSWORD: optional(z.string().min(8).max(128)),
    /** Mail server, such as smtps://user:password@mail.example.org. With one, new addresses have to be confirmed. */
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
    /** The sender of mail, such as "Evident <no-reply@example.org>". */
    MAIL_FROM: optional(z.string().max(254)),
    /** Without a mail server: the folder to which mail is written. Its page is index.html. */
    MAIL_DIR: optional(z.string()),
    /** Encrypts the secrets of second factors. Without it JWT_SECRET does, and changing that turns the codes invalid. */
    SECOND_FACTOR_KEY: optional(z.string().min(32, 'needs at least 32 characters')),
    /** How many reverse proxies stand in front; only their X-Forwarded-For entries are trusted. */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    /** Multiplies every rate limit; load tests raise it. */
    RATE_LIMIT_FACTOR: z.coerce.number().positive().max(100_000).default(1),
    RATE_LIMIT_PATIENCE_MS: z.coerce.number().int().min(10).max(60_000).default(300),
    /** Where buyers ask for a refund; the policies and receipts name it. Production needs it. */
    SUPPORT_EMAIL: optional(z.email()),
    /** Page that the privacy screen embeds. The front end must be built with the same address. */
    PRIVACY_POLICY_URL: optional(z.url({ protocol: /^https$/ })),
    /** `off`: nothing is sold, so pages show no prices and load nothing from the payment provider. */
    PAYMENTS: z.enum(['razorpay', 'off']).default('razorpay'),
    /** Who may sign up. `domain`: people with an address at one of REGISTRATION_DOMAINS. `invitation`: invited people. */
    REGISTRATION: z.enum(['open', 'domain', 'invitation', 'off']).default('open'),
    /** Comma-separated, such as example.edu,students.example.edu. */
    REGISTRATION_DOMAINS: z
      .string()
      .default('')
      .transform((value) =>
        value
          .toLowerCase()
          .split(',')
          .map((domain) => domain.trim())
          .filter(Boolean),
      )
      .pipe(z.array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'expected domains such as example.edu'))),
    /** Accounts that may be made in an hour from one address. A campus may have one address only. */
    REGISTRATIONS_PER_HOUR: z.coerce.number().int().min(1).max(1_000_000).default(60),
    /** The OpenID provider of the institution, such as https://login.example.edu. With it people may sign in there. */
    OIDC_ISSUER: optional(z.url({ protocol: /^https?$/ })),
    OIDC_CLIENT_ID: optional(z.string().max(500)),
    OIDC_CLIENT_SECRET: optional(z.string().max(500)),
    /** The label of the button that signs in there. */
    OIDC_LABEL: z.string().max(60).default(''),
    /** Space-separated. The provider has to tell the email with them, and that it is verified. */
    OIDC_SCOPES: z
      .string()
      .default('')
      .transform((value) => value.trim() || 'openid email profile')
      .refine((value) => value.split(/\s+/).includes('openid'), 'needs openid'),
    /** Space-separated origins of stand-in payment dialogs, in addition to Razorpay's own. */
    PAYMENT_CHECKOUT_ORIGIN: z.string().default(''),
  })
  .superRefine((env, context) => {
    if (env.ADMIN_PASSWORD !== undefined && env.ADMIN_EMAIL === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['ADMIN_EMAIL'],
        message: 'ADMIN_PASSWORD is set without it',
      });
    }
    if (env.SMTP_URL !== undefined && env.MAIL_FROM === undefined)
      context.addIssue({ code: 'custom', path: ['MAIL_FROM'], message: 'SMTP_URL is set without it' });
    if ((env.REGISTRATION === 'domain') !== env.REGISTRATION_DOMAINS.length > 0)
      context.addIssue({
        code: 'custom',
        path: ['REGISTRATION_DOMAINS'],
        message: 'goes together with REGISTRATION=domain',
      });
    const provider = [env.OIDC_ISSUER, env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET];
    if (provider.some((value) => value !== undefined) && provider.includes(undefined))
      context.addIssue({
        code: 'custom',
        path: ['OIDC_ISSUER'],
        message: 'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together',
      });
    if (env.OIDC_ISSUER?.startsWith('http:') && !isLoopbackOrigin(env.OIDC_ISSUER))
      context.addIssue({ code: 'custom', path: ['OIDC_ISSUER'], message: 'needs https' });
    if (env.NODE_ENV !== 'production') return;
    if (env.SUPPORT_EMAIL === undefined && env.PAYMENTS !== 'off')
      context.addIssue({
        code: 'custom',
        path: ['SUPPORT_EMAIL'],
        message: 'production needs a support address',
      });
    if (env.PUBLIC_ORIGIN.some((origin) => !origin.startsWith('https://') && !isLoopbackOrigin(origin))) {
      context.addIssue({ code: 'custom', path: ['PUBLIC_ORIGIN'], message: 'needs https in production' });
    }
    if (env.PAYMENT_CHECKOUT_ORIGIN !== '') {
      context.addIssue({
        code: 'custom',
        path: ['PAYMENT_CHECKOUT_ORIGIN'],
        message: 'a stand-in payment dialog is never shown in production',
      });
    }
    if (/(change|default|secret|example)/i.test(env.JWT_SECRET)) {
      context.addIssue({
        code: 'custom',
        path: ['JWT_SECRET'],
        message: 'looks like a default; use random characters',
      });
    }
  });
export type Env = z.output<typeof EnvSchema>;

/** @returns what the button of the institution's provider says; null where people cannot sign in there. */
export const signOnLabel = ({
  OIDC_ISSUER,
  OIDC_LABEL,
}: Pick<Env, 'OIDC_ISSUER' | 'OIDC_LABEL'>): string | null =>
  OIDC_ISSUER === undefined ? null : OIDC_LABEL || 'Sign in with your institution';

/** Injection token of the parsed environment. */
export const ENV = Symbol('gateway environment');
