import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { freePort } from '../backing/free-port.js';
import { LocalProduct } from '../launcher/local-product.js';
import { readSettings } from '../launcher/settings.js';
import { quantile, table } from './statistics.js';
import { visit, type Conditions, type Visit } from './web-vitals.js';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const VISITS = Number(process.env['BENCH_COUNT'] ?? 5);
const CONDITIONS: Conditions = { cpuSlowdown: Number(process.env['BENCH_CPU'] ?? 4), settleMs: 1_000 };
const WINDOW = { width: 1440, height: 900 };
const ADMIN_PASSWORD = 'bench-administrator';

const PUBLIC = ['/login', '/signup', '/privacy-policy', '/cancellation-and-refund', '/shipping-and-delivery'];
const SIGNED_IN = [
  '/',
  '/problem',
  '/problem/:id',
  '/profile',
  '/pricing',
  '/add-problem',
  '/edit-problem/:id',
];

async function signIn(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, viewport: WINDOW });
  const answer = await context.request.post('/api/v1/auth/login', {
    headers: { origin: baseURL },
    data: { email: 'admin@evident.local', password: ADMIN_PASSWORD },
  });
  if (!answer.ok()) throw new Error(`The administrator cannot log in: ${answer.status()}`);
  return context;
}

async function rowOf(context: BrowserContext, route: string, address: string): Promise<string[]> {
  const visits: Visit[] = [];
  for (let at = 0; at < VISITS; at += 1) visits.push(await visit(context, address, CONDITIONS));
  const median = (read: (one: Visit) => number) => quantile(visits.map(read), 0.5);
  const worst = (read: (one: Visit) => number) => Math.max(...visits.map(read));
  return [
    route,
    median(({ lcpMs }) => lcpMs).toFixed(0),
    worst(({ lcpMs }) => lcpMs).toFixed(0),
    worst(({ cls }) => cls).toFixed(3),
    median(({ blockingMs }) => blockingMs).toFixed(0),
    median(({ scriptKb }) => scriptKb).toFixed(0),
  ];
}

async function measure(browser: Browser, origin: string): Promise<string[][]> {
  const rows: string[][] = [];
  const visitor = await browser.newContext({ baseURL: origin, viewport: WINDOW });
  for (const route of PUBLIC) rows.push(await rowOf(visitor, route, route));
  const member = await signIn(browser, origin);
  const list = await member.request.get('/api/v1/problems/get-all-problems');
  const { problems } = (await list.json()) as { problems: { id: string; slug: string }[] };
  const id = problems.find(({ slug }) => slug === 'climbing-stairs')?.id;
  if (id === undefined) throw new Error('The catalogue has no climbing-stairs');
  for (const route of SIGNED_IN) rows.push(await rowOf(member, route, route.replace(':id', id)));
  return rows;
}

/** A product of its own, in a data folder of its own, gone afterwards. */
async function withProduct(work: (origin: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'evident-bench-'));
  chmodSync(dataDir, 0o755);
  const product = new LocalProduct({
    settings: readSettings({
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ADMIN_PASSWORD,
    }),
  });
  try {
    await product.start();
    await work(product.origin);
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const executablePath = CHROMIUM.find((file) => existsSync(file));
if (executablePath === undefined) throw new Error('Chromium is not installed');
await withProduct(async (origin) => {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const rows = await measure(browser, origin);
    process.stdout.write(
      `${VISITS} visits each with an empty cache, ${WINDOW.width}×${WINDOW.height}, processor ${CONDITIONS.cpuSlowdown} times slower, local network\n`,
    );
    process.stdout.write(
      `${table([['', 'LCP p50 ms', 'LCP max ms', 'CLS max', 'TBT p50 ms', 'script kB'], ...rows])}\n`,
    );
  } finally {
    await browser.close();
  }
});
