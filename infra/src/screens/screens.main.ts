import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { signIn, withChromium } from '../benches/support/chromium.js';
import { withProduct } from '../benches/support/own-product.js';
import { drawn, FROM_WIDE, settled, THEMES, WIDTHS } from './page-state.js';
import { sampleData } from './sample-data.js';
import {
  ACCOUNTS,
  answerLate,
  answerUnavailable,
  screensOf,
  type Screen,
  type Visitor,
} from './screen-list.js';

const FOLDER = path.resolve(process.argv[2] ?? 'screenshots');
/** Only screens whose visitor and name match, such as `learner-(profile|settings)`. */
const WANTED = new RegExp(process.argv[3] ?? '');
const PATIENCE_MS = 20_000;

async function contextOf(browser: Browser, origin: string, visitor: Visitor): Promise<BrowserContext> {
  const account = ACCOUNTS[visitor];
  const context = await (account === null
    ? browser.newContext({ baseURL: origin, serviceWorkers: 'block' })
    : signIn(browser, origin, account));
  context.setDefaultTimeout(PATIENCE_MS);
  if (visitor === 'newcomer' || account === null) return context;
  const me = await context.request.get('/api/v1/auth/get-me');
  const { user } = (await me.json()) as { user: { id: string } };
  await context.addInitScript(`localStorage.setItem('evident:input-guide:${user.id}', '"seen"')`);
  return context;
}

/** Waits until the page shows what it shows in the end, which a fault makes a failure or a placeholder. */
async function ready(page: Page, { faults }: Screen): Promise<void> {
  if (faults) await page.locator('[role="status"], [role="alert"]').first().waitFor();
  else await settled(page);
  await drawn(page);
}

async function open(page: Page, screen: Screen): Promise<void> {
  await page.goto('about:blank');
  await page.goto(screen.address);
  if (!screen.faults) await page.waitForLoadState('networkidle');
  await ready(page, screen);
  if (!screen.prepare) return;
  await screen.prepare(page);
  await page.waitForLoadState('networkidle');
}

/** Opens a screen and takes its picture in each width and theme. @returns the names of the files. */
async function photograph(page: Page, visitor: Visitor, screen: Screen): Promise<string[]> {
  const { name, again, faults } = screen;
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  if (faults) await page.route(faults.calls, faults.kind === 'hang' ? answerLate : answerUnavailable);
  const files: string[] = [];
  for (const width of FROM_WIDE) {
    await page.setViewportSize(WIDTHS[width]);
    if (width === 'desktop' || (again && width === 'tablet')) await open(page, screen);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await ready(page, screen);
      const file = `${visitor}-${name}-${width}-${theme}.png`;
      await page.screenshot({ path: path.join(FOLDER, file), fullPage: true, animations: 'disabled' });
      files.push(file);
    }
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return files;
}

/** The problem and the list as they open without a connection. */
async function photographOffline(browser: Browser, origin: string, problem: string): Promise<string[]> {
  const context = await browser.newContext({ baseURL: origin, viewport: WIDTHS.desktop });
  context.setDefaultTimeout(PATIENCE_MS);
  const { email, password } = ACCOUNTS.newcomer ?? { email: '', password: '' };
  await context.request.post('/api/v1/auth/login', { headers: { origin }, data: { email, password } });
  const page = await context.newPage();
  await page.goto('/problem');
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.reload();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const files = await photograph(page, 'newcomer', { name: 'offline-list', address: '/problem' });
  files.push(
    ...(await photograph(page, 'newcomer', {
      name: 'offline-unknown',
      address: `/problem/${problem}`,
      faults: { calls: '**/nothing', kind: 'fail' },
    })),
  );
  await context.close();
  return files;
}

/** A page with all pictures, a row for each screen. */
function contents(rows: readonly (readonly string[])[]): string {
  const row = (files: readonly string[]) =>
    `<h2>${files[0]?.replace(/-desktop-light\.png$/, '')}</h2><p>${files.map((file) => `<a href="${file}"><img loading="lazy" height="320" src="${file}" alt="${file}"></a>`).join(' ')}</p>`;
  return `<!doctype html><meta charset="utf-8"><title>Screens</title>${rows.map(row).join('\n')}\n`;
}

mkdirSync(FOLDER, { recursive: true });
const rows: string[][] = [];
const failures: string[] = [];
const attempt = async (name: string, work: () => Promise<string[]>) => {
  if (!WANTED.test(name)) return;
  try {
    rows.push(await work());
  } catch (error) {
    failures.push(`${name}: ${String(error).split('\n', 3).join(' ')}`);
  }
};
await withProduct(async (product) => {
  const data = await sampleData(product);
  await withChromium(async (browser) => {
    for (const { visitor, screens } of screensOf(data)) {
      const context = await contextOf(browser, product.origin, visitor);
      for (const screen of screens) {
        const page = await context.newPage();
        await attempt(`${visitor}-${screen.name}`, () => photograph(page, visitor, screen));
        await page.close();
      }
      await context.close();
    }
    await attempt('newcomer-offline', () => photographOffline(browser, product.origin, data.twoSum));
  });
});
writeFileSync(path.join(FOLDER, 'index.html'), contents(rows));
process.stdout.write(`${rows.flat().length} pictures of ${rows.length} screens in ${FOLDER}\n`);
for (const failure of failures) process.stderr.write(`✗ ${failure}\n`);
if (failures.length > 0) process.exitCode = 1;
