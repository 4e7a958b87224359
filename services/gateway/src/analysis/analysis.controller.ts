import {
  type Actor,
  AnalysesAnswer,
  AnalysesQuery,
  Analysis,
  AnalysisEngine,
  type AnalysisState,
  AnalyzeRequest,
  API_BASE,
  languageOfId,
  type PendingAnalysis,
  PendingAnalysis as PendingAnalysisSchema,
  ReportAnalysisAnswer,
  ReportAnalysisRequest,
} from '@evident/contracts';
import { DomainError } from '@evident/kit';
import { Body, Controller, Delete, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { CurrentActor } from '../identity/access.decorators.js';
import { markPending, prefersLater } from '../http/answer-later.decorator.js';
import { AnalysisIdPipe } from '../http/id.pipe.js';
import { IdempotencyKey } from '../http/idempotency-key.decorator.js';
import { RateLimit } from '../rate-limits/rate-limit.guard.js';
import { ResultWaiter } from '../live/result-waiter.service.js';
import { Answers } from '../openapi/answers.decorator.js';
import { AnalysisClient } from './analysis.client.js';

const AnalysisStateAnswer = z.union([Analysis, PendingAnalysisSchema]);

/** It asks problems and the ledger in turn. */
const REQUEST_TIMEOUT_MS = 15_000;

const isFinished = ({ status }: AnalysisState): boolean => status !== 'queued' && status !== 'analyzing';

@ApiTags('ai-analyze')
@Controller('ai-analyze')
export class AnalysisController {
  constructor(
    private readonly analyses: AnalysisClient,
    private readonly waiter: ResultWaiter,
  ) {}

  @Post()
  @RateLimit('analyze')
  @ApiHeader({ name: 'Prefer', required: false, description: '`respond-async` answers 202 at once' })
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @Answers(Analysis, {
    summary: 'Analyse code for one token; a failed analysis costs nothing',
    later: PendingAnalysisSchema,
  })
  async analyze(
    @Body({ schema: AnalyzeRequest }) body: AnalyzeRequest,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() idempotencyKey: string | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AnalysisState> {
    const asked = await this.analyses.call(
      'analysis.request',
      {
        actor,
        sourceCode: body.source_code,
        description: body.description ?? null,
        problemId: body.problemId ?? null,
        language: body.language_id === undefined ? null : languageOf(body.language_id),
        idempotencyKey,
        thirdPartyConsent: body.thirdPartyConsent ?? false,
      },
      { timeoutMs: REQUEST_TIMEOUT_MS },
    );
    const state =
      isFinished(asked) || prefersLater(request) ? asked : await this.finished(actor, asked.id, response);
    if (state.status === 'completed') return state;
    if (isFinished(state)) throw failure(state);
    const location = `${API_BASE}/ai-analyze/${state.id}`;
    return { ...state, topic: markPending(request, response, location, 'analysis.completed') };
  }

  @Get()
  @Answers(AnalysesAnswer, { summary: "The user's analyses for one problem, latest first" })
  async list(
    @Query({ schema: AnalysesQuery }) { problemId }: AnalysesQuery,
    @CurrentActor() actor: Actor,
  ): Promise<AnalysesAnswer> {
    return { analyses: await this.analyses.call('analysis.list', { actor, problemId }) };
  }

  @Get('engine')
  @Answers(AnalysisEngine, {
    summary: 'Who writes the words, and whether code would leave for a third party',
  })
  engine(): Promise<AnalysisEngine> {
    return this.analyses.call('analysis.engine', {});
  }

  @Get(':id')
  @Answers(AnalysisStateAnswer, { summary: 'An analysis as it stands' })
  get(@Param('id', AnalysisIdPipe) analysisId: string, @CurrentActor() actor: Actor): Promise<AnalysisState> {
    return this.analyses.call('analysis.get', { actor, analysisId });
  }

  @Delete(':id')
  @Answers(AnalysisStateAnswer, { summary: 'Cancel an analysis that has not finished; its token comes back' })
  cancel(
    @Param('id', AnalysisIdPipe) analysisId: string,
    @CurrentActor() actor: Actor,
  ): Promise<AnalysisState> {
    return this.analyses.call('analysis.cancel', { actor, analysisId });
  }

  @Post(':id/report')
  @RateLimit('write')
  @Answers(ReportAnalysisAnswer, { summary: 'Say that an analysis is wrong; an admin looks at it' })
  async report(
    @Param('id', AnalysisIdPipe) analysisId: string,
    @Body({ schema: ReportAnalysisRequest }) { reason }: ReportAnalysisRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ReportAnalysisAnswer> {
    const report = await this.analyses.call('analysis-reports.file', { actor, analysisId, reason });
    return { message: 'Thank you. An admin will look at this analysis.', report };
  }

  private finished(actor: Actor, analysisId: string, response: Response): Promise<AnalysisState> {
    const read = (): Promise<AnalysisState> => this.analyses.call('analysis.get', { actor, analysisId });
    return this.waiter.wait({ id: analysisId, read, isFinished, response });
  }
}

function languageOf(id: number) {
  const language = languageOfId(id);
  if (language === undefined) throw new DomainError('LANGUAGE_NOT_SUPPORTED', `There is no language ${id}`);
  return language;
}

/** The true cause, and what it cost: nothing. */
function failure({ status, code, message, tokensLeft }: PendingAnalysis): DomainError {
  const cost = `No token was charged. Balance: ${tokensLeft}.`;
  if (status === 'cancelled')
    return new DomainError('ALREADY_FINISHED', `The analysis was cancelled. ${cost}`);
  return new DomainError(code ?? 'PROVIDER_FAILED', `${message ?? 'The analysis failed.'} ${cost}`);
}
