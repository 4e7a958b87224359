import { MessageAnswer, NoticeAnswer, SetNoticeRequest } from '@evident/contracts';
import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited } from '../audit/audited.decorator.js';
import { AdminOnly, Public } from '../identity/access.decorators.js';
import { Answers } from '../openapi/answers.decorator.js';
import { NoticesService } from './notices.service.js';

@ApiTags('notice')
@Controller()
export class NoticesController {
  constructor(private readonly notices: NoticesService) {}

  @Public()
  @Get('notice')
  @Answers(NoticeAnswer, { summary: 'What stands above each page: an announcement, or maintenance' })
  read() {
    return { notice: this.notices.current() };
  }

  @Audited(({ pausesFrom }) => (pausesFrom === undefined ? 'notice.set' : 'maintenance.set'))
  @AdminOnly()
  @Put('admin/notice')
  @Answers(NoticeAnswer, {
    summary: 'Tell everybody something, and pause runs, submissions and analyses where it says from when',
  })
  async set(@Body({ schema: SetNoticeRequest }) notice: SetNoticeRequest) {
    return { notice: await this.notices.set(notice) };
  }

  @Audited('notice.removed')
  @AdminOnly()
  @Delete('admin/notice')
  @Answers(MessageAnswer, { summary: 'Remove the notice; a pause ends at once' })
  async remove() {
    await this.notices.remove();
    return { message: 'The notice is removed' };
  }
}
