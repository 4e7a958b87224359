import { DomainError } from '@evident/kit';
import type { NextFunction, Request, Response } from 'express';

const HUGE_BYTES = 64 * 1024 * 1024;

/**
 * Refuses a request that announces a huge body, and closes its connection. The server reads any other refused body to
 * its end, so that the caller receives the answer.
 */
export function refuseHugeBodies(request: Request, response: Response, next: NextFunction): void {
  if (Number(request.headers['content-length'] ?? 0) <= HUGE_BYTES) return next();
  response.setHeader('Connection', 'close');
  next(new DomainError('BODY_TOO_LARGE', 'The body is too large'));
}
