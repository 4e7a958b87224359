import {
  type Actor,
  ADMIN_MESSAGES,
  AnalysisReportsAnswer,
  AnalysisReportsQuery,
  DecideReportAnswer,
  DecideReportRequest,
} from '@evident/contracts';
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited } from '../audit/audited.decorator.js';
import { AdminOnly, CurrentActor } from '../identity/access.decorators.js';
import { ReportIdPipe } from '../http/id.pipe.js';
import { Answers } from '../openapi/answers.decorator.js';
import { AiClient } from '../rpc/rpc-clients.js';

/** The answer holds up to a hundred reports with their whole analyses. */
const LIST_TIMEOUT_MS = 15_000;

/** Reports of learners that an analysis is wrong, and the decisions of administrators. */
@ApiTags('admin')
@AdminOnly()
@Controller('admin/analysis-reports')
export class AnalysisReportsController {
  constructor(private readonly ai: AiClient) {}

  @Get()
  @Answers(AnalysisReportsAnswer, { summary: 'Analyses that learners call wrong' })
  async list(
    @Query({ schema: AnalysisReportsQuery }) { status }: AnalysisReportsQuery,
    @CurrentActor() actor: Actor,
  ) {
    const reports = await this.ai.call(
      'analysis-reports.list',
      { actor, status },
      { timeoutMs: LIST_TIMEOUT_MS },
    );
    return { reports };
  }

  @Audited('analysis-report.decided', { kind: 'report', param: 'reportId' })
  @Post(':reportId/settle')
  @Answers(DecideReportAnswer, { summary: 'Decide a report once: give the token back, or not' })
  async decide(
    @Param('reportId', ReportIdPipe) reportId: string,
    @Body({ schema: DecideReportRequest }) { refund, note }: DecideReportRequest,
    @CurrentActor() actor: Actor,
  ) {
    const report = await this.ai.call('analysis-reports.decide', { actor, reportId, refund, note });
    return { message: ADMIN_MESSAGES[refund ? 'reportRefunded' : 'reportDismissed'], report };
  }
}
