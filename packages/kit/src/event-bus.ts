import {
  CANCEL_CHANNEL,
  EVENT_CHANNEL,
  EVENTS,
  type BusEvent,
  type EventName,
  type EventPayload,
} from '@evident/contracts';
import { z } from 'zod';
import { connectBlocking, connectProducer } from './redis.js';
import { errorOf } from './thrown.js';

const Envelope = z.object({ name: z.string(), userId: z.string(), payload: z.unknown() });

/** Publishes live events and cancellations. No result depends on them, so one may be lost. */
export class EventPublisher {
  private readonly redis;

  constructor(
    redisUrl: string,
    private readonly onError: (error: Error) => void,
  ) {
    this.redis = connectProducer(redisUrl, onError);
  }

  async publish<N extends EventName>(name: N, userId: string, payload: EventPayload<N>): Promise<void> {
    try {
      await this.redis.publish(
        EVENT_CHANNEL,
        JSON.stringify({ name, userId, payload: EVENTS[name].parse(payload) }),
      );
    } catch (error) {
      this.onError(errorOf(error));
    }
  }

  /** Tells judge workers to stop now. A worker that misses the message stops at its next renewal. */
  async announceCancel(ids: readonly string[]): Promise<void> {
    try {
      for (const id of ids) await this.redis.publish(CANCEL_CHANNEL, id);
    } catch (error) {
      this.onError(errorOf(error));
    }
  }

  close(): void {
    this.redis.disconnect();
  }
}

/** Receives every live event. A message that does not parse is dropped and reported. */
export class EventSubscriber {
  private readonly redis;

  constructor(
    redisUrl: string,
    private readonly onError: (error: Error) => void,
  ) {
    this.redis = connectBlocking(redisUrl, onError);
  }

  async subscribe(handle: (event: BusEvent) => void): Promise<void> {
    this.redis.on('message', (_channel: string, message: string) => {
      try {
        const { name, userId, payload } = Envelope.parse(JSON.parse(message));
        if (!(name in EVENTS)) throw new Error(`Unknown event ${name}`);
        handle({ name: name as EventName, userId, payload: EVENTS[name as EventName].parse(payload) });
      } catch (error) {
        this.onError(errorOf(error));
      }
    });
    await this.redis.subscribe(EVENT_CHANNEL);
  }

  close(): void {
    this.redis.disconnect();
  }
}
