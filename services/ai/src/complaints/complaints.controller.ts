import { AI_RPC, type RpcParsedRequest, type RpcResponse } from '@evident/contracts';
import { RpcMethod } from '@evident/kit';
import { Controller } from '@nestjs/common';
import { ReportsService } from './complaints.service.js';

type Request<K extends keyof typeof AI_RPC> = RpcParsedRequest<typeof AI_RPC, K>;
type Answer<K extends keyof typeof AI_RPC> = Promise<RpcResponse<typeof AI_RPC, K>>;

@Controller()
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @RpcMethod(AI_RPC, 'analysis-reports.file')
  file({ actor, analysisId, reason }: Request<'analysis-reports.file'>): Answer<'analysis-reports.file'> {
    return this.reports.file(actor, analysisId, reason);
  }

  @RpcMethod(AI_RPC, 'analysis-reports.list')
  list({ actor, status }: Request<'analysis-reports.list'>): Answer<'analysis-reports.list'> {
    return this.reports.list(actor, status);
  }

  @RpcMethod(AI_RPC, 'analysis-reports.settle')
  settle({
    actor,
    reportId,
    refund,
    note,
  }: Request<'analysis-reports.settle'>): Answer<'analysis-reports.settle'> {
    return this.reports.settle(actor, reportId, refund, note);
  }
}
