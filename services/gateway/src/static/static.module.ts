import { Module } from '@nestjs/common';
import { FrontendFilesService } from './frontend-files.service.js';

@Module({ providers: [FrontendFilesService] })
export class StaticModule {}
