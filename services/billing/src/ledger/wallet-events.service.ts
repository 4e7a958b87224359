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

/** Publishes the tokens that a user can spend. An event may be lost, because pages also read the wallet. */
@Injectable()
export class WalletEventsService implements OnModuleDestroy {
  private readonly logger = new Logger('wallet-events');
  private readonly publisher: EventPublisher;

  constructor(@Inject(ENV) env: Env) {
    this.publisher = new EventPublisher(env.REDIS_URL, (error) =>
      this.logger.warn(`not published: ${error.message}`),
    );
  }

  /** Does not wait for Redis, so that the ledger answers while Redis is away. */
  changed(userId: string, tokens: number, reason: WalletChange): void {
    void this.publisher.publish('wallet.changed', userId, { tokens, reason });
  }

  onModuleDestroy(): void {
    this.publisher.close();
  }
}
