import { Module } from '@nestjs/common';
import { LiveModule } from '../live/live.module.js';
import { MaintenanceGuard } from './maintenance.guard.js';
import { NoticesController } from './notices.controller.js';
import { NoticesRepository } from './notices.repository.js';
import { NoticesService } from './notices.service.js';

/** What stands above each page, and the pause of work during maintenance. */
@Module({
  imports: [LiveModule],
  controllers: [NoticesController],
  providers: [MaintenanceGuard, NoticesRepository, NoticesService],
  exports: [MaintenanceGuard, NoticesService],
})
export class NoticesModule {}
