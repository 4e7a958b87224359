import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@evident/contracts';
import { currentRequestId, DomainError, messageOf } from '@evident/kit';
import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';

/** Statuses of errors that Nest and Express raise. */
const CODE_OF_STATUS: Readonly<Record<number, { code: ErrorCode; message: string }>> = {
  400: { code: 'VALIDATION_FAILED', message: 'The request could not be read' },
  401: { code: 'UNAUTHENTICATED', message: 'Please log in' },
  403: { code: 'FORBIDDEN', message: 'You are not allowed to do this' },
  404: { code: 'NOT_FOUND', message: 'There is nothing at this address' },
  413: { code: 'BODY_TOO_LARGE', message: 'The body is too large' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send the body as application/json in UTF-8' },
  429: { code: 'TOO_MANY_REQUESTS', message: 'Too many requests' },
};

const CONNECTION_LOST =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|Connection terminated|timeout exceeded when trying to connect/;

/** Turns every error into an HTTP answer. An unexpected error is logged, and its answer does not tell what it was. */
@Catch()
export class ApiExceptionFilter implements ExceptionFilter {
  private readonly logger = new Logger('http');

  catch(exception: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(exception, http.getRequest<Request>(), http.getResponse<Response>());
  }

  /** Also answers errors raised outside of controllers. */
  answer(exception: unknown, request: Request, response: Response): void {
    if (response.headersSent) return void response.end();
    const error = this.toDomainError(exception, request);
    const body: ErrorBody = {
      error: error.message,
      message: error.message,
      code: error.code,
      requestId: currentRequestId() ?? String(response.getHeader('X-Request-Id') ?? ''),
      ...error.details,
    };
    if (error.details.retryAfterS !== undefined)
      response.setHeader('Retry-After', String(Math.ceil(error.details.retryAfterS)));
    response.setHeader('Cache-Control', 'no-store');
    response.removeHeader('ETag');
    response.status(ERROR_STATUS[error.code]).json(body);
  }

  private toDomainError(exception: unknown, request: Request): DomainError {
    if (exception instanceof DomainError) return exception;
    const status = exception instanceof HttpException ? exception.getStatus() : statusOf(exception);
    const known = status === undefined ? undefined : CODE_OF_STATUS[status];
    if (known) return new DomainError(known.code, known.message);
    const message = messageOf(exception);
    this.logger.error(
      `${request.method} ${request.path}: ${message}`,
      exception instanceof Error ? exception.stack : undefined,
    );
    if (CONNECTION_LOST.test(message)) {
      return new DomainError('SERVICE_UNAVAILABLE', 'The service is unavailable right now', {
        retryAfterS: 2,
      });
    }
    return new DomainError('INTERNAL', 'Something went wrong on our side');
  }
}

/** Body parsers raise plain errors with a status. */
function statusOf(exception: unknown): number | undefined {
  if (!(exception instanceof Error) || !('status' in exception)) return undefined;
  return typeof exception.status === 'number' ? exception.status : undefined;
}
