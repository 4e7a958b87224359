import type { EventName, EventPayload } from '@evident/contracts';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { SessionsRepository } from '../identity/sessions.repository.js';
import { SessionsService } from '../identity/sessions.service.js';
import type { AllowedOrigins } from '../http/origins.js';

const RECHECK_MS = 15_000;
const SOCKETS_PER_USER = 20;

/** Clients only listen; they have nothing long to say. */
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
 * One socket a tab, known by its cookies. The server alone chooses the rooms: the user's own and the session's.
 * Sessions that end elsewhere are noticed within {@link RECHECK_MS}.
 */
@Injectable()
export class LiveSocket implements OnModuleDestroy {
  private readonly logger = new Logger('live');
  private server: LiveServer | undefined;
  private recheck: NodeJS.Timeout | undefined;

  constructor(
    private readonly sessions: SessionsService,
    private readonly repository: SessionsRepository,
  ) {}

  /** Opens Socket.IO on the gateway's own HTTP server. @param origins whose pages may connect: CORS would not
   * stop another site's page from opening a WebSocket with the learner's cookies. */
  attach(httpServer: HttpServer, origins: AllowedOrigins): void {
    const server: LiveServer = new Server(httpServer, {
      serveClient: false,
      maxHttpBufferSize: MAX_MESSAGE_BYTES,
      perMessageDeflate: false,
      allowRequest: (request, decide) => decide(null, origins.admits(request.headers)),
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

  /** Every gateway hears the bus, so each tells only its own sockets. */
  toUser<N extends EventName>(userId: string, name: N, payload: EventPayload<N>): void {
    this.server?.local.to(roomOfUser(userId)).emit(name, payload);
  }

  disconnectSession(sessionId: string): void {
    this.server?.in(roomOfSession(sessionId)).disconnectSockets(true);
  }

  disconnectUser(userId: string): void {
    this.server?.in(roomOfUser(userId)).disconnectSockets(true);
  }

  /** Sockets open on this gateway. */
  count(): number {
    return this.server?.engine.clientsCount ?? 0;
  }

  /** Ends the sockets whose session no longer stands. */
  async dropEnded(): Promise<void> {
    const sockets = [...(this.server?.sockets.sockets.values() ?? [])];
    if (sockets.length === 0) return;
    const live = await this.repository.findLive([...new Set(sockets.map((socket) => socket.data.sessionId))]);
    for (const socket of sockets) if (!live.has(socket.data.sessionId)) socket.disconnect(true);
  }

  /** Says goodbye to every client; each reconnects to another gateway by itself. */
  onModuleDestroy(): void {
    clearInterval(this.recheck);
    this.server?.disconnectSockets(true);
    this.server?.engine.close();
  }

  private async admit(socket: LiveConnection): Promise<Error | undefined> {
    const user = await this.sessions.peek(socket.handshake.headers.cookie);
    if (!user) return new Error('UNAUTHENTICATED');
    const open = this.server?.sockets.adapter.rooms.get(roomOfUser(user.id))?.size ?? 0;
    if (open >= SOCKETS_PER_USER) return new Error('TOO_MANY_REQUESTS');
    socket.data = { userId: user.id, sessionId: user.sessionId };
    return undefined;
  }
}
