import {
  LIMITS,
  PROBLEMS_RPC,
  type Actor,
  type RpcParsedRequest,
  type RpcResponse,
} from '@evident/contracts';
import { DomainError, notFound, RpcMethod } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { NamedDraftsRepository } from './named-drafts.repository.js';
import { ProblemsRepository } from './problems.repository.js';

type Request<K extends keyof typeof PROBLEMS_RPC> = RpcParsedRequest<typeof PROBLEMS_RPC, K>;
type Answer<K extends keyof typeof PROBLEMS_RPC> = Promise<RpcResponse<typeof PROBLEMS_RPC, K>>;

/** Several drafts of one learner on one problem, by their names. */
@Injectable()
export class NamedDraftsService {
  constructor(
    private readonly drafts: NamedDraftsRepository,
    private readonly problems: ProblemsRepository,
  ) {}

  @RpcMethod(PROBLEMS_RPC, 'named-drafts.list')
  async list({ actor, problemId }: Request<'named-drafts.list'>): Answer<'named-drafts.list'> {
    await this.requireOpen(actor, problemId);
    return this.drafts.list(actor.userId, problemId);
  }

  @RpcMethod(PROBLEMS_RPC, 'named-drafts.save')
  async save({ actor, problemId, draft }: Request<'named-drafts.save'>): Answer<'named-drafts.save'> {
    await this.requireOpen(actor, problemId);
    const saved = await this.drafts.save(actor.userId, problemId, draft);
    if (!saved) {
      const most = LIMITS.namedDraftsPerProblem;
      throw new DomainError('VALIDATION_FAILED', `You can have at most ${most} named drafts on a problem`);
    }
    return saved;
  }

  @RpcMethod(PROBLEMS_RPC, 'named-drafts.remove')
  async remove({ actor, problemId, name }: Request<'named-drafts.remove'>): Answer<'named-drafts.remove'> {
    await this.drafts.remove(actor.userId, problemId, name);
    return {};
  }

  private async requireOpen(actor: Actor, problemId: string): Promise<void> {
    if (!(await this.problems.isOpen(problemId, actor.role === 'ADMIN'))) throw notFound('Problem');
  }
}
