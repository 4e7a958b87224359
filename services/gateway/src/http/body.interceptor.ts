import { LIMITS } from '@evident/contracts';
import { DomainError, errorOf } from '@evident/kit';
import {
  applyDecorators,
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, RequestHandler, Response } from 'express';
import type { Observable } from 'rxjs';
import { JSON_TYPE, jsonBody, ZIP_TYPE, zipBody } from './body-parsers.js';
import { AnyOrigin } from './origin.guard.js';
import { requirePlainBody } from './plain-text.js';

const BODY_KEY = 'body';
const WEBHOOK_BODY_BYTES = 256 * 1024;

interface BodyKind {
  type: string;
  parse: RequestHandler;
  /** Answer to a body of another type. */
  refusal: string;
}

const json = (parse: RequestHandler): BodyKind => ({
  type: JSON_TYPE,
  parse,
  refusal: `Send the body as ${JSON_TYPE}`,
});

const KINDS = {
  ordinary: json(jsonBody(LIMITS.bodyBytes)),
  large: json(jsonBody(LIMITS.adminBodyBytes)),
  signed: json(jsonBody(WEBHOOK_BODY_BYTES, true)),
  zip: { type: ZIP_TYPE, parse: zipBody(LIMITS.adminBodyBytes), refusal: `Send the file as ${ZIP_TYPE}` },
} as const satisfies Record<string, BodyKind>;

const takes = (kind: keyof typeof KINDS) => SetMetadata(BODY_KEY, kind);

/** The route takes JSON of up to `LIMITS.adminBodyBytes`, for a problem with its whole test set. */
export const LargeBody = () => takes('large');
/** The route takes a ZIP of up to `LIMITS.adminBodyBytes` instead of JSON. */
export const ZipUpload = () => takes('zip');
/** The caller proves itself by a signature over the raw body, so any origin may call. */
export const SignedWebhook = () => applyDecorators(AnyOrigin(), takes('signed'));

/** The ZIP of a route marked with {@link ZipUpload}. @throws UNSUPPORTED_MEDIA_TYPE when the body is empty */
export const ZipBody = createParamDecorator((_data: unknown, context: ExecutionContext): Buffer => {
  const body: unknown = context.switchToHttp().getRequest<Request>().body;
  if (!Buffer.isBuffer(body) || body.length === 0)
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', KINDS.zip.refusal);
  return body;
});

const hasBody = (request: Request): boolean =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;

/**
 * Reads the body as the handler declares it. It runs after the guards, so that only an administrator can make the
 * gateway read many megabytes. It refuses other types, because a form of another site can send those without a
 * preflight request.
 */
@Injectable()
export class BodyInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (request.method !== 'GET' && hasBody(request)) {
      const kind =
        this.reflector.get<keyof typeof KINDS | undefined>(BODY_KEY, context.getHandler()) ?? 'ordinary';
      await read(KINDS[kind], request, http.getResponse<Response>());
      if (KINDS[kind].type === JSON_TYPE) requirePlainBody(request.body);
    }
    return next.handle();
  }
}

async function read({ type, parse, refusal }: BodyKind, request: Request, response: Response): Promise<void> {
  if (!request.is(type)) throw new DomainError('UNSUPPORTED_MEDIA_TYPE', refusal);
  await new Promise<void>((resolve, reject) => {
    void parse(request, response, (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(errorOf(error));
    });
  });
}
