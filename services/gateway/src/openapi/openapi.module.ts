import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module.js';
import { OpenApiDocumentService } from './openapi-document.service.js';
import { OpenApiController } from './openapi.controller.js';

@Module({
  imports: [IdentityModule],
  controllers: [OpenApiController],
  providers: [OpenApiDocumentService],
})
export class OpenApiModule {}
