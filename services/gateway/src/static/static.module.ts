import { Module } from '@nestjs/common';
import { NoticesModule } from '../notices/notices.module.js';
import { FrontendFilesService } from './frontend-files.service.js';

@Module({ imports: [NoticesModule], providers: [FrontendFilesService] })
export class StaticModule {}
