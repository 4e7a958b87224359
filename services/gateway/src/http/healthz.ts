import type { RequestHandler } from 'express';

/** A load balancer asks often, and so may anybody: the database is asked at most once in this time. */
const ANSWER_KEPT_MS = 1_000;

export interface HealthzOptions {
  /** Whether the gateway can serve requests. */
  isReady: () => Promise<boolean>;
  /** Whether the gateway is about to stop. */
  isDraining: () => boolean;
  now?: () => number;
}

/** `GET /healthz` on the public port: 200 while requests should be sent here, 503 otherwise. It says nothing else. */
export function healthz({
  isReady,
  isDraining,
  now = () => performance.now(),
}: HealthzOptions): RequestHandler {
  let kept: { until: number; ready: Promise<boolean> } | undefined;
  const ready = (): Promise<boolean> => {
    if (!kept || now() >= kept.until)
      kept = { until: now() + ANSWER_KEPT_MS, ready: isReady().catch(() => false) };
    return kept.ready;
  };
  return (request, response, next) => {
    if (request.path !== '/healthz' || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    response.setHeader('Cache-Control', 'no-store');
    const answer = (isGood: boolean): void =>
      void response
        .status(isGood ? 200 : 503)
        .type('text/plain')
        .send(isGood ? 'ok\n' : 'unavailable\n');
    if (isDraining()) return answer(false);
    ready().then(answer, next);
  };
}
