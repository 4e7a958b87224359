import type { BusEvent } from '@evident/contracts';
import { EventSubscriber } from '@evident/kit';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { ENV, type Env } from '../env.js';

export type EventListener = (event: BusEvent) => void;

/** Passes the events of the bus to the listeners of this gateway. */
@Injectable()
export class LiveEventsService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('live-events');
  private readonly subscriber: EventSubscriber;
  private readonly listeners: EventListener[] = [];

  constructor(@Inject(ENV) env: Pick<Env, 'REDIS_URL'>) {
    this.subscriber = new EventSubscriber(env.REDIS_URL, (error) => this.logger.warn(error.message));
  }

  /** @param listener is called for every event of every user, in the order of the bus. */
  listen(listener: EventListener): void {
    this.listeners.push(listener);
  }

  /** Does not wait for Redis: without it the gateway answers requests, only without live events. */
  onApplicationBootstrap(): void {
    this.subscriber
      .subscribe((event) => this.listeners.forEach((listener) => listener(event)))
      .catch((error: unknown) => this.logger.warn(`The event bus could not be joined: ${String(error)}`));
  }

  onModuleDestroy(): void {
    this.subscriber.close();
  }
}
