import { BILLING_RPC } from '@evident/contracts';
import { startService, type RpcClient, type RunningService } from '@evident/kit';
import {
  createTestDatabase,
  onFreePorts,
  TEST_RPC_KEYS,
  TestRpcClient,
  testRedisUrl,
  UNUSED_PORTS,
  type TestDatabase,
} from '@evident/kit/testing/index';
import { serviceOptions } from '../billing.service-options.js';
import { EnvSchema } from '../env.js';
import { SCHEMA_MIGRATIONS } from '../migrations/index.js';

/** Keys that billing shares with the stand-in provider. */
export const PAYMENT_ENV = {
  PAYMENT_KEY_ID: 'rzp_test_local',
  PAYMENT_KEY_SECRET: 'key secret of the tests',
  PAYMENT_WEBHOOK_SECRET: 'webhook secret of the tests',
};

export interface BillingHarness {
  database: TestDatabase;
  service: RunningService;
  /** `tcp://host:port` of the RPC server. */
  url: string;
  rpc: RpcClient<typeof BILLING_RPC>;
  /** Rows of all drift views, read as the owner. */
  drift(): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

/** Starts billing on a migrated database; tests call it over RPC. */
export async function startBilling(env: Record<string, string> = {}): Promise<BillingHarness> {
  const database = await createTestDatabase(SCHEMA_MIGRATIONS);
  const settings = EnvSchema.parse({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.url,
    REDIS_URL: testRedisUrl(),
    ...UNUSED_PORTS,
    RPC_KEYS: TEST_RPC_KEYS,
    ...PAYMENT_ENV,
    PAYMENT_BASE_URL: 'http://127.0.0.1:9',
    PAYMENT_RECONCILE_INTERVAL_S: '3600',
    HOLD_SWEEP_INTERVAL_S: '3600',
    LEDGER_CHECK_INTERVAL_S: '3600',
    ...env,
  });
  const service = await startService(onFreePorts(serviceOptions(settings))).catch(async (error: unknown) => {
    await database.drop();
    throw error;
  });
  const url = `tcp://127.0.0.1:${service.rpcPorts[0]}`;
  const rpc = new TestRpcClient(BILLING_RPC, 'billing', url);
  return {
    database,
    service,
    url,
    rpc,
    drift: () => driftRows(database),
    stop: async () => {
      rpc.close();
      await service.stop();
      await database.drop();
    },
  };
}

async function driftRows(database: TestDatabase): Promise<Record<string, unknown>[]> {
  const views = await database.query<{ viewname: string }>(
    `SELECT viewname FROM pg_views WHERE schemaname = 'billing' AND viewname LIKE 'drift%'`,
  );
  const found: Record<string, unknown>[] = [];
  for (const { viewname } of views) {
    const rows = await database.query(`SELECT * FROM billing.${viewname}`);
    found.push(...rows.map((row) => ({ view: viewname, ...row })));
  }
  return found;
}
