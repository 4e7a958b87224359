import { currentRequestId, gauge, histogram } from '@evident/kit';
import { Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

const seconds = histogram('http_request_seconds', 'Time to answer an HTTP request, by route and status', [
  'method',
  'route',
  'status',
]);
const logger = new Logger('access');
const open = gauge('http_requests_open', 'HTTP requests being answered');

/** Measures requests by route and writes a line about each. Unknown paths share one label, so that a scanner cannot flood the metrics. */
export function measureRequests(request: Request, response: Response, next: NextFunction): void {
  const requestId = currentRequestId() ?? null;
  const started = process.hrtime.bigint();
  open.inc();
  response.once('close', () => {
    open.dec();
    const route = (request.route as { path?: unknown } | undefined)?.path;
    const labels = {
      method: request.method,
      route: typeof route === 'string' ? route : 'other',
      status: String(response.statusCode),
    };
    const took = Number(process.hrtime.bigint() - started) / 1e9;
    seconds.observe(labels, took);
    if (request.path === '/healthz') return;
    logger.log({
      event: 'request',
      requestId,
      method: request.method,
      // Without the query, which may hold the token of a mailed link.
      path: pathOf(request),
      status: response.statusCode,
      // The caller hung up before the whole answer was sent.
      ...(!response.writableFinished && { aborted: true }),
      ms: Math.round(took * 1_000),
      user: (request as Request & { user?: { id: string } }).user?.id,
    });
  });
  next();
}

const MOST_PATH_CHARACTERS = 200;

const pathOf = ({ originalUrl }: Request): string =>
  (originalUrl.split('?', 1)[0] ?? '').slice(0, MOST_PATH_CHARACTERS);
