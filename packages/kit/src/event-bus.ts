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

/** One message holds the events of one moment, in their order. */
const Envelope = z.object({
  userId: z.string(),
  events: z.array(z.object({ name: z.string(), payload: z.unknown() })),
});

export interface SentEvent<N extends EventName = EventName> {
  name: N;
  payload: EventPayload<N>;
}

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
    await this.publishAll(userId, [{ name, payload }]);
  }

  /** Publishes events of one user in one message. The subscriber parses them. */
  async publishAll(userId: string, events: readonly SentEvent[]): Promise<void> {
    if (events.length === 0) return;
    try {
      await this.redis.publish(EVENT_CHANNEL, JSON.stringify({ userId, events }));
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

/** Receives every live event. An event that does not parse is dropped and reported. */
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
        const { userId, events } = Envelope.parse(JSON.parse(message));
        for (const { name, payload } of events) this.pass(handle, userId, name, payload);
      } catch (error) {
        this.onError(errorOf(error));
      }
    });
    await this.redis.subscribe(EVENT_CHANNEL);
  }

  private pass(handle: (event: BusEvent) => void, userId: string, name: string, payload: unknown): void {
    try {
      if (!(name in EVENTS)) throw new Error(`Unknown event ${name}`);
      handle({ name: name as EventName, userId, payload: EVENTS[name as EventName].parse(payload) });
    } catch (error) {
      this.onError(errorOf(error));
    }
  }

  close(): void {
    this.redis.disconnect();
  }
}
