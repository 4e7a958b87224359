import { BILLING_RPC, type RpcParsedRequest, type RpcResponse } from '@evident/contracts';
import { RpcMethod } from '@evident/kit';
import { Controller } from '@nestjs/common';
import { LedgerService } from './ledger.service.js';

type Request<K extends keyof typeof BILLING_RPC> = RpcParsedRequest<typeof BILLING_RPC, K>;
type Answer<K extends keyof typeof BILLING_RPC> = Promise<RpcResponse<typeof BILLING_RPC, K>>;

@Controller()
export class LedgerController {
  constructor(private readonly ledger: LedgerService) {}

  @RpcMethod(BILLING_RPC, 'wallet.open')
  open({ userId }: Request<'wallet.open'>): Answer<'wallet.open'> {
    return this.ledger.open(userId);
  }

  @RpcMethod(BILLING_RPC, 'wallet.get')
  get({ userId }: Request<'wallet.get'>): Answer<'wallet.get'> {
    return this.ledger.get(userId);
  }

  @RpcMethod(BILLING_RPC, 'wallet.history')
  history({ actor, before, limit }: Request<'wallet.history'>): Answer<'wallet.history'> {
    return this.ledger.history(actor.userId, before, limit);
  }

  @RpcMethod(BILLING_RPC, 'wallet.adjust')
  adjust({ actor, ...change }: Request<'wallet.adjust'>): Answer<'wallet.adjust'> {
    return this.ledger.adjust(actor, change);
  }

  @RpcMethod(BILLING_RPC, 'hold.create')
  create({ holdId, userId, amount, ttlS }: Request<'hold.create'>): Answer<'hold.create'> {
    return this.ledger.createHold(holdId, userId, amount, ttlS);
  }

  @RpcMethod(BILLING_RPC, 'hold.capture')
  capture({ holdId }: Request<'hold.capture'>): Answer<'hold.capture'> {
    return this.ledger.capture(holdId);
  }

  @RpcMethod(BILLING_RPC, 'hold.void')
  void({ holdId }: Request<'hold.void'>): Answer<'hold.void'> {
    return this.ledger.void(holdId);
  }
}
