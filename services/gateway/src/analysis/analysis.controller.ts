import {
  type Actor,
  AnalysesAnswer,
  AnalysesQuery,
  Analysis,
  AnalysisEngine,
  AnalyzeRequest,
  API_BASE,
  PendingAnalysis,
  ReportAnalysisAnswer,
  ReportAnalysisRequest,
  StepComparison,
  StepsQuery,
} from '@evident/contracts';
import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { AnswerLater, type LaterAnswer } from '../http/answer-later.decorator.js';
import { AnalysisIdPipe } from '../http/id.pipe.js';
import { IdempotencyKey } from '../http/idempotency-key.decorator.js';
import { CurrentActor } from '../identity/access.decorators.js';
import { PausedInMaintenance } from '../notices/maintenance.guard.js';
import { Answers } from '../openapi/answers.decorator.js';
import { RateLimit, ReadCost } from '../rate-limits/rate-limit.guard.js';
import { AiClient } from '../rpc/rpc-clients.js';
import { AnalysisService } from './analysis.service.js';

const AnalysisStateAnswer = z.union([Analysis, PendingAnalysis]);

@ApiTags('ai-analyze')
@Controller('ai-analyze')
export class AnalysisController {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly ai: AiClient,
  ) {}

  @Post()
  @PausedInMaintenance()
  @RateLimit('analyze')
  @ApiHeader({ name: 'Prefer', required: false, description: '`respond-async` answers 202 at once' })
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @Answers(Analysis, {
    summary: 'Analyse code for one token; a failed analysis costs nothing',
    later: PendingAnalysis,
  })
  async analyze(
    @Body({ schema: AnalyzeRequest }) body: AnalyzeRequest,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() idempotencyKey: string | null,
    @AnswerLater() later: LaterAnswer,
  ) {
    const hungUp = later.isPreferred ? null : later.hungUp;
    const analysis = await this.analyses.analyze(actor, body, idempotencyKey, hungUp);
    if (analysis.status === 'completed') return analysis;
    return {
      ...analysis,
      topic: later.pending(`${API_BASE}/ai-analyze/${analysis.id}`, 'analysis.completed'),
    };
  }

  @Get()
  @ReadCost(10)
  @Answers(AnalysesAnswer, { summary: "The user's analyses for one problem, latest first" })
  async list(@Query({ schema: AnalysesQuery }) { problemId }: AnalysesQuery, @CurrentActor() actor: Actor) {
    return { analyses: await this.ai.call('analysis.list', { actor, problemId }) };
  }

  @Get('engine')
  @Answers(AnalysisEngine, {
    summary: 'Who writes the words, and whether code would leave for a third party',
  })
  engine() {
    return this.ai.call('analysis.engine', {});
  }

  @Get('steps')
  @ReadCost(5)
  @Answers(StepComparison, {
    summary: "The user's program among others for one problem and language, by counted steps",
  })
  compareSteps(@Query({ schema: StepsQuery }) query: StepsQuery, @CurrentActor() actor: Actor) {
    return this.ai.call('analysis.compare-steps', { actor, ...query });
  }

  @Get(':id')
  @Answers(AnalysisStateAnswer, { summary: 'An analysis as it stands' })
  get(@Param('id', AnalysisIdPipe) analysisId: string, @CurrentActor() actor: Actor) {
    return this.ai.call('analysis.get', { actor, analysisId });
  }

  @Delete(':id')
  @Answers(AnalysisStateAnswer, { summary: 'Cancel an analysis that has not finished; its token comes back' })
  cancel(@Param('id', AnalysisIdPipe) analysisId: string, @CurrentActor() actor: Actor) {
    return this.ai.call('analysis.cancel', { actor, analysisId });
  }

  @Post(':id/report')
  @Answers(ReportAnalysisAnswer, { summary: 'Say that an analysis is wrong; an admin looks at it' })
  async report(
    @Param('id', AnalysisIdPipe) analysisId: string,
    @Body({ schema: ReportAnalysisRequest }) { reason }: ReportAnalysisRequest,
    @CurrentActor() actor: Actor,
  ) {
    const report = await this.ai.call('analysis-reports.file', { actor, analysisId, reason });
    return { message: 'Thank you. An admin will look at this analysis.', report };
  }
}
