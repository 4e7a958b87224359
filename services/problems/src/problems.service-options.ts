import { Database, databaseProblems, RPC_AUDIENCE, type ServiceOptions } from '@evident/kit';
import type { Env } from './env.js';
import { ProblemsModule } from './problems.module.js';

/** The service as `main.ts` and the tests boot it. */
export function serviceOptions(env: Env): ServiceOptions {
  return {
    name: 'problems',
    env,
    module: ProblemsModule.forEnv(env),
    rpc: [
      { host: env.RPC_HOST, port: env.RPC_PORT },
      { host: env.RPC_HOST, port: env.JUDGE_RPC_PORT, audience: RPC_AUDIENCE.judge },
    ],
    readiness: (app) => async () => ({
      problems: await databaseProblems(app.get(Database).dataSource),
    }),
  };
}
