import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { RpcModule } from '../rpc/rpc.module.js';
import { AuthorsService } from './authors.service.js';
import { DiscussionsController } from './discussions.controller.js';
import { NotificationsController } from './notifications.controller.js';
import { PostReportsController } from './post-reports.controller.js';

/** Discussions under problems, notifications and reported posts. */
@Module({
  imports: [IdentityModule, NoticesModule, RpcModule],
  controllers: [DiscussionsController, NotificationsController, PostReportsController],
  providers: [AuthorsService],
})
export class DiscussionsModule {}
