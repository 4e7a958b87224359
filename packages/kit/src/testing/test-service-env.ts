import type { BaseEnv } from '../env.js';
import { TEST_RPC_KEYS } from './test-identity.js';

/** What every service reads, for one that a test starts in its own process. */
export const TEST_SERVICE_ENV = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  OPS_PORT: 0,
  OPS_HOST: '127.0.0.1',
  SHUTDOWN_DELAY_MS: 0,
  SHUTDOWN_GRACE_MS: 2_000,
  RPC_KEYS: TEST_RPC_KEYS,
} satisfies BaseEnv;
