import { type Actor, API_BASE, ExecuteCodeRequest, isFinished, SubmissionAnswer } from '@evident/contracts';
import { Body, Controller, Delete, Get, Param, Post, UseGuards } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { AnswerLater, type LaterAnswer } from '../http/answer-later.decorator.js';
import { RunIdPipe } from '../http/id.pipe.js';
import { INTENDED_USER_HEADER, IntendedUserGuard } from './intended-user.guard.js';
import { IdempotencyKey } from '../http/idempotency-key.decorator.js';
import { CurrentActor, CurrentUser } from '../identity/access.decorators.js';
import type { SessionUser } from '../identity/account.js';
import { PausedInMaintenance } from '../notices/maintenance.guard.js';
import { Answers } from '../openapi/answers.decorator.js';
import { RateLimit } from '../rate-limits/rate-limit.guard.js';
import { ProblemsClient } from '../rpc/rpc-clients.js';
import { type Execution, SubmissionsService } from './submissions.service.js';

@ApiTags('execute-code')
@ApiHeader({ name: 'Prefer', required: false, description: '`respond-async` answers 202 at once' })
@ApiHeader({ name: 'Idempotency-Key', required: false })
@Controller('execute-code')
export class ExecuteCodeController {
  constructor(
    private readonly submissions: SubmissionsService,
    private readonly problems: ProblemsClient,
  ) {}

  @Post()
  @ApiHeader({
    name: INTENDED_USER_HEADER,
    required: false,
    description: 'The id of the user who wrote the code; 403 where another one is signed in',
  })
  @UseGuards(IntendedUserGuard)
  @PausedInMaintenance()
  @RateLimit('submit')
  @Answers(SubmissionAnswer, { summary: 'Submit; judged by the stored tests', later: SubmissionAnswer })
  submit(
    @Body({ schema: ExecuteCodeRequest }) code: ExecuteCodeRequest,
    @CurrentUser() user: SessionUser,
    @IdempotencyKey() idempotencyKey: string | null,
    @AnswerLater() later: LaterAnswer,
  ) {
    return this.execute({ kind: 'submit', user, code, idempotencyKey }, '/submission', later);
  }

  @Post('run')
  @PausedInMaintenance()
  @RateLimit('run')
  @Answers(SubmissionAnswer, {
    summary: "Run on the learner's own cases; kept out of the history",
    later: SubmissionAnswer,
  })
  run(
    @Body({ schema: ExecuteCodeRequest }) code: ExecuteCodeRequest,
    @CurrentUser() user: SessionUser,
    @IdempotencyKey() idempotencyKey: string | null,
    @AnswerLater() later: LaterAnswer,
  ) {
    return this.execute({ kind: 'run', user, code, idempotencyKey }, '/execute-code/run', later);
  }

  @Get('run/:id')
  @Answers(SubmissionAnswer, { summary: 'A run as it stands' })
  async getRun(@Param('id', RunIdPipe) submissionId: string, @CurrentActor() actor: Actor) {
    return { submission: await this.problems.call('submissions.get', { actor, submissionId }) };
  }

  @Delete('run/:id')
  @Answers(SubmissionAnswer, { summary: 'Cancel a run that has not finished' })
  async cancelRun(@Param('id', RunIdPipe) submissionId: string, @CurrentActor() actor: Actor) {
    return { submission: await this.submissions.cancel(actor, submissionId) };
  }

  private async execute(
    execution: Omit<Execution, 'hungUp'>,
    path: string,
    later: LaterAnswer,
  ): Promise<SubmissionAnswer> {
    const hungUp = later.isPreferred ? null : later.hungUp;
    const submission = await this.submissions.execute({ ...execution, hungUp });
    if (isFinished(submission.submissionStatus)) return { submission };
    const topic = later.pending(`${API_BASE}${path}/${submission.id}`, 'submission.judged');
    return { submission, topic };
  }
}
