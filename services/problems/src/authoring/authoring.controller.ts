import { AUTHORING_RPC, type RpcParsedRequest, type RpcResponse } from '@evident/contracts';
import { RpcMethod } from '@evident/kit';
import { Controller } from '@nestjs/common';
import { AuthoringRepository } from './authoring.repository.js';
import { DeadLettersRepository } from './dead-letters.repository.js';

type Request<K extends keyof typeof AUTHORING_RPC> = RpcParsedRequest<typeof AUTHORING_RPC, K>;
type Answer<K extends keyof typeof AUTHORING_RPC> = Promise<RpcResponse<typeof AUTHORING_RPC, K>>;

/** The lists that administrators read, and sending failed work again. */
@Controller()
export class AuthoringController {
  constructor(
    private readonly deadLetters: DeadLettersRepository,
    private readonly authoring: AuthoringRepository,
  ) {}

  @RpcMethod(AUTHORING_RPC, 'authoring.problem-titles')
  async problemTitles({
    problemIds,
  }: Request<'authoring.problem-titles'>): Answer<'authoring.problem-titles'> {
    return { titles: await this.authoring.titles(problemIds) };
  }

  @RpcMethod(AUTHORING_RPC, 'authoring.list-failed')
  async listFailed({ limit }: Request<'authoring.list-failed'>): Answer<'authoring.list-failed'> {
    const [submissions, total] = await Promise.all([this.deadLetters.list(limit), this.deadLetters.count()]);
    return { submissions, total };
  }

  @RpcMethod(AUTHORING_RPC, 'authoring.retry-failed')
  async retryFailed({ submissionId }: Request<'authoring.retry-failed'>): Answer<'authoring.retry-failed'> {
    return { retried: await this.deadLetters.retry(submissionId) };
  }

  @RpcMethod(AUTHORING_RPC, 'authoring.retry-all-failed')
  retryAllFailed(): Answer<'authoring.retry-all-failed'> {
    return this.deadLetters.retryAll();
  }
}
