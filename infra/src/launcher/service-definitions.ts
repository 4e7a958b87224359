import path from 'node:path';
import { STAND_IN_PAYMENT_KEY, type ServiceName } from '@evident/contracts';
import { holdFreePort, type HeldPort } from '@evident/kit/free-port';
import type { ServiceDefinition } from './child-service.js';
import type { Secrets } from './secrets.js';
import { operatorVariables } from './operator-variables.js';
import { REPOSITORY, type Settings } from './settings.js';

export interface BackingUrls {
  adminDatabaseUrl: string;
  /** Of the owner of Redis. */
  redisUrl: string;
  /** Of each service's own user; the given URL for all where Redis is not ours. */
  redisUrls: Readonly<Record<ServiceName, string>>;
}

export const SERVICE_SECRETS = {
  gateway: 'gatewayDatabase',
  problems: 'problemsDatabase',
  billing: 'billingDatabase',
  ai: 'aiDatabase',
} as const satisfies Record<string, keyof Secrets>;

const entryOf = (service: string): string => path.join(REPOSITORY, 'services', service, 'dist/main.js');
const PAYMENT_PROVIDER = path.join(REPOSITORY, 'packages/stand-ins/dist/payment-provider/main.js');

/** The owner's URL with a service's own role instead. */
export function roleUrl(adminUrl: string, role: string, password: string): string {
  const url = new URL(adminUrl);
  url.username = role;
  url.password = password;
  return url.toString();
}

const PORT_NAMES = [
  'gatewayOps',
  'problemsOps',
  'problemsRpc',
  'problemsJudge',
  'billingOps',
  'billingRpc',
  'aiOps',
  'aiRpc',
  'aiJudge',
  'judgeOps',
  'paymentStandIn',
] as const;

/** Ports of services that have to be told where the others will be, before any of them is bound. */
export type ServicePorts = Record<(typeof PORT_NAMES)[number], number>;

/** @returns the ports, each held until it is released, which is when the product has ended: a restarted service binds its own again. */
export async function holdServicePorts(): Promise<{ ports: ServicePorts; holds: HeldPort[] }> {
  const holds = await Promise.all(PORT_NAMES.map(() => holdFreePort()));
  const ports = Object.fromEntries(PORT_NAMES.map((name, at) => [name, holds[at]?.port])) as ServicePorts;
  return { ports, holds };
}

/**
 * What passes every request, or each test of a submission, on. In a small room for young objects a fifth of its CPU time
 * is garbage collection.
 */
const BUSY: ReadonlySet<string> = new Set(['gateway', 'problems', 'judge-worker']);
const BUSY_SEMI_SPACE_MB = 8;

const rpc = (port: number): string => `tcp://127.0.0.1:${port}`;

const listen = (ops: number, rpcPort?: number, judgePort?: number): Record<string, string> => ({
  OPS_PORT: String(ops),
  ...(rpcPort && { RPC_HOST: '127.0.0.1', RPC_PORT: String(rpcPort) }),
  ...(judgePort && { JUDGE_RPC_PORT: String(judgePort) }),
});

/** The environment of each service, in the order of their start; each gets its own credentials and no other's. */
export function defineServices(
  settings: Settings,
  secrets: Secrets,
  backing: BackingUrls,
  port: ServicePorts,
  rpcKeyFiles: Readonly<Record<ServiceName, string>>,
): ServiceDefinition[] {
  const common = { LOG_LEVEL: settings.LOG_LEVEL, OPS_HOST: '127.0.0.1' };
  const database = (service: keyof typeof SERVICE_SECRETS): { DATABASE_URL: string } => ({
    DATABASE_URL: roleUrl(backing.adminDatabaseUrl, `evident_${service}`, secrets[SERVICE_SECRETS[service]]),
  });
  const reach = (name: ServiceName): Record<string, string> => ({
    REDIS_URL: backing.redisUrls[name],
    RPC_KEYS_FILE: rpcKeyFiles[name],
  });
  const service = (name: ServiceName, opsPort: number, env: Record<string, string>): ServiceDefinition => ({
    name,
    entry: entryOf(name),
    opsPort,
    env: { ...common, ...operatorVariables(name), ...reach(name), ...env },
    ...(BUSY.has(name) && { semiSpaceMb: BUSY_SEMI_SPACE_MB }),
  });
  const urls = {
    PROBLEMS_RPC_URL: rpc(port.problemsRpc),
    BILLING_RPC_URL: rpc(port.billingRpc),
    AI_RPC_URL: rpc(port.aiRpc),
  };
  const sells = settings.PAYMENTS !== 'off';
  const payment = paymentEnv(settings, secrets, port.paymentStandIn);
  return [
    ...(sells ? [{ name: 'payment-stand-in', entry: PAYMENT_PROVIDER, env: payment.provider }] : []),
    service('billing', port.billingOps, {
      ...database('billing'),
      ...listen(port.billingOps, port.billingRpc),
      PAYMENTS: settings.PAYMENTS,
      ...(sells && payment.billing),
    }),
    service('problems', port.problemsOps, {
      ...database('problems'),
      ...listen(port.problemsOps, port.problemsRpc, port.problemsJudge),
    }),
    service('ai', port.aiOps, {
      ...database('ai'),
      ...listen(port.aiOps, port.aiRpc, port.aiJudge),
      ...urls,
    }),
    service('judge-worker', port.judgeOps, {
      ...listen(port.judgeOps),
      PROBLEMS_JUDGE_RPC_URL: rpc(port.problemsJudge),
      AI_JUDGE_RPC_URL: rpc(port.aiJudge),
      JUDGE_CACHE_DIR: path.join(settings.DATA_DIR, 'judge'),
      ...(settings.JUDGE_CONCURRENCY && { JUDGE_CONCURRENCY: String(settings.JUDGE_CONCURRENCY) }),
    }),
    service('gateway', port.gatewayOps, {
      ...database('gateway'),
      ...listen(port.gatewayOps),
      ...urls,
      PORT: String(settings.PORT),
      HOST: '0.0.0.0',
      PUBLIC_ORIGIN: `http://localhost:${settings.PORT}`,
      JWT_SECRET: secrets.jwtSecret,
      FRONTEND_DIR: path.join(REPOSITORY, 'frontend/dist'),
      ADMIN_EMAIL: settings.ADMIN_EMAIL,
      ADMIN_PASSWORD: secrets.adminPassword,
      PAYMENTS: settings.PAYMENTS,
      ...(sells && { PAYMENT_CHECKOUT_ORIGIN: `http://localhost:${port.paymentStandIn}` }),
      MAIL_DIR: path.join(settings.DATA_DIR, 'mail'),
    }),
  ];
}

/** Billing and the stand-in provider share keys, like a shop and Razorpay. */
function paymentEnv(settings: Settings, secrets: Secrets, providerPort: number) {
  const keys = {
    PAYMENT_KEY_ID: STAND_IN_PAYMENT_KEY,
    PAYMENT_KEY_SECRET: secrets.paymentKeySecret,
    PAYMENT_WEBHOOK_SECRET: secrets.paymentWebhookSecret,
  };
  const origin = `http://localhost:${providerPort}`;
  return {
    billing: { ...keys, PAYMENT_BASE_URL: origin, PAYMENT_CHECKOUT_URL: `${origin}/checkout.js` },
    provider: {
      ...keys,
      PAYMENT_STAND_IN_PORT: String(providerPort),
      PAYMENT_STAND_IN_WEBHOOK_URL: `http://127.0.0.1:${settings.PORT}/api/v1/payment/webhook`,
      PAYMENT_STAND_IN_ALLOWED_ORIGIN: `http://localhost:${settings.PORT}`,
      PAYMENT_STAND_IN_DATA_FILE: path.join(settings.DATA_DIR, 'fake-provider.json'),
    },
  };
}
