import { ACCOUNT_RPC, AI_RPC, JUDGING_RPC } from '@evident/contracts';
import { Database, databaseProblems, type ServiceOptions } from '@evident/kit';
import type { Provider } from '@nestjs/common';
import { AiModule } from './ai.module.js';
import { AnalysisProcessor } from './analyses/analysis.processor.js';
import type { Env } from './env.js';

/** The options with which `main.ts` and the tests start the service. */
export function serviceOptions(env: Env, analyser: Provider): ServiceOptions {
  return {
    name: 'ai',
    env,
    module: AiModule.forEnv(env, analyser),
    rpc: [
      { host: env.RPC_HOST, port: env.RPC_PORT, serves: [ACCOUNT_RPC, AI_RPC] },
      { host: env.JUDGE_RPC_HOST ?? env.RPC_HOST, port: env.JUDGE_RPC_PORT, serves: [JUDGING_RPC] },
    ],
    drain: (app) => app.get(AnalysisProcessor).drain(),
    readiness: (app) => async () => ({
      problems: await databaseProblems(app.get(Database)),
    }),
  };
}
