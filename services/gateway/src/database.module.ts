import { Database } from '@evident/kit';
import { Global, Module } from '@nestjs/common';
import { ENV, type Env } from './env.js';

@Global()
@Module({
  providers: [
    {
      provide: Database,
      inject: [ENV],
      useFactory: (env: Env) => Database.connect({ url: env.DATABASE_URL, schema: 'gateway' }),
    },
  ],
  exports: [Database],
})
export class DatabaseModule {}
