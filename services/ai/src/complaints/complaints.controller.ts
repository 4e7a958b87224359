import { AI_RPC, type RpcParsedRequest, type RpcResponse } from '@evident/contracts';
import { RpcMethod } from '@evident/kit';
import { Controller } from '@nestjs/common';
import { ComplaintsService } from './complaints.service.js';

type Request<K extends keyof typeof AI_RPC> = RpcParsedRequest<typeof AI_RPC, K>;
type Answer<K extends keyof typeof AI_RPC> = Promise<RpcResponse<typeof AI_RPC, K>>;

@Controller()
export class ComplaintsController {
  constructor(private readonly complaints: ComplaintsService) {}

  @RpcMethod(AI_RPC, 'analysis-reports.file')
  file({ actor, analysisId, reason }: Request<'analysis-reports.file'>): Answer<'analysis-reports.file'> {
    return this.complaints.file(actor, analysisId, reason);
  }

  @RpcMethod(AI_RPC, 'analysis-reports.list')
  list({ status }: Request<'analysis-reports.list'>): Answer<'analysis-reports.list'> {
    return this.complaints.list(status);
  }

  @RpcMethod(AI_RPC, 'analysis-reports.decide')
  decide({
    actor,
    reportId,
    refund,
    note,
  }: Request<'analysis-reports.decide'>): Answer<'analysis-reports.decide'> {
    return this.complaints.decide(actor, reportId, refund, note);
  }
}
