import type { EventName, EventPayload } from '@evident/contracts';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { AllowedOrigins } from '../http/origins.js';
import { SessionCookiesService } from '../identity/session-cookies.service.js';
import { SessionsRepository } from '../identity/sessions.repository.js';

const RECHECK_MS = 15_000;
const SOCKETS_PER_USER = 20;

/** Clients only listen, so a long message is an attack or a mistake. */
const MAX_MESSAGE_BYTES = 16 * 1024;

interface SocketIdentity {
  userId: string;
  sessionId: string;
}
type Incoming = Record<string, never>;
type Outgoing = Record<string, (payload: unknown) => void>;
type LiveServer = Server<Incoming, Outgoing, Record<string, never>, SocketIdentity>;
type LiveConnection = Socket<Incoming, Outgoing, Record<string, never>, SocketIdentity>;

export const roomOfUser = (userId: string): string => `user-${userId}`;
const roomOfSession = (sessionId: string): string => `session-${sessionId}`;

/**
 * Serves one socket for each tab and knows its user by the session cookies. The server alone chooses the rooms of a
 * socket: one for its user and one for its session. It notices sessions that another gateway ended within
 * {@link RECHECK_MS}.
 */
@Injectable()
export class LiveSocket implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('live');
  private server: LiveServer | undefined;
  private recheck: NodeJS.Timeout | undefined;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly origins: AllowedOrigins,
    private readonly cookies: SessionCookiesService,
    private readonly sessions: SessionsRepository,
  ) {}

  /**
   * Opens Socket.IO on the gateway's HTTP server. It checks origins itself, because CORS does not stop a page of
   * another site from opening a WebSocket with the learner's cookies.
   */
  onModuleInit(): void {
    const httpServer = this.host.httpAdapter.getHttpServer() as HttpServer;
    const server: LiveServer = new Server(httpServer, {
      serveClient: false,
      maxHttpBufferSize: MAX_MESSAGE_BYTES,
      perMessageDeflate: false,
      allowRequest: (request, decide) => decide(null, this.origins.admits(request.headers)),
    });
    this.server = server;
    server.use((socket, next) => {
      this.admit(socket).then(next, (error: unknown) => {
        this.logger.warn(`A socket could not be admitted: ${String(error)}`);
        next(new Error('SERVICE_UNAVAILABLE'));
      });
    });
    server.on('connection', (socket) => {
      void socket.join([roomOfUser(socket.data.userId), roomOfSession(socket.data.sessionId)]);
    });
    this.recheck = setInterval(() => {
      this.dropEnded().catch((error: unknown) =>
        this.logger.warn(`Sessions could not be re-checked: ${String(error)}`),
      );
    }, RECHECK_MS);
    this.recheck.unref();
  }

  /** Sends to the sockets of this gateway only, because every gateway hears the bus. */
  toUser<N extends EventName>(userId: string, name: N, payload: EventPayload<N>): void {
    const room = roomOfUser(userId);
    // Most events are of users whose sockets are at another gateway, or nowhere; those need no packet.
    if (this.server?.sockets.adapter.rooms.has(room)) this.server.local.to(room).emit(name, payload);
  }

  /** Sends to all sockets of this gateway. */
  toAll<N extends EventName>(name: N, payload: EventPayload<N>): void {
    this.server?.local.emit(name, payload);
  }

  disconnectSession(sessionId: string): void {
    this.server?.in(roomOfSession(sessionId)).disconnectSockets(true);
  }

  disconnectUser(userId: string): void {
    this.server?.in(roomOfUser(userId)).disconnectSockets(true);
  }

  /** @returns how many sockets are open on this gateway. */
  count(): number {
    return this.server?.engine.clientsCount ?? 0;
  }

  /** Disconnects the sockets whose session has ended. */
  async dropEnded(): Promise<void> {
    const sockets = [...(this.server?.sockets.sockets.values() ?? [])];
    if (sockets.length === 0) return;
    const live = await this.sessions.findLive([...new Set(sockets.map((socket) => socket.data.sessionId))]);
    for (const socket of sockets) if (!live.has(socket.data.sessionId)) socket.disconnect(true);
  }

  /**
   * Closes every connection. Clients reconnect to another gateway by themselves, which they would not do after a
   * message that disconnects them.
   */
  onModuleDestroy(): void {
    clearInterval(this.recheck);
    this.server?.engine.close();
  }

  private async admit(socket: LiveConnection): Promise<Error | undefined> {
    const user = await this.cookies.peek(socket.handshake.headers.cookie);
    if (!user) return new Error('UNAUTHENTICATED');
    const open = this.server?.sockets.adapter.rooms.get(roomOfUser(user.id))?.size ?? 0;
    if (open >= SOCKETS_PER_USER) return new Error('TOO_MANY_REQUESTS');
    socket.data = { userId: user.id, sessionId: user.sessionId };
    return undefined;
  }
}
