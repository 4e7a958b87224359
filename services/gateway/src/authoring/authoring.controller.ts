import {
  type ActivityDetails,
  type Actor,
  type AdminAction,
  API_BASE,
  DeletedProblemsAnswer,
  FillExpectedAnswer,
  FillExpectedRequest,
  ProblemWrittenAnswer,
  PublishRequest,
  TestSetVersionsAnswer,
  Verification,
  VerifyRequest,
} from '@evident/contracts';
import { Body, Controller, Get, Param, Post, Put, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Audited } from '../audit/audited.decorator.js';
import { LargeBody } from '../http/body.interceptor.js';
import { AdminOnly, CurrentActor } from '../identity/access.decorators.js';
import { ProblemIdPipe, VerificationIdPipe } from '../http/id.pipe.js';
import { RateLimit } from '../rate-limits/rate-limit.guard.js';
import { Answers } from '../openapi/answers.decorator.js';
import { ProblemsClient } from '../rpc/rpc-clients.js';

/** Publishing runs three references over all tests. */
const PUBLISH_TIMEOUT_MS = 180_000;
/** The problems service stores a test set of many megabytes before it answers. */
const START_TIMEOUT_MS = 30_000;
/** The problems service gives up after 90 s. */
const FILL_TIMEOUT_MS = 95_000;
/** Generator, validator and brute force run one after the other. */
const RANDOM_CHECK_TIMEOUT_MS = 270_000;

const publishedOrNot = ({ published }: ActivityDetails): AdminAction =>
  published === false ? 'problem.unpublished' : 'problem.published';

/** Publishing and verifying problems, and the versions of their test sets. */
@ApiTags('authoring')
@AdminOnly()
@Controller('admin')
export class AuthoringController {
  constructor(private readonly problems: ProblemsClient) {}

  @Audited(publishedOrNot, { kind: 'problem', param: 'id' })
  @Put('problems/:id/published')
  @RateLimit('authoring')
  @Answers(ProblemWrittenAnswer, { summary: 'Publish a draft whose references pass, or take it back' })
  setPublished(
    @Param('id', ProblemIdPipe) problemId: string,
    @Body({ schema: PublishRequest }) { published }: PublishRequest,
    @CurrentActor() actor: Actor,
  ) {
    return this.problems.call(
      'authoring.set-published',
      { actor, problemId, published },
      { timeoutMs: PUBLISH_TIMEOUT_MS },
    );
  }

  @Get('problems/deleted')
  @Answers(DeletedProblemsAnswer, { summary: 'Deleted problems that can be restored, the latest first' })
  listDeleted(@CurrentActor() actor: Actor) {
    return this.problems.call('authoring.list-deleted', { actor });
  }

  @Audited('problem.restored', { kind: 'problem', param: 'id' })
  @Post('problems/:id/restore')
  @RateLimit('authoring')
  @Answers(ProblemWrittenAnswer, { summary: 'Bring a deleted problem back, within 30 days' })
  restore(@Param('id', ProblemIdPipe) problemId: string, @CurrentActor() actor: Actor) {
    return this.problems.call('authoring.restore', { actor, problemId });
  }

  @Get('problems/:id/test-sets')
  @Answers(TestSetVersionsAnswer, { summary: 'Versions of the test set, and what an older one judged' })
  listTestSets(@Param('id', ProblemIdPipe) problemId: string, @CurrentActor() actor: Actor) {
    return this.problems.call('authoring.list-test-sets', { actor, problemId });
  }

  @Audited('problem.verified', { kind: 'problem', param: 'id' })
  @LargeBody()
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
  ) {
    return this.verify(actor, problemId, candidate, response);
  }

  @Audited('problem.verified')
  @LargeBody()
  @Post('verifications')
  @RateLimit('authoring')
  @Answers(Verification, { summary: 'The same for a problem that is not saved yet', status: 201 })
  verifyUnsaved(
    @Body({ schema: VerifyRequest }) candidate: VerifyRequest,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.verify(actor, null, candidate, response);
  }

  @Get('verifications/:id')
  @Answers(Verification, { summary: 'The verify matrix as far as it is judged' })
  getVerification(@Param('id', VerificationIdPipe) verificationId: string, @CurrentActor() actor: Actor) {
    return this.problems.call('authoring.get-verification', { actor, verificationId });
  }

  @Audited('outputs.filled')
  @LargeBody()
  @Post('fill-expected')
  @RateLimit('authoring')
  @Answers(FillExpectedAnswer, { summary: 'What a reference prints for inputs' })
  fillExpected(
    @Body({ schema: FillExpectedRequest }) program: FillExpectedRequest,
    @CurrentActor() actor: Actor,
  ) {
    return this.problems.call('authoring.fill-expected', { actor, program }, { timeoutMs: FILL_TIMEOUT_MS });
  }

  @Audited('problem.verified', { kind: 'problem', param: 'id' })
  @LargeBody()
  @Post('problems/:id/random-checks')
  @RateLimit('authoring')
  @Answers(Verification, {
    summary: 'Compare the references with brute force on small inputs of the generator',
    status: 201,
  })
  checkStoredAtRandom(
    @Param('id', ProblemIdPipe) problemId: string,
    @Body({ schema: VerifyRequest }) candidate: VerifyRequest,
    @CurrentActor() actor: Actor,
  ) {
    return this.checkAtRandom(actor, problemId, candidate);
  }

  @Audited('problem.verified')
  @LargeBody()
  @Post('random-checks')
  @RateLimit('authoring')
  @Answers(Verification, { summary: 'The same for a problem that is not saved yet', status: 201 })
  checkUnsavedAtRandom(
    @Body({ schema: VerifyRequest }) candidate: VerifyRequest,
    @CurrentActor() actor: Actor,
  ) {
    return this.checkAtRandom(actor, null, candidate);
  }

  private checkAtRandom(
    actor: Actor,
    problemId: string | null,
    candidate: VerifyRequest,
  ): Promise<Verification> {
    return this.problems.call(
      'authoring.check-at-random',
      { actor, problemId, candidate },
      { timeoutMs: RANDOM_CHECK_TIMEOUT_MS },
    );
  }

  private async verify(
    actor: Actor,
    problemId: string | null,
    candidate: VerifyRequest,
    response: Response,
  ): Promise<Verification> {
    const verification = await this.problems.call(
      'authoring.verify',
      { actor, problemId, candidate },
      { timeoutMs: START_TIMEOUT_MS },
    );
    response.setHeader('Location', `${API_BASE}/admin/verifications/${verification.id}`);
    return verification;
  }
}
