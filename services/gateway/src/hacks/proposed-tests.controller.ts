import { type Actor, DecideHackRequest, HackDecidedAnswer, ProposedTestsAnswer } from '@evident/contracts';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited } from '../audit/audited.decorator.js';
import { HackIdPipe } from '../http/id.pipe.js';
import { AdminOnly, CurrentActor } from '../identity/access.decorators.js';
import { UsersRepository } from '../identity/users.repository.js';
import { Answers } from '../openapi/answers.decorator.js';
import { RateLimit } from '../rate-limits/rate-limit.guard.js';
import { ProblemsClient } from '../rpc/rpc-clients.js';

/** Accepting runs the reference on the input and then all references on all tests. */
const DECIDE_TIMEOUT_MS = 270_000;

/** Learners' inputs that broke an accepted solution. */
@ApiTags('authoring')
@AdminOnly()
@Controller('admin/proposed-tests')
export class ProposedTestsController {
  constructor(
    private readonly problems: ProblemsClient,
    private readonly users: UsersRepository,
  ) {}

  @Get()
  @Answers(ProposedTestsAnswer, { summary: 'Inputs that wait for a decision, oldest first' })
  async list(@CurrentActor() actor: Actor) {
    const { proposals, total } = await this.problems.call('hacks.list-proposals', { actor });
    const names = await this.users.namesOf([...new Set(proposals.map(({ authorId }) => authorId))]);
    return {
      proposals: proposals.map(({ authorId, ...proposal }) => ({
        ...proposal,
        author: names.get(authorId) ?? null,
      })),
      total,
    };
  }

  @Audited('proposed-test.decided', { kind: 'problem', field: 'problemId' })
  @Post(':hackId/decide')
  @RateLimit('authoring')
  @Answers(HackDecidedAnswer, { summary: 'Add a proposed input to the hidden tests, or refuse it' })
  decide(
    @Param('hackId', HackIdPipe) hackId: string,
    @Body({ schema: DecideHackRequest }) decision: DecideHackRequest,
    @CurrentActor() actor: Actor,
  ) {
    return this.problems.call('hacks.decide', { actor, hackId, decision }, { timeoutMs: DECIDE_TIMEOUT_MS });
  }
}
