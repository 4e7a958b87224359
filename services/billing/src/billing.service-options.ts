import { BILLING_RPC } from '@evident/contracts';
import { databaseProblems, type ServiceOptions } from '@evident/kit';
import { BillingDatabase } from './billing-database.js';
import { BillingModule } from './billing.module.js';
import type { Env } from './env.js';

/** Billing as `main.ts` and the tests boot it. */
export function serviceOptions(env: Env): ServiceOptions {
  return {
    name: 'billing',
    env,
    module: BillingModule.forEnv(env),
    rpc: [{ host: env.RPC_HOST, port: env.RPC_PORT, serves: [BILLING_RPC] }],
    readiness: (app) => async () => ({
      problems: await databaseProblems(app.get(BillingDatabase)),
    }),
  };
}
