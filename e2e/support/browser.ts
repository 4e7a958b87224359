import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { product } from './product.js';
import { WIDTHS, type Theme, type Width } from '@evident/infra/screens/page-state';

export type { Browser, Page } from 'playwright-core';

const SCREENSHOTS = path.resolve(__dirname, '../../screenshots');

/** Connects to the one Chromium of all specs; closing the connection closes what was opened over it. */
export function launchBrowser(): Promise<Browser> {
  const address = process.env['E2E_BROWSER'];
  if (!address) throw new Error('No browser was started: E2E_BROWSER is not set');
  return chromium.connect(address);
}

/** Enough for a machine that others keep busy. */
const PAGE_TIMEOUT_MS = 150_000;
/** For a test or hook that visits several pages. */
export const JOURNEY_MS = 600_000;

export interface PageOptions {
  width?: Width;
  theme?: Theme;
  reducedMotion?: 'reduce' | 'no-preference';
  /** Whether pages may keep files and answers for later; only tests without a connection want that. */
  offline?: boolean;
  /** A touch screen and no mouse. */
  touch?: boolean;
}

export async function newPage(
  browser: Browser,
  {
    width = 'desktop',
    theme = 'light',
    reducedMotion = 'reduce',
    offline = false,
    touch = false,
  }: PageOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport: WIDTHS[width],
    colorScheme: theme,
    reducedMotion,
    hasTouch: touch,
    isMobile: touch,
    serviceWorkers: offline ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PAGE_TIMEOUT_MS);
  context.setDefaultNavigationTimeout(PAGE_TIMEOUT_MS);
  return context.newPage();
}

/** Whether pictures are wanted, as by `npm run test:screens`. */
export const PICTURES = process.env['SCREENSHOTS'] !== undefined;

/** Writes a picture into the git-ignored `screenshots/` folder if pictures are wanted. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (!PICTURES) return;
  mkdirSync(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: path.join(SCREENSHOTS, `${name}.png`), animations: 'disabled' });
}
