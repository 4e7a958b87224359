import { pingDatabase, RPC_AUDIENCE, type ServiceOptions } from '@evident/kit';
import { DataSource } from 'typeorm';
import { AiModule } from './ai.module.js';
import type { Env } from './env.js';

export function serviceOptions(env: Env): ServiceOptions {
  return {
    name: 'ai',
    env,
    module: AiModule.forEnv(env),
    rpc: [
      { host: env.RPC_HOST, port: env.RPC_PORT },
      { host: env.RPC_HOST, port: env.JUDGE_RPC_PORT, audience: RPC_AUDIENCE.judge },
    ],
    readiness: (app) => async () => {
      try {
        await pingDatabase(app.get(DataSource));
        return { problems: [] };
      } catch (error) {
        return { problems: [`database: ${error instanceof Error ? error.message : String(error)}`] };
      }
    },
  };
}
