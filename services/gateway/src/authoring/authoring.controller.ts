import {
  type Actor,
  API_BASE,
  AuditAnswer,
  FillExpectedAnswer,
  FillExpectedRequest,
  ListAuditQuery,
  ProblemWrittenAnswer,
  PublishRequest,
  TestSetVersionsAnswer,
  Verification,
  VerifyRequest,
} from '@evident/contracts';
import { Body, Controller, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, CurrentActor } from '../identity/access.decorators.js';
import { ProblemIdPipe, VerificationIdPipe } from '../http/id.pipe.js';
import { RateLimit } from '../rate-limits/rate-limit.guard.js';
import { Answers } from '../openapi/answers.decorator.js';
import { AuthoringClient } from './authoring.client.js';

/** Publishing runs three references over all tests. */
const PUBLISH_TIMEOUT_MS = 180_000;
/** Stores a test set of many megabytes first. */
const START_TIMEOUT_MS = 30_000;
/** The problems service itself gives up after 90 s. */
const FILL_TIMEOUT_MS = 95_000;

/** Drafts, verification and history of problems. */
@ApiTags('authoring')
@AdminOnly()
@Controller('admin')
export class AuthoringController {
  constructor(private readonly authoring: AuthoringClient) {}

  @Put('problems/:id/published')
  @RateLimit('authoring')
  @Answers(ProblemWrittenAnswer, { summary: 'Publish a draft whose references pass, or take it back' })
  setPublished(
    @Param('id', ProblemIdPipe) problemId: string,
    @Body({ schema: PublishRequest }) { published }: PublishRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ProblemWrittenAnswer> {
    return this.authoring.call(
      'authoring.set-published',
      { actor, problemId, published },
      { timeoutMs: PUBLISH_TIMEOUT_MS },
    );
  }

  @Get('problems/:id/test-sets')
  @Answers(TestSetVersionsAnswer, { summary: 'Versions of the test set, and what an older one judged' })
  listTestSets(
    @Param('id', ProblemIdPipe) problemId: string,
    @CurrentActor() actor: Actor,
  ): Promise<TestSetVersionsAnswer> {
    return this.authoring.call('authoring.list-test-sets', { actor, problemId });
  }

  @Post('problems/:id/verifications')
  @RateLimit('authoring')
  @Answers(Verification, {
    summary: 'Run references and wrong solutions on all tests; what the body holds replaces the stored',
    status: 201,
  })
  verifyStored(
    @Param('id', ProblemIdPipe) problemId: string,
    @Body({ schema: VerifyRequest }) candidate: VerifyRequest,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Verification> {
    return this.verify(actor, problemId, candidate, response);
  }

  @Post('verifications')
  @RateLimit('authoring')
  @Answers(Verification, { summary: 'The same for a problem that is not saved yet', status: 201 })
  verifyUnsaved(
    @Body({ schema: VerifyRequest }) candidate: VerifyRequest,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Verification> {
    return this.verify(actor, null, candidate, response);
  }

  @Get('verifications/:id')
  @Answers(Verification, { summary: 'The verify matrix as far as it is judged' })
  getVerification(
    @Param('id', VerificationIdPipe) verificationId: string,
    @CurrentActor() actor: Actor,
  ): Promise<Verification> {
    return this.authoring.call('authoring.get-verification', { actor, verificationId });
  }

  @Post('fill-expected')
  @RateLimit('authoring')
  @Answers(FillExpectedAnswer, { summary: 'What a reference prints for inputs' })
  fillExpected(
    @Body({ schema: FillExpectedRequest }) program: FillExpectedRequest,
    @CurrentActor() actor: Actor,
  ): Promise<FillExpectedAnswer> {
    return this.authoring.call('authoring.fill-expected', { actor, program }, { timeoutMs: FILL_TIMEOUT_MS });
  }

  @Get('audit')
  @Answers(AuditAnswer, { summary: 'What admins did to problems, latest first' })
  listAudit(
    @Query({ schema: ListAuditQuery }) { problemId, before, limit }: ListAuditQuery,
    @CurrentActor() actor: Actor,
  ): Promise<AuditAnswer> {
    return this.authoring.call('authoring.list-audit', {
      actor,
      problemId: problemId ?? null,
      before: before ?? null,
      limit,
    });
  }

  private async verify(
    actor: Actor,
    problemId: string | null,
    candidate: VerifyRequest,
    response: Response,
  ): Promise<Verification> {
    const verification = await this.authoring.call(
      'authoring.verify',
      { actor, problemId, candidate },
      { timeoutMs: START_TIMEOUT_MS },
    );
    response.setHeader('Location', `${API_BASE}/admin/verifications/${verification.id}`);
    return verification;
  }
}
