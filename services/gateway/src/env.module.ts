import { type DynamicModule, Module } from '@nestjs/common';
import { ENV, type Env } from './env.js';

/** Gives every module the parsed environment. */
@Module({})
export class EnvModule {
  static forEnv(env: Env): DynamicModule {
    return {
      module: EnvModule,
      global: true,
      providers: [{ provide: ENV, useValue: env }],
      exports: [ENV],
    };
  }
}
