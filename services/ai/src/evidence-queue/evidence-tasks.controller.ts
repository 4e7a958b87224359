import { JUDGING_RPC, type RpcParsedRequest, type RpcResponse } from '@evident/contracts';
import { notFound, RpcMethod } from '@evident/kit';
import { Controller } from '@nestjs/common';
import { EvidenceTasksService } from './evidence-tasks.service.js';

type Request<K extends keyof typeof JUDGING_RPC> = RpcParsedRequest<typeof JUDGING_RPC, K>;
type Answer<K extends keyof typeof JUDGING_RPC> = Promise<RpcResponse<typeof JUDGING_RPC, K>>;

@Controller()
export class EvidenceTasksController {
  constructor(private readonly judging: EvidenceTasksService) {}

  @RpcMethod(JUDGING_RPC, 'judging.claim')
  claim({ id, workerId }: Request<'judging.claim'>): Answer<'judging.claim'> {
    return this.judging.claim(id, workerId);
  }

  /** Evidence tasks carry their cases, so there are no test sets. */
  @RpcMethod(JUDGING_RPC, 'judging.fetch-test-set')
  fetchTestSet(_request: Request<'judging.fetch-test-set'>): Answer<'judging.fetch-test-set'> {
    return Promise.reject(notFound('Test set'));
  }

  @RpcMethod(JUDGING_RPC, 'judging.renew')
  async renew(request: Request<'judging.renew'>): Answer<'judging.renew'> {
    const { id, attempt } = request;
    return { keep: this.judging.holds(request) && (await this.judging.renew(id, attempt)) };
  }

  @RpcMethod(JUDGING_RPC, 'judging.finish')
  async finish(request: Request<'judging.finish'>): Answer<'judging.finish'> {
    const { id, attempt, result } = request;
    return { applied: this.judging.holds(request) && (await this.judging.finish(id, attempt, result)) };
  }

  @RpcMethod(JUDGING_RPC, 'judging.release')
  async release(request: Request<'judging.release'>): Answer<'judging.release'> {
    const { id, attempt, fault } = request;
    return { released: this.judging.holds(request) && (await this.judging.release(id, attempt, fault)) };
  }
}
