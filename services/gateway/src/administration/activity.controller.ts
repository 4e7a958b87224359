import { ActivityAnswer, ActivityQuery, type Actor, AuditAnswer, ListAuditQuery } from '@evident/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentActor } from '../identity/access.decorators.js';
import { Answers } from '../openapi/answers.decorator.js';
import { ActivityService } from './activity.service.js';

@ApiTags('admin')
@AdminOnly()
@Controller('admin')
export class ActivityController {
  constructor(private readonly activity: ActivityService) {}

  @Get('activity')
  @Answers(ActivityAnswer, { summary: 'What administrators did, latest first, refused calls included' })
  list(@Query({ schema: ActivityQuery }) { before, limit }: ActivityQuery, @CurrentActor() actor: Actor) {
    return this.activity.list(actor, before ?? null, limit);
  }

  @Get('audit')
  @Answers(AuditAnswer, { summary: 'What administrators did to problems, latest first' })
  async listOfProblem(
    @Query({ schema: ListAuditQuery }) { problemId, before, limit }: ListAuditQuery,
    @CurrentActor() actor: Actor,
  ) {
    return { entries: await this.activity.listOfProblem(actor, problemId ?? null, before ?? null, limit) };
  }
}
