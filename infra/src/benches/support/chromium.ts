import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';

const PLACES = ['chromium', 'chromium-browser', 'google-chrome', 'chromium-headless-shell'].map(
  (name) => `/usr/bin/${name}`,
);
export const WINDOW = { width: 1440, height: 900 };

/** @throws when Chromium is not installed. */
export async function withChromium(work: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = PLACES.find((file) => existsSync(file));
  if (executablePath === undefined) throw new Error('Chromium is not installed');
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}

/** A new window, logged in with `credentials`. */
export async function signIn(
  browser: Browser,
  baseURL: string,
  credentials: { email: string; password: string },
): Promise<BrowserContext> {
  // A worker would fetch the files of all pages while one is measured.
  const context = await browser.newContext({ baseURL, viewport: WINDOW, serviceWorkers: 'block' });
  const answer = await context.request.post('/api/v1/auth/login', {
    headers: { origin: baseURL },
    data: credentials,
  });
  if (!answer.ok()) throw new Error(`${credentials.email} cannot log in: ${answer.status()}`);
  return context;
}
