import { CANCEL_CHANNEL } from '@evident/contracts';
import { connectBlocking, errorOf } from '@evident/kit';

/** Hears at once which tasks were cancelled. A missed message costs only time: the next renewal says the same. */
export class Cancellations {
  private readonly redis;

  constructor(redisUrl: string, onError: (error: Error) => void) {
    this.redis = connectBlocking(redisUrl, onError);
  }

  /** Does not wait for Redis: the subscription is made, and made again, whenever it can be reached. */
  listen(cancel: (id: string) => void, onError: (error: Error) => void): void {
    this.redis.on('message', (_channel: string, id: string) => cancel(id));
    this.redis.subscribe(CANCEL_CHANNEL).catch((error: unknown) => {
      onError(errorOf(error));
    });
  }

  get connected(): boolean {
    return this.redis.status === 'ready';
  }

  close(): void {
    this.redis.disconnect();
  }
}
