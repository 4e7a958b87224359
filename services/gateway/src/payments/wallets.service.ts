import type { Wallet } from '@evident/contracts';
import { DomainError, messageOf } from '@evident/kit';
import { Injectable, Logger } from '@nestjs/common';
import { MailerService } from '../mail/mailer.service.js';
import { BillingClient } from '../rpc/rpc-clients.js';
import { type LastKnownWallet, WalletsRepository } from './wallets.repository.js';

const TIMEOUT_MS = 2_000;
const REMEMBERED_MS = 30_000;
const REMEMBERED_USERS = 10_000;

/** Whose wallet is read. */
interface Owner {
  id: string;
  walletOpened: boolean;
  emailVerified: boolean;
}

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
    private readonly mailer: MailerService,
  ) {}

  /**
   * Opens a missing wallet, which grants the signup tokens. Where mail reaches people, that waits for their address to
   * be confirmed; a wallet that is open stays so.
   * @returns the current wallet, or the last known one when billing is down.
   */
  async read(user: Owner): Promise<LastKnownWallet> {
    try {
      const wallet = await this.fetch(user);
      const known = this.remembered.get(user.id);
      const changed = known?.tokens !== wallet.tokens || known.analytics !== wallet.analytics;
      if (changed || !user.walletOpened) await this.wallets.save(user.id, wallet, this.mayOpen(user));
      this.remember(user.id, wallet);
      return wallet;
    } catch (error) {
      this.logger.warn(`The wallet of ${user.id} could not be read: ${messageOf(error)}`);
      return this.wallets.find(user.id);
    }
  }

  /** @returns whether the user's submissions have priority. Cached, because each submit asks. */
  async hasPriority(user: Owner): Promise<boolean> {
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

  private async fetch(user: Owner): Promise<Wallet> {
    const request = { userId: user.id };
    const options = { timeoutMs: TIMEOUT_MS };
    if (!user.walletOpened && this.mayOpen(user)) return this.billing.call('wallet.open', request, options);
    try {
      return await this.billing.call('wallet.get', request, options);
    } catch (error) {
      if (this.mayOpen(user) && error instanceof DomainError && error.code === 'NOT_FOUND')
        return this.billing.call('wallet.open', request, options);
      throw error;
    }
  }

  private mayOpen({ walletOpened, emailVerified }: Owner): boolean {
    return walletOpened || emailVerified || !this.mailer.reachesPeople;
  }

  private remember(userId: string, { tokens, analytics, priority }: Wallet): boolean {
    if (this.remembered.size >= REMEMBERED_USERS) this.remembered.clear();
    this.remembered.set(userId, { tokens, analytics, priority, until: Date.now() + REMEMBERED_MS });
    return priority;
  }
}
