import {
  type Actor,
  ADMIN_MESSAGES,
  DecidePostRequest,
  MessageAnswer,
  ReportedPostsAnswer,
} from '@evident/contracts';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited } from '../audit/audited.decorator.js';
import { AdminOnly, CurrentActor } from '../identity/access.decorators.js';
import { ReportIdPipe } from '../http/id.pipe.js';
import { Answers } from '../openapi/answers.decorator.js';
import { ProblemsClient } from '../rpc/rpc-clients.js';
import { AuthorsService } from './authors.service.js';

/** Posts that learners reported, and the decisions of administrators. */
@ApiTags('admin')
@AdminOnly()
@Controller('admin/post-reports')
export class PostReportsController {
  constructor(
    private readonly problems: ProblemsClient,
    private readonly authors: AuthorsService,
  ) {}

  @Get()
  @Answers(ReportedPostsAnswer, { summary: 'Reported posts that wait for a decision' })
  async list(@CurrentActor() actor: Actor) {
    const { reports } = await this.problems.call('discussions.list-reports', { actor });
    return { reports: await this.authors.ofReports(reports) };
  }

  @Audited('post-report.decided', { kind: 'report', param: 'reportId' })
  @Post(':reportId/decide')
  @Answers(MessageAnswer, { summary: 'Remove a reported post, or keep it' })
  async decide(
    @Param('reportId', ReportIdPipe) reportId: string,
    @Body({ schema: DecidePostRequest }) decision: DecidePostRequest,
    @CurrentActor() actor: Actor,
  ) {
    await this.problems.call('discussions.decide-report', { actor, reportId, decision });
    return { message: ADMIN_MESSAGES[decision.remove ? 'postRemoved' : 'postKept'] };
  }
}
