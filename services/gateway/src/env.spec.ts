import { EnvError, parseEnv } from '@evident/kit';
import { EnvSchema } from './env.js';

const good = {
  OPS_PORT: '9000',
  DATABASE_URL: 'postgres://evident_gateway:x@localhost/evident',
  REDIS_URL: 'redis://localhost:6379',
  PROBLEMS_RPC_URL: 'tcp://localhost:4001',
  BILLING_RPC_URL: 'tcp://localhost:4002',
  AI_RPC_URL: 'tcp://localhost:4003',
  JWT_SECRET: 'b0e6f2b7c1d94a3f8e57a6c2d1f0b3e4',
  PUBLIC_ORIGIN: 'http://localhost:3000/',
};

const production = { NODE_ENV: 'production', SUPPORT_EMAIL: 'support@evident.example' };

test('a complete environment is parsed', () => {
  expect(parseEnv(EnvSchema, { ...good, ADMIN_EMAIL: '' })).toMatchObject({
    PORT: 3000,
    PUBLIC_ORIGIN: ['http://localhost:3000'],
    ADMIN_EMAIL: undefined,
  });
  const both = { PUBLIC_ORIGIN: 'https://a.example, https://b.example', ...production };
  expect(parseEnv(EnvSchema, { ...good, ...both }).PUBLIC_ORIGIN).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
  expect(parseEnv(EnvSchema, { ...good, ...production }).NODE_ENV).toBe('production');
});

test.each([
  ['JWT_SECRET', { JWT_SECRET: 'short' }],
  ['JWT_SECRET', { JWT_SECRET: 'please-change-me-please-change-me', ...production }],
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'localhost' }],
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'http://evident.example', ...production }],
  ['PAYMENT_CHECKOUT_ORIGIN', { PAYMENT_CHECKOUT_ORIGIN: 'http://localhost:4010', ...production }],
  ['SUPPORT_EMAIL', { NODE_ENV: 'production' }],
  ['PROBLEMS_RPC_URL', { PROBLEMS_RPC_URL: 'http://localhost:4001' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
  ['ADMIN_EMAIL', { ADMIN_PASSWORD: 'long enough' }],
  ['OIDC_ISSUER', { OIDC_ISSUER: 'https://login.example.edu', OIDC_CLIENT_ID: 'evident' }],
  ['OIDC_ISSUER', { OIDC_ISSUER: 'http://login.example.edu', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }],
  ['OIDC_SCOPES', { OIDC_SCOPES: 'email profile' }],
  ['PORT', { PORT: '70000' }],
])('a bad %s stops the start with its name', (name, changes) => {
  const parse = () => parseEnv(EnvSchema, { ...good, ...changes });
  expect(parse).toThrow(EnvError);
  expect(parse).toThrow(new RegExp(`^${name}`));
});
