import { SITE_META, type SiteInfo } from '@evident/contracts';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ENV, type Env, signOnLabel } from '../env.js';
import { NoticesService } from '../notices/notices.service.js';

const YEAR_S = 365 * 86_400;
/** Vite names the files in this folder after their content. */
const HASHED = `assets${path.sep}`;
/** The build writes a compressed file beside each large one. */
const BROTLI = '.br';

/**
 * The worker of the formatters compiles WebAssembly. A worker has the policy of its own file, so that pages need not
 * allow WebAssembly; this one may load nothing but our own files.
 */
const FORMAT_WORKER = /^format-worker-[\w-]+\.js(\.br)?$/;
const FORMAT_WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

const isFrontend = (request: Request): boolean =>
  !request.path.startsWith('/api/') && !request.path.startsWith('/socket.io');

/** The start page answers every Accept, because monitors, link previews and curl do not ask for HTML. */
const isPage = (request: Request): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  (request.path === '/' ||
    ((request.headers.accept ?? '').includes('text/html') && path.extname(request.path) === ''));

/**
 * Serves the built front end from FRONTEND_DIR. Browsers keep hashed files for a year and ask for the page each time.
 * Each page address answers the same page, whose router shows the right one.
 */
@Injectable()
export class FrontendFilesService implements OnModuleInit {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly host: HttpAdapterHost,
    private readonly notices: NoticesService,
  ) {}

  async onModuleInit(): Promise<void> {
    if (this.env.FRONTEND_DIR === undefined) return;
    const root = path.resolve(this.env.FRONTEND_DIR);
    this.host.httpAdapter.use(filesOf(root, await compressedIn(root)));
    this.host.httpAdapter.use(pageOf(root, () => ({ ...siteOf(this.env), notice: this.notices.current() })));
  }
}

/** @returns the addresses of the files that the build has compressed. */
async function compressedIn(root: string): Promise<ReadonlySet<string>> {
  const names = await readdir(path.join(root, 'assets')).catch(() => []);
  return new Set(
    names.filter((name) => name.endsWith(BROTLI)).map((name) => `/assets/${name.slice(0, -BROTLI.length)}`),
  );
}

function filesOf(root: string, compressed: ReadonlySet<string>): RequestHandler {
  const files = express.static(root, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    setHeaders: (response, file) => {
      const isHashed = path.relative(root, file).startsWith(HASHED);
      response.setHeader('Cache-Control', isHashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
      if (isHashed && FORMAT_WORKER.test(path.basename(file)))
        response.setHeader('Content-Security-Policy', FORMAT_WORKER_POLICY);
      if (file.endsWith(BROTLI)) {
        response.setHeader('Content-Encoding', 'br');
        response.type(path.extname(file.slice(0, -BROTLI.length)));
      }
    },
  });
  // Without the check each call of the API would look for a file on the disk.
  return (request, response, next) => {
    if (!isFrontend(request)) return next();
    if (compressed.has(request.path)) {
      response.vary('Accept-Encoding');
      if (request.acceptsEncodings(['br', 'identity']) === 'br') request.url = `${request.path}${BROTLI}`;
    }
    void files(request, response, next);
  };
}

/** What the page has to know before its first call. */
const siteOf = (env: Env): Omit<SiteInfo, 'notice'> => ({
  payments: env.PAYMENTS !== 'off',
  registration: env.REGISTRATION,
  domains: env.REGISTRATION_DOMAINS,
  singleSignOn: signOnLabel(env),
});

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The page with the settings of this installation in its head, so that no page waits for them. */
const pageOf =
  (root: string, site: () => SiteInfo): RequestHandler =>
  async (request: Request, response: Response, next: NextFunction) => {
    if (!isFrontend(request) || !isPage(request)) return next();
    const page = await readFile(path.join(root, 'index.html'), 'utf8').catch(() => null);
    if (page === null) return next();
    const meta = `<meta name="${SITE_META}" content="${attribute(JSON.stringify(site()))}" />`;
    response.setHeader('Cache-Control', 'no-cache');
    response.type('html').send(page.replace('<head>', () => `<head>${meta}`));
  };
