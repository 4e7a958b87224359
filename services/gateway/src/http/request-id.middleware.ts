import { startSpan, withRequestId, withTraceParent } from '@evident/kit';
import type { NextFunction, Request, Response } from 'express';
import { randomUUID } from 'node:crypto';

const ACCEPTED = /^[\w-]{8,64}$/;

/** Gives each request an id for logs, RPC calls and errors. Keeps the caller's id when it is well-formed. */
export function requestId(request: Request, response: Response, next: NextFunction): void {
  const sent = request.get('x-request-id');
  const id = sent !== undefined && ACCEPTED.test(sent) ? sent : randomUUID();
  response.setHeader('X-Request-Id', id);
  const span = startSpan(request.method, { kind: 'server', attributes: { 'evident.request_id': id } });
  response.once('close', () => {
    const route = (request.route as { path?: unknown } | undefined)?.path;
    span?.set({ 'http.response.status_code': response.statusCode });
    span?.end({
      name: `${request.method} ${typeof route === 'string' ? route : 'other'}`,
      failure: response.statusCode >= 500 ? String(response.statusCode) : undefined,
    });
  });
  withTraceParent(span?.traceParent, () => withRequestId(id, next));
}
