import { DomainError } from '@evident/kit';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { AllowedOrigins } from './origins.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const hasBody = (request: Request): boolean =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;

/** Types that neither a form nor a script of another site can send without asking first. */
const isJson = (type: string): boolean => /^application\/json\s*(;|$)/i.test(type);
const isZip = (type: string): boolean => /^application\/zip\s*(;|$)/i.test(type);

export interface CrossSiteExceptions {
  /** Paths whose callers prove themselves otherwise. */
  exempt: (path: string) => boolean;
  /** Paths that take a ZIP as well; their origin is checked like any other's. */
  takesZip: (path: string) => boolean;
}

/**
 * Stops requests that another site makes with the learner's cookies: unsafe methods need an admitted origin and a
 * body of a type that no form can send.
 */
export function refuseCrossSite(
  origins: AllowedOrigins,
  { exempt, takesZip }: CrossSiteExceptions,
): RequestHandler {
  return (request: Request, _response: Response, next: NextFunction): void => {
    if (SAFE_METHODS.has(request.method) || exempt(request.path)) return next();
    if (!origins.admits(request.headers)) {
      return next(new DomainError('ORIGIN_REFUSED', 'Requests from other sites are refused'));
    }
    const type = request.headers['content-type'] ?? '';
    if (hasBody(request) && !isJson(type) && !(isZip(type) && takesZip(request.path))) {
      return next(new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json'));
    }
    next();
  };
}
