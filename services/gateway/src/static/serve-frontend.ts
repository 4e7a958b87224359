import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type NextFunction, type Request, type Response } from 'express';
import path from 'node:path';

const YEAR_S = 365 * 86_400;
/** Vite names these after their content. */
const HASHED = `assets${path.sep}`;

const isFrontend = (request: Request): boolean =>
  !request.path.startsWith('/api/') && !request.path.startsWith('/socket.io');

/** The start page answers whoever asks: monitors, link previews and curl do not say that they take HTML. */
const isPage = (request: Request): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  (request.path === '/' ||
    ((request.headers.accept ?? '').includes('text/html') && path.extname(request.path) === ''));

/**
 * Serves the built front end: hashed files for ever, the page itself always asked for anew. Any page address answers
 * the page; its router does the rest.
 */
export function serveFrontend(app: NestExpressApplication, folder: string): void {
  const root = path.resolve(folder);
  const files = express.static(root, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    setHeaders: (response, file) => {
      const kept = path.relative(root, file).startsWith(HASHED);
      response.setHeader('Cache-Control', kept ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
    },
  });
  app.use((request: Request, response: Response, next: NextFunction) => {
    // A call of the API is no file: looking for one would touch the disk each time.
    if (isFrontend(request)) files(request, response, next);
    else next();
  });
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (!isFrontend(request) || !isPage(request)) return next();
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile('index.html', { root }, (error?: Error) => {
      if (error) next();
    });
  });
}
