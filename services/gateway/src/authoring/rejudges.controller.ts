import {
  type Actor,
  ADMIN_MESSAGES,
  API_BASE,
  FailedSubmissionsAnswer,
  ListFailedQuery,
  MessageAnswer,
  RejudgePreview,
  RetryAllAnswer,
} from '@evident/contracts';
import { notFound } from '@evident/kit';
import { Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Audited } from '../audit/audited.decorator.js';
import { AdminOnly, CurrentActor } from '../identity/access.decorators.js';
import { ProblemIdPipe, RejudgeIdPipe, SubmissionIdPipe } from '../http/id.pipe.js';
import { RateLimit } from '../rate-limits/rate-limit.guard.js';
import { Answers } from '../openapi/answers.decorator.js';
import { UsersRepository } from '../identity/users.repository.js';
import { ProblemsClient } from '../rpc/rpc-clients.js';

/** The problems service reads and writes up to 2,000 submissions in one call. */
const REJUDGE_TIMEOUT_MS = 60_000;

/** Judges submissions again: those of a problem whose tests changed, and those that the platform gave up. */
@ApiTags('authoring')
@AdminOnly()
@Controller('admin')
export class RejudgesController {
  constructor(
    private readonly problems: ProblemsClient,
    private readonly users: UsersRepository,
  ) {}

  @Audited('rejudge.previewed', { kind: 'problem', param: 'id' })
  @Post('problems/:id/rejudges')
  @RateLimit('authoring')
  @Answers(RejudgePreview, {
    summary: 'Judge the submissions of a problem again as a trial that changes nothing',
    status: 201,
  })
  async preview(
    @Param('id', ProblemIdPipe) problemId: string,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ) {
    const preview = await this.problems.call(
      'authoring.preview-rejudge',
      { actor, problemId },
      { timeoutMs: REJUDGE_TIMEOUT_MS },
    );
    response.setHeader('Location', `${API_BASE}/admin/rejudges/${preview.id}`);
    return preview;
  }

  @Get('rejudges/:id')
  @Answers(RejudgePreview, { summary: 'How far the trial is, and what it would change' })
  getRejudge(@Param('id', RejudgeIdPipe) rejudgeId: string, @CurrentActor() actor: Actor) {
    return this.problems.call('authoring.get-rejudge', { actor, rejudgeId });
  }

  @Audited('rejudge.applied', { kind: 'problem', field: 'problemId' })
  @Post('rejudges/:id/apply')
  @Answers(RejudgePreview, { summary: "Make a finished trial's verdicts the submissions' own" })
  apply(@Param('id', RejudgeIdPipe) rejudgeId: string, @CurrentActor() actor: Actor) {
    return this.problems.call(
      'authoring.apply-rejudge',
      { actor, rejudgeId },
      { timeoutMs: REJUDGE_TIMEOUT_MS },
    );
  }

  @Get('dead-letters')
  @Answers(FailedSubmissionsAnswer, { summary: 'Work that the platform gave up, latest first' })
  async listDeadLetters(
    @Query({ schema: ListFailedQuery }) { limit }: ListFailedQuery,
    @CurrentActor() actor: Actor,
  ) {
    const { submissions, total } = await this.problems.call('authoring.list-failed', { actor, limit });
    const emails = await this.users.emailsOf([...new Set(submissions.map(({ userId }) => userId))]);
    return {
      submissions: submissions.map((failed) => ({ ...failed, userEmail: emails.get(failed.userId) ?? null })),
      total,
    };
  }

  @Audited('submission.retried', { kind: 'submission', param: 'submissionId' })
  @Post('dead-letters/:submissionId/retry')
  @Answers(MessageAnswer, { summary: 'Send failed work to the judge again' })
  async retryDeadLetter(
    @Param('submissionId', SubmissionIdPipe) submissionId: string,
    @CurrentActor() actor: Actor,
  ) {
    const { retried } = await this.problems.call('authoring.retry-failed', { actor, submissionId });
    if (!retried) throw notFound('Failed submission');
    return { message: ADMIN_MESSAGES.retried };
  }

  @Audited('submissions.retried')
  @Post('dead-letters/retry')
  @Answers(RetryAllAnswer, { summary: 'Send all failed work to the judge again, 1,000 pieces at a time' })
  async retryAllDeadLetters(@CurrentActor() actor: Actor) {
    const { retried, left } = await this.problems.call('authoring.retry-all-failed', { actor });
    const more = left === 0 ? '' : ` ${left} ${left === 1 ? 'is' : 'are'} left.`;
    const audit = { submissions: retried };
    return { message: `Sent ${retried} to the judge again.${more}`, retried, left, audit };
  }
}
