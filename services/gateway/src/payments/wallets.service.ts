import type { Wallet } from '@evident/contracts';
import { DomainError, messageOf } from '@evident/kit';
import { Injectable, Logger } from '@nestjs/common';
import { BillingClient } from '../rpc/rpc-clients.js';
import { type LastKnownWallet, WalletsRepository } from './wallets.repository.js';

const TIMEOUT_MS = 2_000;
const REMEMBERED_MS = 30_000;
const REMEMBERED_USERS = 10_000;

interface Remembered {
  tokens: number;
  analytics: boolean;
  priority: boolean;
  until: number;
}

/** Reads wallets from the billing service. An account stays usable when that service is down. */
@Injectable()
export class WalletsService {
  private readonly logger = new Logger('wallets');
  private readonly remembered = new Map<string, Remembered>();

  constructor(
    private readonly billing: BillingClient,
    private readonly wallets: WalletsRepository,
  ) {}

  /**
   * Opens a missing wallet, which grants the signup tokens.
   * @returns the current wallet, or the last known one when billing is down.
   */
  async read(user: { id: string; walletOpened: boolean }): Promise<LastKnownWallet> {
    try {
      const wallet = await this.fetch(user);
      const known = this.remembered.get(user.id);
      const changed = known?.tokens !== wallet.tokens || known.analytics !== wallet.analytics;
      if (changed || !user.walletOpened) await this.wallets.save(user.id, wallet);
      this.remember(user.id, wallet);
      return wallet;
    } catch (error) {
      this.logger.warn(`The wallet of ${user.id} could not be read: ${messageOf(error)}`);
      return this.wallets.find(user.id);
    }
  }

  /** @returns whether the user's submissions have priority. Cached, because each submit asks. */
  async hasPriority(user: { id: string; walletOpened: boolean }): Promise<boolean> {
    const known = this.remembered.get(user.id);
    if (known && known.until > Date.now()) return known.priority;
    try {
      return this.remember(user.id, await this.fetch(user));
    } catch {
      return false;
    }
  }

  /** Drops the cached wallet after a change of the ledger. */
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
