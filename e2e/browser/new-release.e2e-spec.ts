import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { until } from '@evident/kit/testing/index';
import { JOURNEY_MS, launchBrowser, type Browser, type Page } from '../support/browser.js';

const DIST = path.resolve(__dirname, '../../frontend/dist');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};
const USER = {
  id: '5d2f1c0e-0000-4000-8000-000000000001',
  name: 'Ada',
  email: 'ada@example.com',
  role: 'USER',
  tokens: 3,
  createdAt: '2026-01-01T10:00:00.000Z',
  analytics: false,
};

/** Serves a folder as the gateway does, to a learner who is signed in. Only the session is known; other calls are refused. */
function serve(folder: () => string): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    const api = pathname.startsWith('/api/');
    const file = path.extname(pathname) === '' ? 'index.html' : pathname.slice(1);
    response.setHeader(
      'content-type',
      api ? 'application/json' : (TYPES[path.extname(file)] ?? 'font/woff2'),
    );
    response.setHeader('cache-control', 'no-cache');
    if (pathname === '/api/v1/auth/get-me') return response.end(JSON.stringify({ user: USER }));
    if (api) return response.writeHead(503).end('{}');
    readFile(path.join(folder(), file)).then(
      (content) => response.end(content),
      () => response.writeHead(404).end(),
    );
  });
}

describe('A new release', () => {
  let browser: Browser;
  let server: Server;
  let folders: string;
  let release: string;
  let entries: { old: string; next: string };

  /** A copy of the built pages whose entry has another name, as after a change. */
  beforeAll(async () => {
    browser = await launchBrowser();
    folders = await mkdtemp(path.join(os.tmpdir(), 'evident-releases-'));
    const [old, next] = [path.join(folders, 'old'), path.join(folders, 'next')];
    await cp(DIST, old, { recursive: true });
    await cp(DIST, next, { recursive: true });
    const names = await readdir(path.join(old, 'assets'));
    const nameOf = (start: string) => {
      const found = names.find((name) => name.startsWith(start) && name.endsWith('.js'));
      if (!found) throw new Error(`No file is called ${start}`);
      return found;
    };
    const page = await readFile(path.join(old, 'index.html'), 'utf8');
    const entry = /\/assets\/(index-[\w-]+\.js)/.exec(page)?.[1] ?? '';
    const profile = nameOf('profile-route-');
    entries = { old: entry, next: 'index-NextOne1.js' };
    const renamed = [[entry, entries.next] as const, [profile, 'profile-route-NextOne1.js'] as const];
    for (const [from, to] of renamed)
      await rename(path.join(next, 'assets', from), path.join(next, 'assets', to));
    const texts = [
      'index.html',
      'sw.js',
      ...(await readdir(path.join(next, 'assets'))).map((name) => `assets/${name}`),
    ];
    for (const name of texts.filter((each) => /\.(js|html)$/.test(each))) {
      const text = await readFile(path.join(next, name), 'utf8');
      await writeFile(
        path.join(next, name),
        renamed.reduce((changed, [from, to]) => changed.replaceAll(from, to), text),
      );
    }
    release = old;
    server = serve(() => release).listen(0, '127.0.0.1');
    await once(server, 'listening');
  }, JOURNEY_MS);
  afterAll(async () => {
    server.close();
    await browser.close();
    await rm(folders, { recursive: true, force: true });
  });

  const entryOf = (page: Page) => page.locator('script[type="module"]').first().getAttribute('src');
  /** Whether a worker of a newer release waits until the pages of an older one are closed. */
  const waits = (page: Page) =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

  it(
    'is shown at the next load, keeps the files of open pages, and takes over when these are closed',
    async () => {
      const { port } = server.address() as AddressInfo;
      const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}` });
      const first = await context.newPage();
      const second = await context.newPage();
      await first.goto('/problem');
      await first.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await second.goto('/problem');
      expect(await entryOf(second)).toContain(entries.old);

      release = path.join(folders, 'next');
      await second.reload();
      expect(await entryOf(second)).toContain(entries.next);
      await until('the worker of the new release', () => waits(second));
      // The page of the old release opens another of its pages: the server has its files no more.
      await first.getByRole('link', { name: 'Profile' }).first().click();
      await first.waitForURL('**/profile');
      await first.getByRole('heading', { level: 1 }).waitFor();
      expect(await first.getByText('This page could not be shown').count()).toBe(0);

      await first.close();
      await until('the worker of the new release to take over', async () => {
        await second.reload();
        return !(await waits(second));
      });
      await context.setOffline(true);
      await second.reload();
      expect(await entryOf(second)).toContain(entries.next);
      await context.close();
    },
    JOURNEY_MS,
  );
});
