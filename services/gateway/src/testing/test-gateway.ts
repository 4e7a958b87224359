import { SIGNUP_TOKENS, type Wallet } from '@evident/contracts';
import { startService, type RunningService } from '@evident/kit';
import { onFreePort } from '@evident/kit/free-port';
import {
  createTestDatabase,
  TEST_RPC_KEYS,
  testRedisUrl,
  type TestDatabase,
} from '@evident/kit/testing/index';
import { randomBytes } from 'node:crypto';
import type { Env } from '../env.js';
import { serviceOptions } from '../gateway.service-options.js';
import { SCHEMA_MIGRATIONS } from '../migrations/index.js';
import { AI_CALLS, BILLING_CALLS, PROBLEMS_CALLS } from '../rpc/rpc-clients.js';
import { startFakeService, type FakeService } from './fake-services.js';
import { TestBrowser } from './test-browser.js';

export interface TestGateway {
  origin: string;
  env: Env;
  service: RunningService;
  database: TestDatabase;
  problems: FakeService<typeof PROBLEMS_CALLS>;
  billing: FakeService<typeof BILLING_CALLS>;
  ai: FakeService<typeof AI_CALLS>;
  /** A browser without cookies. */
  browser(): TestBrowser;
  /** A browser of a fresh account. */
  learner(): Promise<TestBrowser>;
  /** A browser of the admin of ADMIN_EMAIL. */
  admin(): Promise<TestBrowser>;
  /** Another gateway on the same database and Redis. */
  another(changes?: Partial<Env>): Promise<{ origin: string; service: RunningService }>;
  stop(): Promise<void>;
}

export const NEW_WALLET: Wallet = { tokens: SIGNUP_TOKENS, held: 0, priority: false, analytics: false };
export const ADMIN = { email: 'admin@example.org', password: 'the admin password' };
export const PASSWORD = 'correct horse';

type Addresses = 'DATABASE_URL' | 'PROBLEMS_RPC_URL' | 'BILLING_RPC_URL' | 'AI_RPC_URL';

const usualSettings = (): Omit<Env, 'PORT' | Addresses> => ({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  OPS_PORT: 0,
  OPS_HOST: '127.0.0.1',
  SHUTDOWN_DELAY_MS: 0,
  SHUTDOWN_GRACE_MS: 5_000,
  RPC_KEYS: TEST_RPC_KEYS,
  HOST: '127.0.0.1',
  REDIS_URL: testRedisUrl(),
  JWT_SECRET: randomBytes(32).toString('hex'),
  JWT_SECRET_PREVIOUS: undefined,
  PUBLIC_ORIGIN: [],
  FRONTEND_DIR: undefined,
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  TRUSTED_PROXIES: 0,
  RATE_LIMIT_FACTOR: 1_000,
  RATE_LIMIT_PATIENCE_MS: 30_000,
  PAYMENTS: 'razorpay',
  REGISTRATION: 'open',
  REGISTRATION_DOMAINS: [],
  REGISTRATIONS_PER_HOUR: 60,
  OIDC_ISSUER: undefined,
  OIDC_CLIENT_ID: undefined,
  OIDC_CLIENT_SECRET: undefined,
  OIDC_LABEL: '',
  OIDC_SCOPES: 'openid email profile',
  PAYMENT_CHECKOUT_ORIGIN: '',
  PRIVACY_POLICY_URL: undefined,
  SUPPORT_EMAIL: 'support@evident.example',
  SMTP_URL: undefined,
  MAIL_FROM: undefined,
  MAIL_DIR: undefined,
  SECOND_FACTOR_KEY: undefined,
});

/** Starts the real gateway on a real database and Redis. The other services are stand-ins. */
export async function startTestGateway(changes: Partial<Env> = {}): Promise<TestGateway> {
  const database = await createTestDatabase(SCHEMA_MIGRATIONS);
  const [problems, billing, ai] = await Promise.all([
    startFakeService('problems', PROBLEMS_CALLS),
    startFakeService('billing', BILLING_CALLS),
    startFakeService('ai', AI_CALLS),
  ]);
  billing.answers = { 'wallet.open': () => NEW_WALLET, 'wallet.get': () => NEW_WALLET };
  const settings: Omit<Env, 'PORT'> = {
    ...usualSettings(),
    DATABASE_URL: database.url,
    PROBLEMS_RPC_URL: problems.url,
    BILLING_RPC_URL: billing.url,
    AI_RPC_URL: ai.url,
    ...changes,
  };
  const boot = (own: typeof settings): Promise<Pick<TestGateway, 'origin' | 'env' | 'service'>> =>
    onFreePort(async (port) => {
      const origin = `http://127.0.0.1:${port}`;
      const publicOrigin = own.PUBLIC_ORIGIN.length > 0 ? own.PUBLIC_ORIGIN : [origin];
      const env: Env = { ...own, PORT: port, PUBLIC_ORIGIN: publicOrigin };
      return { origin, env, service: await startService(serviceOptions(env)) };
    });
  const { origin, env, service } = await boot(settings);
  const others: RunningService[] = [];
  const gateway: Omit<TestGateway, 'stop'> = {
    origin,
    env,
    service,
    database,
    problems,
    billing,
    ai,
    browser: () => new TestBrowser(origin),
    learner: () => signedIn(new TestBrowser(origin), (browser) => browser.register()),
    admin: () => signedIn(new TestBrowser(origin), (browser) => browser.login(ADMIN)),
    another: async (ownChanges = {}) => {
      const other = await boot({ ...settings, ...ownChanges });
      others.push(other.service);
      return other;
    },
  };
  return {
    ...gateway,
    stop: async () => {
      for (const running of [service, ...others]) await running.stop();
      await Promise.all([problems, billing, ai].map((fake) => fake.stop()));
      await database.drop();
    },
  };
}

async function signedIn(
  browser: TestBrowser,
  how: (browser: TestBrowser) => Promise<unknown>,
): Promise<TestBrowser> {
  await how(browser);
  return browser;
}
