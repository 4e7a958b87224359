import type { AddressInfo, Socket } from 'node:net';
import type { RpcMap } from '@evident/contracts';
import { ServerTCP, type MessageHandler, type TcpSocket } from '@nestjs/microservices';
import { AnswerSocket, MAX_MESSAGE_LENGTH } from './answer-socket.js';

/** A TCP listener for the calls of `maps` only, so that the judge reaches no call of the other services. */
export class RpcServer extends ServerTCP {
  private readonly calls: ReadonlySet<string>;

  constructor(address: { host: string; port: number }, maps: readonly RpcMap[]) {
    super({ ...address, maxBufferSize: MAX_MESSAGE_LENGTH });
    this.calls = new Set(maps.flatMap((map) => Object.keys(map)));
  }

  /** The port that it listens on, also where the kernel chose it. */
  get boundPort(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** @throws Error when two handlers claim one call. */
  override addHandler(call: string, handler: MessageHandler): void {
    if (!this.calls.has(call)) return;
    if (this.messageHandlers.has(call)) throw new Error(`The RPC call ${call} has two handlers`);
    super.addHandler(call, handler);
  }

  /** @throws Error when a call has no handler. */
  override listen(callback: Parameters<ServerTCP['listen']>[0]): void {
    const missing = [...this.calls].filter((call) => !this.messageHandlers.has(call));
    if (missing.length > 0) throw new Error(`No handler for the RPC calls ${missing.join(', ')}`);
    super.listen(callback);
  }

  protected override getSocketInstance(socket: Socket): TcpSocket {
    return new AnswerSocket(socket, MAX_MESSAGE_LENGTH) as unknown as TcpSocket;
  }
}
