import { ClientTCP } from '@nestjs/microservices';
import { firstValueFrom, timeout } from 'rxjs';
import { MAX_MESSAGE_LENGTH } from './answer-socket.js';

/** What Nest tells the calls that have no answer when their connection closes. */
const CLOSED = 'Connection closed';

/** A server's word that it stops: it answers what it has received, and new calls belong elsewhere. */
export interface LeavingNotice {
  leaving: true;
}

const isLeavingNotice = (message: unknown): message is LeavingNotice =>
  typeof message === 'object' && message !== null && 'leaving' in message;

/** Whether the call may have been served although its answer is lost. */
export const isLostAnswer = (error: unknown): boolean => error instanceof Error && error.message === CLOSED;

/**
 * One connection to one process of a service. It opens once; another takes its place. When its server says that it
 * leaves, the connection takes no further calls, and it closes after the last answer.
 */
export class RpcConnection extends ClientTCP {
  private opening: Promise<boolean> | undefined;
  private state: 'new' | 'open' | 'leaving' | 'ended' = 'new';
  private unanswered = 0;

  constructor(host: string, port: number) {
    super({ host, port, maxBufferSize: MAX_MESSAGE_LENGTH });
  }

  /** Whether it takes calls. */
  get isOpen(): boolean {
    return this.state === 'open';
  }

  /** Whether it will never take calls again. */
  get isSpent(): boolean {
    return this.state === 'leaving' || this.state === 'ended';
  }

  /** @returns false when the address cannot be reached within the limit; the connection is spent then. */
  open(limitMs: number): Promise<boolean> {
    return (this.opening ??= this.tryToOpen(limitMs));
  }

  /** To be called on an open connection only. @throws what the server answers; an error that `isLostAnswer` knows */
  async ask<T>(call: string, envelope: object, limitMs: number): Promise<T> {
    this.unanswered += 1;
    try {
      return await firstValueFrom(this.send<T>(call, envelope).pipe(timeout(limitMs)));
    } finally {
      this.unanswered -= 1;
      this.closeWhenUnused();
    }
  }

  override handleResponse(message: unknown): Promise<void> {
    if (!isLeavingNotice(message)) return super.handleResponse(message);
    if (this.state === 'open') this.state = 'leaving';
    this.closeWhenUnused();
    return Promise.resolve();
  }

  override handleClose(): void {
    this.state = 'ended';
    super.handleClose();
  }

  /** A restart of the other side resets connections. The calls on them hear of it, so it is not worth an error in the log. */
  override handleError(error: Error): void {
    this.logger.debug(error.message);
  }

  private async tryToOpen(limitMs: number): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), limitMs);
    });
    const connected = this.connect().then(
      () => true,
      () => false,
    );
    const isConnected = await Promise.race([connected, tooLate]);
    clearTimeout(timer);
    if (isConnected && this.state === 'new') this.state = 'open';
    if (this.state === 'open') return true;
    this.abandon();
    return false;
  }

  private closeWhenUnused(): void {
    if (this.state === 'leaving' && this.unanswered === 0) this.close();
  }

  private abandon(): void {
    this.state = 'ended';
    this.socket?.netSocket.destroy();
  }
}
