import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import { LedgerRepository } from './ledger.repository.js';
import { WalletEventsService } from './wallet-events.service.js';

/** Stands for the product itself, where an entry names who made it. */
const PRODUCT = '00000000-0000-0000-0000-000000000000';
const BATCH = 500;

/** Gives each account its tokens of the month, once. Any number of processes may do it at the same time. */
@Injectable()
export class MonthlyTokensService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly ledger: LedgerRepository,
    private readonly events: WalletEventsService,
  ) {}

  /** @returns how many accounts got them. */
  async giveDue(now = new Date()): Promise<number> {
    const month = now.toISOString().slice(0, 7);
    const prefix = `month-${month}-`;
    let given = 0;
    for (;;) {
      const users = await this.ledger.walletsWithout(prefix, BATCH);
      for (const userId of users) {
        const { tokens, changed } = await this.ledger.adjust({
          userId,
          ref: `${prefix}${userId}`,
          delta: this.env.MONTHLY_TOKENS,
          reason: `Tokens for ${month}`,
          actorId: PRODUCT,
        });
        if (!changed) continue;
        given += 1;
        this.events.changed(userId, tokens, 'adjust');
      }
      if (users.length < BATCH) return given;
    }
  }
}
