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
const ANNOUNCED = 'A new version of Evident is here.';
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

/** Keeps what the page tells its workers. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    const post = Function.prototype.call.bind(ServiceWorker.prototype.postMessage);
    ServiceWorker.prototype.postMessage = function (message: unknown, ports: unknown = []) {
      told.push(message);
      post(this, message, ports);
    };
  });

/** Waits until the waiting worker has been told to take over and has done what it was told. */
async function toldToTakeOver(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as { told?: unknown[] }).told?.includes('take-over'));
  await page.evaluate(async () => {
    const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
    if (!waiting) return;
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise((resolve) => (port1.onmessage = resolve));
    waiting.postMessage('release', [port2]);
    await answered;
  });
}

/**
 * @returns a function that ends the worker that is in charge now, as browsers do with an idle one. A busy one may stay for
 * five minutes after the next has been told to take over.
 */
async function workerInCharge(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const inCharge = new Promise<string>((resolve) =>
    session.on(
      'ServiceWorker.workerVersionUpdated',
      ({ versions }: { versions: { versionId: string; status: string }[] }) => {
        const active = versions.find(({ status }) => status === 'activated');
        if (active) resolve(active.versionId);
      },
    ),
  );
  await session.send('ServiceWorker.enable');
  const versionId = await inCharge;
  return async () => {
    // It may be gone by then.
    await session.send('ServiceWorker.stopWorker', { versionId }).catch(() => undefined);
  };
}

describe('A new release', () => {
  let browser: Browser;
  let server: Server;
  let folders: string;
  let release: string;
  let entries: { old: string; next: string };

  /** Two copies of the built pages. The scripts of the second have other names, as after a change of what all use. */
  beforeAll(async () => {
    browser = await launchBrowser();
    folders = await mkdtemp(path.join(os.tmpdir(), 'evident-releases-'));
    const [old, next] = [path.join(folders, 'old'), path.join(folders, 'next')];
    await cp(DIST, old, { recursive: true });
    await cp(DIST, next, { recursive: true });
    const scripts = (await readdir(path.join(old, 'assets'))).filter((name) => name.endsWith('.js'));
    const page = await readFile(path.join(old, 'index.html'), 'utf8');
    const entry = /\/assets\/(index-[\w-]+\.js)/.exec(page)?.[1] ?? '';
    const renamed = new Map(scripts.map((name) => [name, name.replace(/\.js$/, 'Next.js')]));
    entries = { old: entry, next: renamed.get(entry) ?? '' };
    for (const [from, to] of renamed)
      await rename(path.join(next, 'assets', from), path.join(next, 'assets', to));
    for (const name of ['index.html', 'sw.js', ...[...renamed.values()].map((each) => `assets/${each}`)]) {
      const file = path.join(next, name);
      const text = await readFile(file, 'utf8');
      await writeFile(
        file,
        text.replace(/[\w~.-]+\.js/g, (found) => renamed.get(found) ?? found),
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
  /** Whether pages without a connection are those of the new release alone. Its worker removes the others when it takes over. */
  const hasTakenOver = (page: Page) =>
    page.evaluate(async ({ old, next }) => {
      const names = (await caches.keys()).filter((name) => name.includes('precache'));
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      const kept = lists.flat().map(({ url }) => decodeURIComponent(url));
      return kept.some((url) => url.includes(next)) && !kept.some((url) => url.includes(old));
    }, entries);

  it(
    'is announced on an open page, which keeps its files; its worker takes over when no older page is left',
    async () => {
      const { port } = server.address() as AddressInfo;
      const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}` });
      const first = await context.newPage();
      const second = await context.newPage();
      await listen(second);
      await first.goto('/problem');
      await first.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await second.goto('/problem');
      expect(await entryOf(second)).toContain(entries.old);

      release = path.join(folders, 'next');
      await second.reload();
      expect(await entryOf(second)).toContain(entries.next);
      await first.getByText(ANNOUNCED).waitFor();
      expect(await hasTakenOver(second)).toBe(false);
      // The page of the old release opens another of its pages: the server has its files no more.
      await first.getByRole('link', { name: 'Profile' }).first().click();
      await first.waitForURL('**/profile');
      await first.getByRole('heading', { level: 1 }).waitFor();
      expect(await first.getByText('This page could not be shown').count()).toBe(0);

      const endOldWorker = await workerInCharge(second);
      await first.getByRole('button', { name: 'Reload' }).click();
      await first.locator(`script[src*="${entries.next}"]`).waitFor({ state: 'attached' });
      await toldToTakeOver(second);
      await until('the worker of the new release to take over', async () => {
        if (await hasTakenOver(second)) return true;
        // A page that still loads starts it again.
        await endOldWorker();
        return false;
      });
      expect(await first.getByText(ANNOUNCED).count()).toBe(0);
      await context.setOffline(true);
      await second.reload();
      expect(await entryOf(second)).toContain(entries.next);
      await context.close();
    },
    JOURNEY_MS,
  );

  it(
    'takes over without a word when the only open page is reloaded',
    async () => {
      release = path.join(folders, 'old');
      const { port } = server.address() as AddressInfo;
      const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}` });
      const page = await context.newPage();
      await page.goto('/problem');
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      release = path.join(folders, 'next');
      await page.reload();
      await until('the worker of the new release to take over', () => hasTakenOver(page));
      expect(await page.getByText(ANNOUNCED).count()).toBe(0);
      await context.close();
    },
    JOURNEY_MS,
  );
});
