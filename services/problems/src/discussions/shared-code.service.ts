import { DISCUSSIONS_RPC, type RpcParsedRequest, type RpcResponse } from '@evident/contracts';
import { DomainError, notFound, RpcMethod, storableText } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { ProblemsRepository } from '../problems/problems.repository.js';
import { TOO_MANY_THREADS } from './discussions.service.js';
import { toThread } from './post-rows.js';
import { SharedCodeRepository, type Unshareable } from './shared-code.repository.js';

const REFUSALS: Readonly<Record<Exclude<Unshareable, 'missing'>, string>> = {
  'not-accepted': 'Only an accepted submission can be shared',
  'no-source': 'The source of this submission was removed, since it is old',
  removed: 'An administrator removed this solution, so it cannot be shared again',
  full: TOO_MANY_THREADS,
};

/** Learners show their accepted programs to others who solved the problem, one by one. */
@Injectable()
export class SharedCodeService {
  constructor(
    private readonly shared: SharedCodeRepository,
    private readonly problems: ProblemsRepository,
  ) {}

  /** @throws NOT_FOUND, also for a submission of another user; VALIDATION_FAILED with the reason */
  @RpcMethod(DISCUSSIONS_RPC, 'discussions.share')
  async share({
    actor: { userId, role },
    problemId,
    share,
  }: RpcParsedRequest<typeof DISCUSSIONS_RPC, 'discussions.share'>): Promise<
    RpcResponse<typeof DISCUSSIONS_RPC, 'discussions.share'>
  > {
    if (!(await this.problems.isOpen(problemId, role === 'ADMIN'))) throw notFound('Problem');
    const { submissionId } = share;
    const row = await this.shared.share(userId, {
      problemId,
      submissionId,
      title: storableText(share.title),
    });
    if (row === 'missing') throw notFound('Submission');
    if (typeof row === 'string') throw new DomainError('VALIDATION_FAILED', REFUSALS[row]);
    return toThread(row, userId);
  }

  @RpcMethod(DISCUSSIONS_RPC, 'discussions.own-shares')
  async ownShares({
    actor,
    problemId,
  }: RpcParsedRequest<typeof DISCUSSIONS_RPC, 'discussions.own-shares'>): Promise<
    RpcResponse<typeof DISCUSSIONS_RPC, 'discussions.own-shares'>
  > {
    return { shares: await this.shared.ownShares(actor.userId, problemId) };
  }
}
