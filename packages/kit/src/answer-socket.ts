import type { Socket } from 'node:net';
import type { ErrorCode } from '@evident/contracts';
import { Logger } from '@nestjs/common';
import { JsonSocket } from '@nestjs/microservices';

/** The most characters that a connection buffers, at either end. */
export const MAX_MESSAGE_LENGTH = 128 * 1024 * 1024;

/** The receiver's buffer also holds the beginning of the next message. */
const RECEIVERS_SPARE = 1024 * 1024;

/** `formatMessageData` is private in the types, but it is where a message becomes text, once. */
const Framing = JsonSocket as unknown as new (
  socket: Socket,
  options: { maxBufferSize: number; maxSendBufferSize: number },
) => {
  readonly netSocket: Socket;
  formatMessageData(message: unknown): string;
  sendMessage(message: unknown): void;
};

/**
 * The server's end of a connection that many calls share. Nest closes the connection when its send buffer overflows,
 * which would fail every call on it. Here an answer that does not fit is replaced by an error for its own call.
 */
export class AnswerSocket extends Framing {
  private readonly logger = new Logger('rpc');

  constructor(
    socket: Socket,
    private readonly maxLength: number,
  ) {
    super(socket, { maxBufferSize: MAX_MESSAGE_LENGTH, maxSendBufferSize: MAX_MESSAGE_LENGTH });
  }

  override formatMessageData(message: { id?: string }): string {
    const room = this.maxLength - RECEIVERS_SPARE - this.netSocket.writableLength;
    const text = this.textOf(message);
    if (text !== undefined && text.length <= room) return text;
    this.logger.warn(
      `An answer of ${text?.length ?? 'too many'} characters does not fit into the connection`,
    );
    const code: ErrorCode = 'SERVICE_UNAVAILABLE';
    const err = { code, message: 'The answer is too large to be sent now', retryAfterS: 2 };
    return super.formatMessageData({ id: message.id, err, isDisposed: true });
  }

  /** @returns undefined for an answer that is longer than any string may be. */
  private textOf(message: unknown): string | undefined {
    try {
      return super.formatMessageData(message);
    } catch (error) {
      if (error instanceof RangeError) return undefined;
      throw error;
    }
  }
}
