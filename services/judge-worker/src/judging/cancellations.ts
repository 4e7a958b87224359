import { CANCEL_CHANNEL } from '@evident/contracts';
import { connectBlocking, errorOf } from '@evident/kit';

/** Receives the ids of cancelled tasks. A worker that misses a message learns of it from the next renewal. */
export class Cancellations {
  private readonly redis;

  constructor(redisUrl: string, onError: (error: Error) => void) {
    this.redis = connectBlocking(redisUrl, onError);
  }

  /** Does not wait for Redis. The client subscribes again after every reconnect. */
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
