import { PROBLEMS_RPC, type RpcParsedRequest, type RpcResponse } from '@evident/contracts';
import { RpcMethod } from '@evident/kit';
import { Controller } from '@nestjs/common';
import { ProblemsService } from './problems.service.js';

type Request<K extends keyof typeof PROBLEMS_RPC> = RpcParsedRequest<typeof PROBLEMS_RPC, K>;
type Answer<K extends keyof typeof PROBLEMS_RPC> = Promise<RpcResponse<typeof PROBLEMS_RPC, K>>;

@Controller()
export class ProblemsController {
  constructor(private readonly problems: ProblemsService) {}

  @RpcMethod(PROBLEMS_RPC, 'problems.list')
  list({ actor, query }: Request<'problems.list'>): Answer<'problems.list'> {
    return this.problems.list(actor, query);
  }

  @RpcMethod(PROBLEMS_RPC, 'problems.get')
  get({ actor, problemId }: Request<'problems.get'>): Answer<'problems.get'> {
    return this.problems.get(actor, problemId);
  }

  @RpcMethod(PROBLEMS_RPC, 'problems.list-solved')
  listSolved({ actor }: Request<'problems.list-solved'>): Answer<'problems.list-solved'> {
    return this.problems.listSolved(actor);
  }

  @RpcMethod(PROBLEMS_RPC, 'problems.set-bookmark')
  async setBookmark({
    actor,
    problemId,
    bookmarked,
  }: Request<'problems.set-bookmark'>): Answer<'problems.set-bookmark'> {
    await this.problems.setBookmark(actor, problemId, bookmarked);
    return {};
  }

  @RpcMethod(PROBLEMS_RPC, 'drafts.list')
  listDrafts({ actor, problemId }: Request<'drafts.list'>): Answer<'drafts.list'> {
    return this.problems.listDrafts(actor, problemId);
  }

  @RpcMethod(PROBLEMS_RPC, 'drafts.save')
  saveDraft({ actor, problemId, draft }: Request<'drafts.save'>): Answer<'drafts.save'> {
    return this.problems.saveDraft(actor, problemId, draft);
  }
}
