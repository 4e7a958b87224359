import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module.js';
import { OpenApiDocument } from './openapi-document.service.js';
import { OpenApiController } from './openapi.controller.js';

@Module({
  imports: [IdentityModule],
  controllers: [OpenApiController],
  providers: [OpenApiDocument],
})
export class OpenApiModule {}
