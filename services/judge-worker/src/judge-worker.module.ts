import { Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import type { Env } from './env.js';
import { JudgeWorker } from './judge-worker.js';

/** Starts the worker with the application and closes it with it. */
@Module({})
export class JudgeWorkerModule implements OnApplicationShutdown {
  constructor(private readonly worker: JudgeWorker) {}

  static forEnv(env: Env): DynamicModule {
    return {
      module: JudgeWorkerModule,
      providers: [{ provide: JudgeWorker, useFactory: () => JudgeWorker.start(env) }],
    };
  }

  onApplicationShutdown(): Promise<void> {
    return this.worker.close();
  }
}
