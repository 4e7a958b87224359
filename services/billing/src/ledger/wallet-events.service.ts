import { EventPublisher } from '@evident/kit';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { ENV, type Env } from '../env.js';

export type WalletChange =
  | 'signup'
  | 'purchase'
  | 'hold'
  | 'usage'
  | 'hold-voided'
  | 'hold-expired'
  | 'refund-started'
  | 'refund'
  | 'refund-failed'
  | 'adjust';

/** Tells the live bus what a user can spend now. A lost event loses nothing: pages read the wallet again. */
@Injectable()
export class WalletEventsService implements OnModuleDestroy {
  private readonly logger = new Logger('wallet-events');
  private readonly publisher: EventPublisher;

  constructor(@Inject(ENV) env: Env) {
    this.publisher = new EventPublisher(env.REDIS_URL, (error) =>
      this.logger.warn(`not published: ${error.message}`),
    );
  }

  /** Never waits for Redis: the ledger's answer must not depend on it. */
  changed(userId: string, tokens: number, reason: WalletChange): void {
    void this.publisher.publish('wallet.changed', userId, { tokens, reason });
  }

  onModuleDestroy(): void {
    this.publisher.close();
  }
}
