import type { Wallet } from '@evident/contracts';
import { DomainError, messageOf } from '@evident/kit';
import { Injectable, Logger } from '@nestjs/common';
import { PaymentsClient } from './payments.client.js';
import { UsersRepository } from '../identity/users.repository.js';

const TIMEOUT_MS = 2_000;
const REMEMBERED_MS = 30_000;
const REMEMBERED_USERS = 10_000;

interface Remembered {
  tokens: number;
  analytics: boolean;
  priority: boolean;
  until: number;
}

/** A user's tokens as billing knows them. An account works on while billing is away. */
@Injectable()
export class WalletsService {
  private readonly logger = new Logger('wallets');
  private readonly remembered = new Map<string, Remembered>();

  constructor(
    private readonly billing: PaymentsClient,
    private readonly users: UsersRepository,
  ) {}

  /** The wallet now; opens it (and so grants the signup tokens) where that has not happened. Falls back to the last known. */
  async read(user: { id: string; walletOpened: boolean }): Promise<{ tokens: number; analytics: boolean }> {
    try {
      const wallet = await this.fetch(user);
      const known = this.remembered.get(user.id);
      const changed = known?.tokens !== wallet.tokens || known.analytics !== wallet.analytics;
      if (changed || !user.walletOpened) await this.users.rememberWallet(user.id, wallet);
      this.remember(user.id, wallet);
      return wallet;
    } catch (error) {
      this.logger.warn(`The wallet of ${user.id} could not be read: ${messageOf(error)}`);
      const known = await this.users.findById(user.id);
      return { tokens: known?.lastKnownTokens ?? 0, analytics: known?.lastKnownAnalytics ?? false };
    }
  }

  /** Whether the user's submissions go first; remembered for a while, because each submit asks. */
  async hasPriority(user: { id: string; walletOpened: boolean }): Promise<boolean> {
    const known = this.remembered.get(user.id);
    if (known && known.until > Date.now()) return known.priority;
    try {
      return this.remember(user.id, await this.fetch(user));
    } catch {
      return false;
    }
  }

  /** After a change of the ledger. */
  forget(userId: string): void {
    this.remembered.delete(userId);
  }

  private async fetch(user: { id: string; walletOpened: boolean }): Promise<Wallet> {
    const request = { userId: user.id };
    const options = { timeoutMs: TIMEOUT_MS };
    if (!user.walletOpened) return this.billing.call('wallet.open', request, options);
    try {
      return await this.billing.call('wallet.get', request, options);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'NOT_FOUND')
        return this.billing.call('wallet.open', request, options);
      throw error;
    }
  }

  private remember(userId: string, { tokens, analytics, priority }: Wallet): boolean {
    if (this.remembered.size >= REMEMBERED_USERS) this.remembered.clear();
    this.remembered.set(userId, { tokens, analytics, priority, until: Date.now() + REMEMBERED_MS });
    return priority;
  }
}
