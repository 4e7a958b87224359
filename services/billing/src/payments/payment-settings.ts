import { STAND_IN_PAYMENT_KEY } from '@evident/contracts';

/** The variables that the checks below read. */
export interface PaymentSettings {
  PAYMENTS: 'razorpay' | 'off';
  NODE_ENV: 'development' | 'test' | 'production';
  DATABASE_URL: string;
  PAYMENT_BASE_URL: string;
  PAYMENT_CHECKOUT_URL: string;
  PAYMENT_KEY_ID: string;
  PAYMENT_KEY_SECRET: string;
  PAYMENT_WEBHOOK_SECRET: string;
  PAYMENT_WEBHOOK_SECRET_PREVIOUS?: string | undefined;
}

export const RAZORPAY_API = 'https://api.razorpay.com';
export const RAZORPAY_CHECKOUT = 'https://checkout.razorpay.com/v1/checkout.js';
const MIN_SECRET_LENGTH = 16;

/** Values that are published in this repository or easy to guess. */
export const SHIPPED_SECRETS: readonly string[] = [
  'test',
  'secret',
  'password',
  'postgres',
  'evident',
  'change-me',
  'changeme',
  'change-me-in-production',
  'local-payment-key-secret',
  'local-payment-webhook-secret',
];

export interface SettingsProblem {
  variable: keyof PaymentSettings;
  /** Follows “<variable> is not usable: ”. */
  sentence: string;
}

const isLoopback = (url: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
const isShipped = (secret: string): boolean => SHIPPED_SECRETS.includes(secret.toLowerCase());

/** Settings that must stop the start, in every environment and in production. docs/payments.md lists them. */
export function paymentSettingsProblems(settings: PaymentSettings): SettingsProblem[] {
  if (settings.PAYMENTS === 'off') return [...ofDatabase(settings)];
  const missing = [...given(settings)];
  if (missing.length > 0) return missing;
  return [
    ...anywhere(settings),
    ...(settings.NODE_ENV === 'production' ? inProduction(settings) : outsideProduction(settings)),
  ];
}

function* given(settings: PaymentSettings): Generator<SettingsProblem> {
  if (!/^rzp_(test|live)_\w+$/.test(settings.PAYMENT_KEY_ID))
    yield {
      variable: 'PAYMENT_KEY_ID',
      sentence: 'it must look like rzp_test_… or rzp_live_…; with PAYMENTS=off it is not needed',
    };
  for (const variable of ['PAYMENT_KEY_SECRET', 'PAYMENT_WEBHOOK_SECRET'] as const)
    if (settings[variable] === '')
      yield { variable, sentence: 'it is missing; with PAYMENTS=off it is not needed' };
}

function* anywhere(settings: PaymentSettings): Generator<SettingsProblem> {
  if (settings.PAYMENT_WEBHOOK_SECRET === settings.PAYMENT_KEY_SECRET) {
    yield { variable: 'PAYMENT_WEBHOOK_SECRET', sentence: 'it must differ from PAYMENT_KEY_SECRET' };
  }
  if (!settings.PAYMENT_BASE_URL.startsWith('https:') && !isLoopback(settings.PAYMENT_BASE_URL)) {
    yield {
      variable: 'PAYMENT_BASE_URL',
      sentence: 'only a provider on this machine may be reached without TLS',
    };
  }
  if (
    settings.PAYMENT_KEY_ID.startsWith(STAND_IN_PAYMENT_KEY) &&
    settings.PAYMENT_BASE_URL === RAZORPAY_API
  ) {
    yield {
      variable: 'PAYMENT_KEY_ID',
      sentence: `a key that begins with ${STAND_IN_PAYMENT_KEY} belongs to the stand-in provider`,
    };
  }
}

function* outsideProduction(settings: PaymentSettings): Generator<SettingsProblem> {
  if (settings.PAYMENT_KEY_ID.startsWith('rzp_live_')) {
    yield {
      variable: 'PAYMENT_KEY_ID',
      sentence: 'a live key moves real money and is for NODE_ENV=production only',
    };
  }
}

function* inProduction(settings: PaymentSettings): Generator<SettingsProblem> {
  if (settings.PAYMENT_BASE_URL !== RAZORPAY_API) {
    yield { variable: 'PAYMENT_BASE_URL', sentence: `in production it must be ${RAZORPAY_API}` };
  }
  if (settings.PAYMENT_CHECKOUT_URL !== RAZORPAY_CHECKOUT) {
    yield { variable: 'PAYMENT_CHECKOUT_URL', sentence: `in production it must be ${RAZORPAY_CHECKOUT}` };
  }
  if (!settings.PAYMENT_KEY_ID.startsWith('rzp_live_')) {
    yield { variable: 'PAYMENT_KEY_ID', sentence: 'in production it must begin with rzp_live_' };
  }
  for (const variable of [
    'PAYMENT_KEY_SECRET',
    'PAYMENT_WEBHOOK_SECRET',
    'PAYMENT_WEBHOOK_SECRET_PREVIOUS',
  ] as const) {
    const secret = settings[variable];
    if (secret === undefined) continue;
    if (isShipped(secret)) yield { variable, sentence: 'this secret is published with the source' };
    else if (secret.length < MIN_SECRET_LENGTH) {
      yield { variable, sentence: `in production it must have at least ${MIN_SECRET_LENGTH} characters` };
    }
  }
  yield* ofDatabase(settings);
}

function* ofDatabase(settings: PaymentSettings): Generator<SettingsProblem> {
  if (settings.NODE_ENV !== 'production') return;
  const password = decodeURIComponent(new URL(settings.DATABASE_URL).password);
  if (password === '')
    yield { variable: 'DATABASE_URL', sentence: 'in production the role needs a password' };
  else if (isShipped(password))
    yield { variable: 'DATABASE_URL', sentence: 'its password is published with the source' };
}
