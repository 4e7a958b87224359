import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { RpcDefinition, RpcMap } from '@evident/contracts';
import { ServerTCP, type MessageHandler, type TcpSocket } from '@nestjs/microservices';
import { throwError } from 'rxjs';
import { AnswerSocket, MAX_MESSAGE_LENGTH } from './answer-socket.js';
import { DomainError } from './domain-error.js';
import { rpcServed } from './metrics.js';
import type { RpcCallerCheck, VerifiedCall } from './rpc-caller-check.js';
import type { LeavingNotice } from './rpc-connection.js';

const LOOK_MS = 5;

/**
 * A TCP listener for the calls of `maps` only, so that the judge reaches no call of the other services. No handler sees
 * a call before its caller is known and allowed.
 */
export class RpcServer extends ServerTCP {
  private readonly calls: ReadonlyMap<string, RpcDefinition>;
  private readonly connections = new Set<AnswerSocket>();

  constructor(
    address: { host: string; port: number },
    maps: readonly RpcMap[],
    private readonly callers: RpcCallerCheck,
  ) {
    super({ ...address, maxBufferSize: MAX_MESSAGE_LENGTH });
    this.calls = new Map(maps.flatMap((map) => Object.entries(map)));
  }

  /** The port that it listens on, also where the kernel chose it. */
  get boundPort(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** @throws Error when two handlers claim one call. */
  override addHandler(call: string, handler: MessageHandler): void {
    const definition = this.calls.get(call);
    if (!definition) return;
    if (this.messageHandlers.has(call)) throw new Error(`The RPC call ${call} has two handlers`);
    super.addHandler(call, this.guarded(call, definition, handler));
  }

  /** @throws Error when a call has no handler. */
  override listen(callback: Parameters<ServerTCP['listen']>[0]): void {
    const missing = [...this.calls.keys()].filter((call) => !this.messageHandlers.has(call));
    if (missing.length > 0) throw new Error(`No handler for the RPC calls ${missing.join(', ')}`);
    super.listen(callback);
  }

  /**
   * Takes no further connection and tells every client that this process leaves. Clients then make new calls elsewhere
   * and close their connection after the last answer.
   * @returns when all connections are closed, or `limitMs` have passed.
   */
  async leave(limitMs: number): Promise<void> {
    const notice: LeavingNotice = { leaving: true };
    const end = performance.now() + limitMs;
    this.server.close();
    for (const connection of this.connections) connection.sendMessage(notice);
    while (this.openSockets.size > 0 && performance.now() < end) await delay(LOOK_MS);
  }

  private guarded(call: string, definition: RpcDefinition, handler: MessageHandler): MessageHandler {
    const guarded: MessageHandler = (message, context) => {
      let verified: VerifiedCall;
      try {
        verified = this.callers.verify(call, definition, message);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        rpcServed.observe({ call, code: error.code }, 0);
        return Promise.resolve(throwError(() => error.toRpc()));
      }
      return handler(verified, context) as Promise<unknown>;
    };
    return Object.assign(guarded, handler);
  }

  protected override getSocketInstance(socket: Socket): TcpSocket {
    const connection = new AnswerSocket(socket, MAX_MESSAGE_LENGTH);
    this.connections.add(connection);
    socket.once('close', () => this.connections.delete(connection));
    return connection as unknown as TcpSocket;
  }
}
