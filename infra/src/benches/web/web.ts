import type { Browser, BrowserContext } from 'playwright-core';
import { signIn, WINDOW, withChromium } from '../support/chromium.js';
import { ADMIN, withProduct } from '../support/own-product.js';
import { quantile, table } from '../support/statistics.js';
import { visit, type Conditions, type Visit } from './web-vitals.js';

const VISITS = Number(process.env['BENCH_COUNT'] ?? 5);
const CONDITIONS: Conditions = { cpuSlowdown: Number(process.env['BENCH_CPU'] ?? 4), settleMs: 1_000 };

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
  const member = await signIn(browser, origin, ADMIN);
  const list = await member.request.get('/api/v1/problems/get-all-problems');
  const { problems } = (await list.json()) as { problems: { id: string; slug: string }[] };
  const id = problems.find(({ slug }) => slug === 'climbing-stairs')?.id;
  if (id === undefined) throw new Error('The catalogue has no climbing-stairs');
  for (const route of SIGNED_IN) rows.push(await rowOf(member, route, route.replace(':id', id)));
  return rows;
}

await withProduct(({ origin }) =>
  withChromium(async (browser) => {
    const rows = await measure(browser, origin);
    process.stdout.write(
      `${VISITS} visits each with an empty cache, ${WINDOW.width}×${WINDOW.height}, processor ${CONDITIONS.cpuSlowdown} times slower, local network\n`,
    );
    process.stdout.write(
      `${table([['', 'LCP p50 ms', 'LCP max ms', 'CLS max', 'TBT p50 ms', 'script kB'], ...rows])}\n`,
    );
  }),
);
