import { ACCOUNT_RPC, type RpcParsedRequest, type RpcResponse } from '@evident/contracts';
import { RpcMethod } from '@evident/kit';
import { Controller } from '@nestjs/common';
import { SubmissionEventsService } from '../submissions/submission-events.service.js';
import { AccountRepository } from './account.repository.js';

@Controller()
export class AccountController {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly events: SubmissionEventsService,
  ) {}

  @RpcMethod(ACCOUNT_RPC, 'account.erase')
  async erase({
    userId,
  }: RpcParsedRequest<typeof ACCOUNT_RPC, 'account.erase'>): Promise<
    RpcResponse<typeof ACCOUNT_RPC, 'account.erase'>
  > {
    for (const id of await this.accounts.erase(userId)) await this.events.announceCancel(id);
    return {};
  }
}
