import { databaseOptions } from '@evident/kit';
import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Env } from './env.js';

@Module({})
export class AiModule {
  static forEnv(env: Env): DynamicModule {
    return {
      module: AiModule,
      imports: [
        TypeOrmModule.forRoot(databaseOptions({ url: env.DATABASE_URL, schema: 'ai', entities: [] })),
      ],
    };
  }
}
