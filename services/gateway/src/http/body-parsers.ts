import express, { type Request, type RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';

export const JSON_TYPE = 'application/json';
export const ZIP_TYPE = 'application/zip';

/** The contract's payloads nest at most eight levels deep. */
const MAX_DEPTH = 32;
const [QUOTE, BACKSLASH, OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [
  0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d,
];

/** @returns how deep the arrays and objects of a JSON text nest. */
function jsonDepth(text: Buffer): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let i = 0; i < text.length; i += 1) {
    const byte = text[i];
    if (inString) {
      if (byte === BACKSLASH) i += 1;
      else if (byte === QUOTE) inString = false;
    } else if (byte === QUOTE) inString = true;
    else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) deepest = Math.max(deepest, (depth += 1));
    else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) depth -= 1;
  }
  return deepest;
}

export interface RequestWithRawBody extends Request {
  rawBody?: Buffer;
}

/**
 * Parses a JSON body of at most `limitBytes`.
 * @param keepRaw keeps the bytes on the request, because a signature covers them.
 */
export function jsonBody(limitBytes: number, keepRaw = false): RequestHandler {
  return express.json({
    limit: limitBytes,
    verify: (request: IncomingMessage & { rawBody?: Buffer }, _response, body) => {
      // The parser adds properties to the error it catches, so this is a plain error with a status.
      if (jsonDepth(body) > MAX_DEPTH)
        throw Object.assign(new Error('The body nests too deep'), { status: 400 });
      if (keepRaw) request.rawBody = body;
    },
  });
}

/** Reads a ZIP of at most `limitBytes` without decompressing it: the limit is on the bytes sent. */
export const zipBody = (limitBytes: number): RequestHandler =>
  express.raw({ type: ZIP_TYPE, limit: limitBytes, inflate: false });
