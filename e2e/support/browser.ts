import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
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
  /** The text field that touch devices get instead of Monaco, for tests that are not about the editor. */
  plainEditor?: boolean;
}

export async function newPage(
  browser: Browser,
  {
    width = 'desktop',
    theme = 'light',
    reducedMotion = 'reduce',
    offline = false,
    touch = false,
    plainEditor = false,
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
  if (plainEditor) await preferPlainEditor(context);
  return context.newPage();
}

/**
 * Pages that are loaded from now on show the product's text field for touch devices, and are like a desktop's otherwise.
 * To compile and draw Monaco is most of what the page of a problem costs.
 */
export const preferPlainEditor = (pages: BrowserContext | Page): Promise<unknown> =>
  pages.addInitScript(() => {
    const asked = window.matchMedia.bind(window);
    window.matchMedia = (query) => asked(query.includes('pointer: coarse') ? 'all' : query);
  });

/** Whether pictures are wanted, as by `npm run test:screens`. */
export const PICTURES = process.env['SCREENSHOTS'] !== undefined;

/** Writes a picture into the git-ignored `screenshots/` folder if pictures are wanted. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (!PICTURES) return;
  mkdirSync(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: path.join(SCREENSHOTS, `${name}.png`), animations: 'disabled' });
}
