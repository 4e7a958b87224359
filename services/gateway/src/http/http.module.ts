import { Module } from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import { AllowedOrigins } from './origins.js';
import { RequestsInFlightService } from './requests-in-flight.service.js';

@Module({
  providers: [
    {
      provide: AllowedOrigins,
      inject: [ENV],
      useFactory: (env: Env) => new AllowedOrigins(env.PUBLIC_ORIGIN),
    },
    RequestsInFlightService,
  ],
  exports: [AllowedOrigins, RequestsInFlightService],
})
export class HttpModule {}
