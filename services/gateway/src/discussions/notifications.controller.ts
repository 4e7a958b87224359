import { type Actor, MessageAnswer, NotificationsAnswer } from '@evident/contracts';
import { Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { NotificationIdPipe } from '../http/id.pipe.js';
import { CurrentActor } from '../identity/access.decorators.js';
import { Answers } from '../openapi/answers.decorator.js';
import { ProblemsClient } from '../rpc/rpc-clients.js';
import { AuthorsService } from './authors.service.js';

@ApiTags('discussion')
@Controller('notifications')
export class NotificationsController {
  constructor(
    private readonly problems: ProblemsClient,
    private readonly authors: AuthorsService,
  ) {}

  @Get()
  @Answers(NotificationsAnswer, { summary: "The user's latest notifications, newest first" })
  async list(@CurrentActor() actor: Actor) {
    const { notifications, unread } = await this.problems.call('discussions.notifications', { actor });
    return { notifications: await this.authors.ofNotifications(notifications), unread };
  }

  @Post('read')
  @Answers(MessageAnswer, { summary: 'Mark all notifications as read' })
  async markRead(@CurrentActor() actor: Actor) {
    await this.problems.call('discussions.mark-read', { actor });
    return { message: 'Notifications marked as read' };
  }

  @Post(':id/read')
  @Answers(MessageAnswer, { summary: 'Mark a notification, and further answers to its thread, as read' })
  async markOneRead(@Param('id', NotificationIdPipe) notificationId: string, @CurrentActor() actor: Actor) {
    await this.problems.call('discussions.mark-read', { actor, notificationId });
    return { message: 'Notification marked as read' };
  }
}
