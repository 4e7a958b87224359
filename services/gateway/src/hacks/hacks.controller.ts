import { type Actor, CreateHackRequest, HackAnswer, HacksAnswer } from '@evident/contracts';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { HackIdPipe, ProblemIdPipe } from '../http/id.pipe.js';
import { CurrentActor } from '../identity/access.decorators.js';
import { PausedInMaintenance } from '../notices/maintenance.guard.js';
import { Answers } from '../openapi/answers.decorator.js';
import { RateLimit, ReadCost } from '../rate-limits/rate-limit.guard.js';
import { ProblemsClient } from '../rpc/rpc-clients.js';

/** Twenty inputs and their outputs. */
const PAGE_COST = 5;

/** "Break it": inputs on which an accepted solution may fail. */
@ApiTags('hacks')
@Controller()
export class HacksController {
  constructor(private readonly problems: ProblemsClient) {}

  @Post('problems/:id/hacks')
  @PausedInMaintenance()
  @RateLimit('hack')
  @Answers(HackAnswer, {
    summary: "Try an input on one's own accepted submission; one that breaks it is proposed as a test",
    status: 201,
  })
  async create(
    @Param('id', ProblemIdPipe) problemId: string,
    @Body({ schema: CreateHackRequest }) hack: CreateHackRequest,
    @CurrentActor() actor: Actor,
  ) {
    return { hack: await this.problems.call('hacks.create', { actor, problemId, hack }) };
  }

  @Get('problems/:id/hacks')
  @ReadCost(PAGE_COST)
  @Answers(HacksAnswer, { summary: "The user's latest inputs for a problem, newest first" })
  list(@Param('id', ProblemIdPipe) problemId: string, @CurrentActor() actor: Actor) {
    return this.problems.call('hacks.list', { actor, problemId });
  }

  @Get('hacks/:hackId')
  @Answers(HackAnswer, { summary: 'How an input was judged, as far as it is' })
  async getOne(@Param('hackId', HackIdPipe) hackId: string, @CurrentActor() actor: Actor) {
    return { hack: await this.problems.call('hacks.get', { actor, hackId }) };
  }
}
