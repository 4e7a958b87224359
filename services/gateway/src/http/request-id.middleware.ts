import { withRequestId } from '@evident/kit';
import type { NextFunction, Request, Response } from 'express';
import { randomUUID } from 'node:crypto';

const ACCEPTED = /^[\w-]{8,64}$/;

/** Names each request; a caller's own id is kept when it is harmless. Logs, RPC calls and errors carry it. */
export function requestId(request: Request, response: Response, next: NextFunction): void {
  const sent = request.get('x-request-id');
  const id = sent !== undefined && ACCEPTED.test(sent) ? sent : randomUUID();
  response.setHeader('X-Request-Id', id);
  withRequestId(id, next);
}
