import {
  type Actor,
  ClassListAnswer,
  ClassListPreview,
  ImportClassListRequest,
  PreviewClassListRequest,
} from '@evident/contracts';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited } from '../audit/audited.decorator.js';
import { AdminOnly, CurrentActor } from '../identity/access.decorators.js';
import { Answers } from '../openapi/answers.decorator.js';
import { RateLimit } from '../rate-limits/rate-limit.guard.js';
import { ClassListService } from './class-list.service.js';

/** Accounts for a whole class. */
@ApiTags('admin')
@AdminOnly()
@Controller('admin/class-list')
export class ClassListController {
  constructor(private readonly classList: ClassListService) {}

  @Post('preview')
  @RateLimit('authoring')
  @Audited('class-list.previewed')
  @Answers(ClassListPreview, { summary: 'What an import would do, and what is wrong with which line' })
  preview(@Body({ schema: PreviewClassListRequest }) { csv }: PreviewClassListRequest) {
    return this.classList.preview(csv);
  }

  @Post()
  @RateLimit('authoring')
  @Audited('class-list.imported')
  @Answers(ClassListAnswer, { summary: 'Make the accounts of a class list and give their tokens' })
  async import(
    @Body({ schema: ImportClassListRequest }) { csv, reason }: ImportClassListRequest,
    @CurrentActor() actor: Actor,
  ) {
    const answer = await this.classList.import(csv, reason, actor);
    return { ...answer, audit: { people: answer.lines.length } };
  }
}
