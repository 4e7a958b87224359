import {
  type Actor,
  ProblemSubmissionsAnswer,
  SubmissionAnswer,
  SubmissionCountAnswer,
  SubmissionsAnswer,
  SubmissionsQuery,
} from '@evident/contracts';
import { Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../identity/access.decorators.js';
import { ProblemIdPipe, SubmissionIdPipe } from '../http/id.pipe.js';
import { Answers } from '../openapi/answers.decorator.js';
import { ReadCost } from '../rate-limits/rate-limit.guard.js';
import { ProblemsClient } from '../rpc/rpc-clients.js';
import { SubmissionsService } from './submissions.service.js';

/** A history may hold a megabyte of sources. */
const HISTORY_COST = 20;

/** Only the submissions of the current user; the id of another user's submission answers 404. */
@ApiTags('submission')
@Controller('submission')
export class SubmissionsController {
  constructor(
    private readonly submissions: SubmissionsService,
    private readonly problems: ProblemsClient,
  ) {}

  @Get('get-all-submissions')
  @ReadCost(HISTORY_COST)
  @Answers(SubmissionsAnswer, {
    summary: 'All submissions of the user, newest first; `limit` answers a page',
  })
  getAll(@Query({ schema: SubmissionsQuery }) query: SubmissionsQuery, @CurrentActor() actor: Actor) {
    return this.problems.call('submissions.list', { actor, problemId: null, ...query });
  }

  @Get('get-submissions/:problemId')
  @ReadCost(HISTORY_COST)
  @Answers(ProblemSubmissionsAnswer, { summary: "The user's submissions for one problem, newest first" })
  async getForProblem(
    @Param('problemId', ProblemIdPipe) problemId: string,
    @Query({ schema: SubmissionsQuery }) query: SubmissionsQuery,
    @CurrentActor() actor: Actor,
  ) {
    const { submissions, nextBefore } = await this.problems.call('submissions.list', {
      actor,
      problemId,
      ...query,
    });
    return { submission: submissions, submissions, nextBefore };
  }

  @Get('get-submission-count/:problemId')
  @Answers(SubmissionCountAnswer, { summary: "Everybody's submissions for one problem, counted" })
  getCount(@Param('problemId', ProblemIdPipe) problemId: string, @CurrentActor() actor: Actor) {
    return this.problems.call('submissions.count', { actor, problemId });
  }

  @Get(':id')
  @Answers(SubmissionAnswer, { summary: 'A submission as it stands' })
  async getOne(@Param('id', SubmissionIdPipe) submissionId: string, @CurrentActor() actor: Actor) {
    return { submission: await this.problems.call('submissions.get', { actor, submissionId }) };
  }

  @Delete(':id')
  @Answers(SubmissionAnswer, { summary: 'Cancel a submission that has not finished' })
  async cancel(@Param('id', SubmissionIdPipe) submissionId: string, @CurrentActor() actor: Actor) {
    return { submission: await this.submissions.cancel(actor, submissionId) };
  }
}
