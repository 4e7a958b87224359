import { AUTHORING_RPC, SERVER_MESSAGES, type RpcParsedRequest, type RpcResponse } from '@evident/contracts';
import { notFound, RpcMethod } from '@evident/kit';
import { Controller } from '@nestjs/common';
import { TrashRepository } from './trash.repository.js';

type Request<K extends keyof typeof AUTHORING_RPC> = RpcParsedRequest<typeof AUTHORING_RPC, K>;
type Answer<K extends keyof typeof AUTHORING_RPC> = Promise<RpcResponse<typeof AUTHORING_RPC, K>>;

/** Lists deleted problems and brings them back. */
@Controller()
export class TrashController {
  constructor(private readonly trash: TrashRepository) {}

  @RpcMethod(AUTHORING_RPC, 'authoring.list-deleted')
  async listDeleted(): Answer<'authoring.list-deleted'> {
    return { problems: await this.trash.list() };
  }

  @RpcMethod(AUTHORING_RPC, 'authoring.restore')
  async restore({ problemId }: Request<'authoring.restore'>): Answer<'authoring.restore'> {
    const restored = await this.trash.restore(problemId);
    if (!restored) throw notFound('Deleted problem');
    return { message: SERVER_MESSAGES.problemRestored, id: problemId, audit: restored };
  }
}
