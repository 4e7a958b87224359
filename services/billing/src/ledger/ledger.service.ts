import {
  BILLING_RPC,
  SIGNUP_TOKENS,
  type Hold,
  type TokenHistoryAnswer,
  type TokenTransfer,
  type Wallet,
} from '@evident/contracts';
import { DomainError, notFound, RpcMethod } from '@evident/kit';
import { Injectable, Logger } from '@nestjs/common';
import type { BillingRequest } from '../billing-request.js';
import { LedgerRepository, type HoldChangeRow, type TransferRow } from './ledger.repository.js';
import { WalletEventsService, type WalletChange } from './wallet-events.service.js';

/** Longer than all retries of an analysis, but short enough that a forgotten hold ends within a day. */
const MAX_HOLD_TTL_S = 86_400;

/** Wallets and holds: grants, reserves and spends tokens. */
@Injectable()
export class LedgerService {
  private readonly logger = new Logger('ledger');

  constructor(
    private readonly ledger: LedgerRepository,
    private readonly events: WalletEventsService,
  ) {}

  /** Grants the signup tokens once. */
  @RpcMethod(BILLING_RPC, 'wallet.open')
  async open({ userId }: BillingRequest<'wallet.open'>): Promise<Wallet> {
    const granted = await this.ledger.openWallet(userId, SIGNUP_TOKENS);
    const wallet = await this.get({ userId });
    if (granted) this.events.changed(userId, wallet.tokens, 'signup');
    return wallet;
  }

  /** A user without a wallet has zero tokens. */
  @RpcMethod(BILLING_RPC, 'wallet.get')
  async get({ userId }: BillingRequest<'wallet.get'>): Promise<Wallet> {
    const { posted, held, priority, analytics } = await this.ledger.wallet(userId);
    return { tokens: posted - held, held, priority, analytics };
  }

  @RpcMethod(BILLING_RPC, 'wallet.history')
  async history({ actor, before, limit }: BillingRequest<'wallet.history'>): Promise<TokenHistoryAnswer> {
    const { userId } = actor;
    const [wallet, rows] = await Promise.all([
      this.get({ userId }),
      this.ledger.history(userId, before, limit + 1),
    ]);
    const page = rows.slice(0, limit);
    return {
      tokens: wallet.tokens,
      held: wallet.held,
      transfers: page.map(transferView),
      nextBefore: rows.length > limit ? (page.at(-1)?.seq ?? null) : null,
    };
  }

  /** @throws OUT_OF_TOKENS, IDEMPOTENCY_KEY_REUSED when the id belongs to another hold. */
  @RpcMethod(BILLING_RPC, 'hold.create')
  async createHold(hold: BillingRequest<'hold.create'>): Promise<Hold> {
    if (hold.ttlS > MAX_HOLD_TTL_S)
      throw new DomainError('VALIDATION_FAILED', `A hold lasts at most ${MAX_HOLD_TTL_S} s`);
    return this.answer(hold.holdId, await this.ledger.createHold(hold), 'hold');
  }

  /** Only the first of capture, void and expiry has an effect. A later call answers the hold's state. @throws NOT_FOUND */
  @RpcMethod(BILLING_RPC, 'hold.capture')
  async capture({ holdId }: BillingRequest<'hold.capture'>): Promise<Hold> {
    return this.answer(holdId, await this.ledger.endHold(holdId, 'captured'), 'usage');
  }

  /** @throws NOT_FOUND */
  @RpcMethod(BILLING_RPC, 'hold.void')
  async void({ holdId }: BillingRequest<'hold.void'>): Promise<Hold> {
    return this.answer(holdId, await this.ledger.endHold(holdId, 'voided'), 'hold-voided');
  }

  /** An administrator gives or takes tokens, once per `ref`. @throws FORBIDDEN, NOT_FOUND, OUT_OF_TOKENS, IDEMPOTENCY_KEY_REUSED */
  @RpcMethod(BILLING_RPC, 'wallet.adjust')
  async adjust({ actor, ...change }: BillingRequest<'wallet.adjust'>): Promise<Wallet> {
    const { userId, delta } = change;
    if (delta === 0)
      throw new DomainError('VALIDATION_FAILED', 'An adjustment must change the balance', {
        fields: { delta: 'Must not be 0' },
      });
    const { tokens, changed } = await this.ledger.adjust({ ...change, actorId: actor.userId });
    if (changed) this.events.changed(userId, tokens, 'adjust');
    return this.get({ userId });
  }

  /** @throws NOT_FOUND, NOTHING_TO_REFUND */
  @RpcMethod(BILLING_RPC, 'hold.refund')
  async refundHold({ holdId, decidedBy }: BillingRequest<'hold.refund'>): Promise<Wallet> {
    const hold = await this.ledger.analysisHold(holdId);
    if (!hold) throw notFound('Hold');
    if (hold.state !== 'captured') throw new DomainError('NOTHING_TO_REFUND', 'This analysis cost no token');
    const { tokens, changed } = await this.ledger.adjust({
      userId: hold.user_id,
      delta: hold.amount,
      reason: `The analysis ${holdId} was wrong`,
      ref: `analysis-${holdId}`,
      actorId: decidedBy,
    });
    if (changed) this.events.changed(hold.user_id, tokens, 'adjust');
    return this.get({ userId: hold.user_id });
  }

  /** Expires due holds, each in its own transaction. @returns their number. */
  async expireDue(limit = 1_000): Promise<number> {
    for (let expired = 0; expired < limit; expired += 1) {
      const hold = await this.ledger.expireOne();
      if (!hold) return expired;
      this.logger.log({ event: 'token settled', user: hold.user_id, state: 'expired' });
      this.events.changed(hold.user_id, hold.tokens, 'hold-expired');
    }
    return limit;
  }

  private answer(
    hold: string,
    { state, tokens, changed, user_id }: HoldChangeRow,
    reason: WalletChange,
  ): Hold {
    if (changed) {
      const event = reason === 'hold' ? 'token held' : 'token settled';
      this.logger.log({ event, hold, user: user_id, state });
      this.events.changed(user_id, tokens, reason);
    }
    return { state, tokens };
  }
}

const transferView = (row: TransferRow): TokenTransfer => ({
  id: row.id,
  kind: row.kind,
  delta: row.delta,
  balanceAfter: row.posted_after,
  reason: row.reason,
  createdAt: row.created_at.toISOString(),
});
