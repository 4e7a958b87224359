import type { ServiceName } from '@evident/contracts';
import { REDIS_USERS } from '../backing/redis-users.js';

/** Files of secrets that are made, and the variables that may hold them already. */
export const GENERATED = {
  'postgres-password': 'POSTGRES_PASSWORD',
  'gateway-database-password': 'GATEWAY_DATABASE_PASSWORD',
  'problems-database-password': 'PROBLEMS_DATABASE_PASSWORD',
  'billing-database-password': 'BILLING_DATABASE_PASSWORD',
  'ai-database-password': 'AI_DATABASE_PASSWORD',
  'redis-password': 'REDIS_PASSWORD',
  'jwt-secret': 'JWT_SECRET',
  'second-factor-key': 'SECOND_FACTOR_KEY',
  'admin-password': 'ADMIN_PASSWORD',
} as const;

/** Somebody else makes these. An empty file stands for one that is not set. */
export const GIVEN = {
  'razorpay-key-secret': 'RAZORPAY_KEY_SECRET',
  'razorpay-webhook-secret': 'RAZORPAY_WEBHOOK_SECRET',
  'razorpay-webhook-secret-previous': 'PAYMENT_WEBHOOK_SECRET_PREVIOUS',
  'jwt-secret-previous': 'JWT_SECRET_PREVIOUS',
  'smtp-url': 'SMTP_URL',
  'oidc-client-secret': 'OIDC_CLIENT_SECRET',
  'ai-api-key': 'AI_API_KEY',
} as const;

export const USERS_FILE = 'redis-users.acl';
export const redisFile = (service: ServiceName): string => `redis-${service}-password`;
export const rpcFile = (service: ServiceName): string => `rpc-keys-${service}`;

/** Every file that the compose file may name. */
export const SECRET_FILES: readonly string[] = [
  ...Object.keys(GENERATED),
  ...Object.keys(GIVEN),
  ...REDIS_USERS.flatMap((service) => [redisFile(service), rpcFile(service)]),
  USERS_FILE,
];
