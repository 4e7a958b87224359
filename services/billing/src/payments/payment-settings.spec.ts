import { parseEnv } from '@evident/kit';
import { EnvSchema } from '../env.js';
import { SHIPPED_SECRETS } from './payment-settings.js';

const production = {
  NODE_ENV: 'production',
  OPS_PORT: '9001',
  RPC_PORT: '9002',
  DATABASE_URL: 'postgres://evident_billing:a-password-of-its-own@db/evident',
  REDIS_URL: 'redis://redis:6379',
  PAYMENT_KEY_ID: 'rzp_live_AbCdEf123456',
  PAYMENT_KEY_SECRET: 'k'.repeat(24),
  PAYMENT_WEBHOOK_SECRET: 'w'.repeat(24),
};
const start = (changes: Record<string, string> = {}) => parseEnv(EnvSchema, { ...production, ...changes });

describe('billing’s settings', () => {
  it('accept real settings in production', () => {
    expect(start()).toMatchObject({
      PAYMENT_BASE_URL: 'https://api.razorpay.com',
      PAYMENT_CHECKOUT_URL: 'https://checkout.razorpay.com/v1/checkout.js',
    });
  });

  it.each([
    ['PAYMENT_BASE_URL', 'http://localhost:4010', /must be https:\/\/api\.razorpay\.com/],
    ['PAYMENT_BASE_URL', 'https://api.razorpay.com.evil.example', /must be https:\/\/api\.razorpay\.com/],
    ['PAYMENT_BASE_URL', 'http://api.razorpay.com', /without TLS/],
    [
      'PAYMENT_CHECKOUT_URL',
      'http://localhost:4010/checkout.js',
      /must be https:\/\/checkout\.razorpay\.com/,
    ],
    ['PAYMENT_KEY_ID', 'rzp_test_AbCdEf123456', /must begin with rzp_live_/],
    ['PAYMENT_KEY_ID', 'rzp_test_local', /stand-in provider/],
    ['PAYMENT_KEY_SECRET', 'change-me', /published with the source/],
    ['PAYMENT_KEY_SECRET', 'too short', /at least 16 characters/],
    ['PAYMENT_WEBHOOK_SECRET', 'changeme', /published with the source/],
    ['PAYMENT_WEBHOOK_SECRET', 'too short', /at least 16 characters/],
    ['PAYMENT_WEBHOOK_SECRET', production.PAYMENT_KEY_SECRET, /must differ from PAYMENT_KEY_SECRET/],
    ['PAYMENT_WEBHOOK_SECRET_PREVIOUS', 'too short', /at least 16 characters/],
    ['DATABASE_URL', 'postgres://evident_billing@db/evident', /needs a password/],
    ['DATABASE_URL', 'postgres://evident_billing:postgres@db/evident', /published with the source/],
  ])('in production refuse %s=%s', (variable, value, reason) => {
    expect(() => start({ [variable]: value })).toThrow(
      new RegExp(`^${variable} is not usable: .*${reason.source}`),
    );
  });

  it.each(SHIPPED_SECRETS)('in production refuse the published secret %s', (secret) => {
    expect(() => start({ PAYMENT_KEY_SECRET: secret.toUpperCase() })).toThrow(
      /PAYMENT_KEY_SECRET is not usable/,
    );
  });

  it.each(['PAYMENT_KEY_ID', 'PAYMENT_KEY_SECRET', 'PAYMENT_WEBHOOK_SECRET', 'DATABASE_URL', 'REDIS_URL'])(
    'need %s',
    (variable) => {
      expect(() => parseEnv(EnvSchema, { ...production, [variable]: undefined })).toThrow(
        new RegExp(`^${variable} is not usable`),
      );
    },
  );

  it('need nothing of a payment account where nothing is sold, but still a password', () => {
    const off = { ...production, PAYMENTS: 'off' };
    const without = Object.fromEntries(Object.entries(off).filter(([name]) => !name.startsWith('PAYMENT_')));
    expect(parseEnv(EnvSchema, without).PAYMENTS).toBe('off');
    expect(() =>
      parseEnv(EnvSchema, { ...without, DATABASE_URL: 'postgres://evident_billing@db/evident' }),
    ).toThrow(/^DATABASE_URL is not usable/);
    expect(() => parseEnv(EnvSchema, { ...without, PAYMENTS: 'none' })).toThrow(/^PAYMENTS is not usable/);
  });

  describe('outside production', () => {
    const local = {
      NODE_ENV: 'development',
      PAYMENT_BASE_URL: 'http://localhost:4010',
      PAYMENT_KEY_ID: 'rzp_test_local',
    };

    it('accept the stand-in provider and Razorpay’s test mode', () => {
      expect(start(local).PAYMENT_BASE_URL).toBe('http://localhost:4010');
      expect(start({ NODE_ENV: 'development', PAYMENT_KEY_ID: 'rzp_test_AbC' }).PAYMENT_BASE_URL).toBe(
        'https://api.razorpay.com',
      );
    });

    it('refuse a live key, which moves real money', () => {
      expect(() => start({ ...local, PAYMENT_KEY_ID: 'rzp_live_AbC' })).toThrow(
        /PAYMENT_KEY_ID is not usable: a live key/,
      );
    });

    it('refuse a provider elsewhere without TLS', () => {
      expect(() => start({ ...local, PAYMENT_BASE_URL: 'http://pay.example' })).toThrow(/without TLS/);
    });
  });
});
