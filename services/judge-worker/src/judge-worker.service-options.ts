import type { ServiceOptions } from '@evident/kit';
import type { Env } from './env.js';
import { JudgeWorkerModule } from './judge-worker.module.js';
import { JudgeWorker } from './judge-worker.js';

export function serviceOptions(env: Env): ServiceOptions {
  return {
    name: 'judge-worker',
    env,
    module: JudgeWorkerModule.forEnv(env),
    readiness: (app) => () => app.get(JudgeWorker).readiness(),
    liveness: (app) => () => app.get(JudgeWorker).liveness(),
    drain: (app) => app.get(JudgeWorker).drain(),
  };
}
