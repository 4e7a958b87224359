import { gauge, histogram } from '@evident/kit';
import type { NextFunction, Request, Response } from 'express';

const seconds = histogram('http_request_seconds', 'Time to answer an HTTP request, by route and status', [
  'method',
  'route',
  'status',
]);
const open = gauge('http_requests_open', 'HTTP requests being answered');

/** Measures requests by route. Unknown paths share one label, so that a scanner cannot flood the metrics. */
export function measureRequests(request: Request, response: Response, next: NextFunction): void {
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
    seconds.observe(labels, Number(process.hrtime.bigint() - started) / 1e9);
  });
  next();
}
