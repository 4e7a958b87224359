import type { LoggerService } from '@nestjs/common';
import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import { redacted } from './redaction.js';
import { currentRequestId } from './request-context.js';

export type { Logger } from 'pino';

/** What happened, in the words that operators search for. Each has its fields beside it. */
export type LogEvent =
  | 'request'
  | 'claimed'
  | 'judged'
  | 'claim given back'
  | 'claim lost'
  | 'token held'
  | 'token settled'
  | 'payment settled';

/**
 * Writes JSON lines to standard output. Each carries the id of its request; none shows a secret.
 * @param destination of the lines, for tests
 */
export function createLogger(service: string, level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      name: service,
      level,
      formatters: { log: (fields) => redacted(fields) as Record<string, unknown> },
      serializers: { err: (error: unknown) => redacted(stdSerializers.err(error as Error)) },
      mixin: () => {
        const requestId = currentRequestId();
        return requestId === undefined ? {} : { requestId };
      },
    },
    destination ?? pino.destination(1),
  );
}

/** A line about an event, for Nest's logger. */
export interface EventLine {
  event: LogEvent;
  /** When the line is not written while the request is served. */
  requestId?: string | null;
  [field: string]: unknown;
}

const isEvent = (message: unknown): message is EventLine =>
  typeof message === 'object' && message !== null && 'event' in message;

/** Sends Nest's messages to the service's logger. Events get the level info, its start-up messages debug. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}
  log(message: unknown, context?: string): void {
    if (!isEvent(message)) return this.logger.debug({ context }, String(message));
    const { requestId, ...fields } = message;
    this.logger.info({ context, ...fields, ...(requestId != null && { requestId }) }, message.event);
  }
  error(message: unknown, stack?: string, context?: string): void {
    this.logger.error({ context, stack }, String(message));
  }
  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }
  debug(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }
}
