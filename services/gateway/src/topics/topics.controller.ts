import { type Actor, TopicAnswer, TopicsAnswer } from '@evident/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../identity/access.decorators.js';
import { Answers } from '../openapi/answers.decorator.js';
import { ReadCost } from '../rate-limits/rate-limit.guard.js';
import { ProblemsClient } from '../rpc/rpc-clients.js';

/** The learning path. */
@ApiTags('topics')
@Controller('topics')
export class TopicsController {
  constructor(private readonly problems: ProblemsClient) {}

  @Get()
  @ReadCost(3)
  @Answers(TopicsAnswer, { summary: 'The topics in their order, with progress and what to solve next' })
  list(@CurrentActor() actor: Actor) {
    return this.problems.call('topics.list', { actor });
  }

  @Get(':slug')
  @ReadCost(3)
  @Answers(TopicAnswer, { summary: 'A topic: its idea, a worked trace, a picture and its problems' })
  async getOne(@Param('slug') slug: string, @CurrentActor() actor: Actor) {
    return { topic: await this.problems.call('topics.get', { actor, slug }) };
  }
}
