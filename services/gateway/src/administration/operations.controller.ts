import { type Actor, JudgingStatusAnswer } from '@evident/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentActor } from '../identity/access.decorators.js';
import { Answers } from '../openapi/answers.decorator.js';
import { ProblemsClient } from '../rpc/rpc-clients.js';

/** The running product as administrators see it. */
@ApiTags('admin')
@AdminOnly()
@Controller('admin')
export class OperationsController {
  constructor(private readonly problems: ProblemsClient) {}

  @Get('judging')
  @Answers(JudgingStatusAnswer, { summary: 'What waits for the judge, who judges, and what needs a look' })
  judging(@CurrentActor() actor: Actor) {
    return this.problems.call('operations.judging', { actor });
  }
}
