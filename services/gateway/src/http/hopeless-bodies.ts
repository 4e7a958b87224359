import { DomainError } from '@evident/kit';
import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** Body parsers read even a refused body to its end, so that the caller hears the answer; this much is not worth it. */
const HOPELESS_BYTES = 64 * 1024 * 1024;

/** Runs a body parser unless the announced body is absurd; then the connection ends with the answer. */
export function refuseHopeless(parse: RequestHandler): RequestHandler {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (Number(request.headers['content-length'] ?? 0) <= HOPELESS_BYTES)
      return void parse(request, response, next);
    response.setHeader('Connection', 'close');
    next(new DomainError('BODY_TOO_LARGE', 'The body is too large'));
  };
}
