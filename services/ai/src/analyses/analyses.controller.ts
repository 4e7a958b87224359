import { ACCOUNT_RPC, AI_RPC, type RpcParsedRequest, type RpcResponse } from '@evident/contracts';
import { RpcMethod } from '@evident/kit';
import { Controller } from '@nestjs/common';
import { AnalysesService } from './analyses.service.js';

type Request<K extends keyof typeof AI_RPC> = RpcParsedRequest<typeof AI_RPC, K>;
type Answer<K extends keyof typeof AI_RPC> = Promise<RpcResponse<typeof AI_RPC, K>>;

@Controller()
export class AnalysesController {
  constructor(private readonly analyses: AnalysesService) {}

  @RpcMethod(AI_RPC, 'analysis.request')
  request(request: Request<'analysis.request'>): Answer<'analysis.request'> {
    return this.analyses.request(request);
  }

  @RpcMethod(AI_RPC, 'analysis.get')
  get({ actor, analysisId }: Request<'analysis.get'>): Answer<'analysis.get'> {
    return this.analyses.get(actor, analysisId);
  }

  @RpcMethod(AI_RPC, 'analysis.cancel')
  cancel({ actor, analysisId }: Request<'analysis.cancel'>): Answer<'analysis.cancel'> {
    return this.analyses.cancel(actor, analysisId);
  }

  @RpcMethod(AI_RPC, 'analysis.list')
  list({ actor, problemId }: Request<'analysis.list'>): Answer<'analysis.list'> {
    return this.analyses.list(actor, problemId);
  }

  @RpcMethod(ACCOUNT_RPC, 'account.erase')
  async erase({
    userId,
  }: RpcParsedRequest<typeof ACCOUNT_RPC, 'account.erase'>): Promise<
    RpcResponse<typeof ACCOUNT_RPC, 'account.erase'>
  > {
    await this.analyses.erase(userId);
    return {};
  }
}
