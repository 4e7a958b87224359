import { type Actor, ProgressAnswer, ProgressQuery } from '@evident/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PreferencesRepository } from '../account/preferences.repository.js';
import { CurrentActor } from '../identity/access.decorators.js';
import { Answers } from '../openapi/answers.decorator.js';
import { ReadCost } from '../rate-limits/rate-limit.guard.js';
import { ProblemsClient } from '../rpc/rpc-clients.js';

/** It reads all days of the user. */
const PROGRESS_COST = 5;

@ApiTags('account')
@Controller('progress')
export class ProgressController {
  constructor(
    private readonly problems: ProblemsClient,
    private readonly preferences: PreferencesRepository,
  ) {}

  @Get()
  @ReadCost(PROGRESS_COST)
  @Answers(ProgressAnswer, { summary: 'Streak, week, topics, reviews and days of the user' })
  async read(
    @Query({ schema: ProgressQuery }) query: ProgressQuery,
    @CurrentActor() actor: Actor,
  ): Promise<ProgressAnswer> {
    const [progress, { weeklyGoal = null }] = await Promise.all([
      this.problems.call('learning.progress', { actor, query }),
      this.preferences.read(actor.userId),
    ]);
    return { progress, weeklyGoal };
  }
}
