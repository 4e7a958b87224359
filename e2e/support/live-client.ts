import { EVENT_NAMES, type EventName } from '@evident/contracts';
import { io, type Socket } from 'socket.io-client';
import type { ApiClient } from './api-client.js';
import { product } from './product.js';

export interface HeardEvent {
  name: EventName;
  payload: Record<string, unknown>;
}

/** A learner's socket that keeps everything it hears, in order. */
export class LiveClient {
  readonly heard: HeardEvent[] = [];

  private constructor(private readonly socket: Socket) {
    for (const name of EVENT_NAMES)
      socket.on(name, (payload: Record<string, unknown>) => this.heard.push({ name, payload }));
  }

  static async open(client: ApiClient): Promise<LiveClient> {
    const socket = io(product.origin, {
      extraHeaders: { cookie: client.cookieHeader, origin: product.origin },
      transports: ['websocket'],
      reconnection: false,
    });
    const live = new LiveClient(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', () => resolve());
      socket.once('connect_error', reject);
    });
    return live;
  }

  close(): void {
    this.socket.disconnect();
  }
}
