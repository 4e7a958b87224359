import { DomainError } from '@evident/kit';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import express, { type Request, type RequestHandler } from 'express';
import { refuseHopeless } from './hopeless-bodies.js';

export const ZIP_TYPE = 'application/zip';

/** Reads a ZIP of at most `limitBytes` as it is; other types are left to the route to refuse. */
export function zipBody(limitBytes: number): RequestHandler {
  // No unpacking of a transfer encoding: the limit is on the bytes sent.
  return refuseHopeless(express.raw({ type: ZIP_TYPE, limit: limitBytes, inflate: false }));
}

/** The ZIP that was sent. @throws UNSUPPORTED_MEDIA_TYPE when the body is none */
export const ZipBody = createParamDecorator((_data: unknown, context: ExecutionContext): Buffer => {
  const body: unknown = context.switchToHttp().getRequest<Request>().body;
  if (!Buffer.isBuffer(body) || body.length === 0)
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', `Send the file as ${ZIP_TYPE}`);
  return body;
});
