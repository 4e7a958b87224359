import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';
import { currentRequestId } from './request-context.js';

export type { Logger } from 'pino';

const REDACTED = [
  'password',
  '*.password',
  'req.headers.cookie',
  'req.headers.authorization',
  '*.sourceCode',
  '*.source_code',
  '*.token',
];

/** Writes JSON lines to standard output. Each carries the id of its request. */
export function createLogger(service: string, level: string): Logger {
  return pino({
    name: service,
    level,
    redact: { paths: REDACTED, censor: '[redacted]' },
    mixin: () => {
      const requestId = currentRequestId();
      return requestId === undefined ? {} : { requestId };
    },
  });
}

/** Sends Nest's messages to the service's logger. Its start-up messages get the level debug. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}
  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
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
