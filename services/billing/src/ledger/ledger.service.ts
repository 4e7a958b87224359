import {
  SIGNUP_TOKENS,
  type Actor,
  type HoldState,
  type TokenHistoryAnswer,
  type Wallet,
} from '@evident/contracts';
import { DomainError } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { LedgerRepository, type HoldChange } from './ledger.repository.js';
import { WalletEventsService, type WalletChange } from './wallet-events.service.js';

/** Longer than the longest retry window of an analysis; a hold must not outlive the work it pays for by much. */
const MAX_HOLD_TTL_S = 86_400;

export interface Hold {
  state: HoldState;
  /** Spendable after the call. */
  tokens: number;
}

/** Tokens: what a user has, reserves and spends. */
@Injectable()
export class LedgerService {
  constructor(
    private readonly ledger: LedgerRepository,
    private readonly events: WalletEventsService,
  ) {}

  /** Grants the signup tokens once. */
  async open(userId: string): Promise<Wallet> {
    const granted = await this.ledger.openWallet(userId, SIGNUP_TOKENS);
    const wallet = await this.get(userId);
    if (granted) this.events.changed(userId, wallet.tokens, 'signup');
    return wallet;
  }

  /** A user without a wallet has nothing. */
  async get(userId: string): Promise<Wallet> {
    const { posted, held, priority, analytics } = await this.ledger.wallet(userId);
    return { tokens: posted - held, held, priority, analytics };
  }

  /** @param before `seq` of the oldest entry already seen. */
  async history(userId: string, before: number | null, limit: number): Promise<TokenHistoryAnswer> {
    const [wallet, rows] = await Promise.all([
      this.get(userId),
      this.ledger.history(userId, before, limit + 1),
    ]);
    const page = rows.slice(0, limit);
    return {
      tokens: wallet.tokens,
      held: wallet.held,
      transfers: page.map(({ seq: _seq, createdAt, ...row }) => ({
        ...row,
        createdAt: createdAt.toISOString(),
      })),
      nextBefore: rows.length > limit ? (page.at(-1)?.seq ?? null) : null,
    };
  }

  /** @throws OUT_OF_TOKENS, IDEMPOTENCY_KEY_REUSED when the id belongs to another hold. @param ttlS seconds */
  async createHold(holdId: string, userId: string, amount: number, ttlS: number): Promise<Hold> {
    if (ttlS > MAX_HOLD_TTL_S)
      throw new DomainError('VALIDATION_FAILED', `A hold lasts at most ${MAX_HOLD_TTL_S} s`);
    return this.answer(await this.ledger.createHold(holdId, userId, amount, ttlS), 'hold');
  }

  /** The first of capture, void and expiry wins; a later call answers what became of the hold. @throws NOT_FOUND */
  async capture(holdId: string): Promise<Hold> {
    return this.answer(await this.ledger.endHold(holdId, 'captured'), 'usage');
  }

  /** @throws NOT_FOUND */
  async void(holdId: string): Promise<Hold> {
    return this.answer(await this.ledger.endHold(holdId, 'voided'), 'hold-voided');
  }

  /** Gives or takes tokens by hand, once per `ref`. @throws FORBIDDEN, NOT_FOUND, OUT_OF_TOKENS, IDEMPOTENCY_KEY_REUSED */
  async adjust(
    actor: Actor,
    change: { userId: string; delta: number; reason: string; ref: string },
  ): Promise<Wallet> {
    if (change.delta === 0)
      throw new DomainError('VALIDATION_FAILED', 'An adjustment changes something', {
        fields: { delta: 'Must not be 0' },
      });
    const { tokens, changed } = await this.ledger.adjust({ ...change, actorId: actor.userId });
    if (changed) this.events.changed(change.userId, tokens, 'adjust');
    return this.get(change.userId);
  }

  /** Frees holds whose time is over, one transaction each. @returns how many. */
  async expireDue(limit = 1_000): Promise<number> {
    for (let expired = 0; expired < limit; expired += 1) {
      const hold = await this.ledger.expireOne();
      if (!hold) return expired;
      this.events.changed(hold.userId, hold.tokens, 'hold-expired');
    }
    return limit;
  }

  private answer({ state, tokens, changed, userId }: HoldChange, reason: WalletChange): Hold {
    if (changed) this.events.changed(userId, tokens, reason);
    return { state, tokens };
  }
}
