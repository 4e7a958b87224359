import { type Actor, ExecuteCodeRequest, SubmissionAnswer } from '@evident/contracts';
import { Body, Controller, Delete, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentActor, CurrentUser } from '../identity/access.decorators.js';
import type { SessionUser } from '../identity/session-user.js';
import { RunIdPipe } from '../http/id.pipe.js';
import { IdempotencyKey } from '../http/idempotency-key.decorator.js';
import { RateLimit } from '../rate-limits/rate-limit.guard.js';
import { Answers } from '../openapi/answers.decorator.js';
import { SubmissionsClient } from './submissions.client.js';
import { SubmissionsService } from './submissions.service.js';

@ApiTags('execute-code')
@ApiHeader({ name: 'Prefer', required: false, description: '`respond-async` answers 202 at once' })
@ApiHeader({ name: 'Idempotency-Key', required: false })
@Controller('execute-code')
export class ExecuteCodeController {
  constructor(
    private readonly service: SubmissionsService,
    private readonly submissions: SubmissionsClient,
  ) {}

  @Post()
  @RateLimit('submit')
  @Answers(SubmissionAnswer, { summary: 'Submit; judged by the stored tests', later: SubmissionAnswer })
  submit(
    @Body({ schema: ExecuteCodeRequest }) body: ExecuteCodeRequest,
    @CurrentUser() user: SessionUser,
    @IdempotencyKey() idempotencyKey: string | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SubmissionAnswer> {
    return this.service.execute({ kind: 'submit', user, body, idempotencyKey, request, response });
  }

  @Post('run')
  @RateLimit('run')
  @Answers(SubmissionAnswer, {
    summary: "Run on the learner's own cases; kept out of the history",
    later: SubmissionAnswer,
  })
  run(
    @Body({ schema: ExecuteCodeRequest }) body: ExecuteCodeRequest,
    @CurrentUser() user: SessionUser,
    @IdempotencyKey() idempotencyKey: string | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SubmissionAnswer> {
    return this.service.execute({ kind: 'run', user, body, idempotencyKey, request, response });
  }

  @Get('run/:id')
  @Answers(SubmissionAnswer, { summary: 'A run as it stands' })
  async getRun(
    @Param('id', RunIdPipe) submissionId: string,
    @CurrentActor() actor: Actor,
  ): Promise<SubmissionAnswer> {
    return { submission: await this.submissions.call('submissions.get', { actor, submissionId }) };
  }

  @Delete('run/:id')
  @Answers(SubmissionAnswer, { summary: 'Cancel a run that has not finished' })
  async cancelRun(
    @Param('id', RunIdPipe) submissionId: string,
    @CurrentActor() actor: Actor,
  ): Promise<SubmissionAnswer> {
    return { submission: await this.submissions.call('submissions.cancel', { actor, submissionId }) };
  }
}
