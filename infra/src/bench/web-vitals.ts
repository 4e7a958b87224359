import type { BrowserContext, Page } from 'playwright-core';

/** What a visit to one address was like. */
export interface Visit {
  /** Largest contentful paint, ms after navigation. */
  lcpMs: number;
  /** Sum of the layout shifts that nobody caused. */
  cls: number;
  /** Total blocking time: what long tasks lasted beyond 50 ms, ms. */
  blockingMs: number;
  /** JavaScript that the network brought, kB as transferred. */
  scriptKb: number;
}

export interface Conditions {
  /** How many times slower than this machine the processor is made. */
  cpuSlowdown: number;
  /** After the last network answer, how long the page is still watched, ms. */
  settleMs: number;
}

const LONG_TASK_MS = 50;

/** Runs in the page before anything of it does. */
function observe(longTaskMs: number): void {
  const seen = { lcpMs: 0, cls: 0, blockingMs: 0 };
  Object.assign(window, { seen });
  type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean };
  const watch = (type: string, take: (entry: Entry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcpMs = startTime));
  watch('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (hadRecentInput !== true) seen.cls += value;
  });
  watch('longtask', ({ duration }) => (seen.blockingMs += Math.max(0, duration - longTaskMs)));
}

/** Opens an address in a fresh page with an empty cache and measures it until it has settled. */
export async function visit(context: BrowserContext, path: string, conditions: Conditions): Promise<Visit> {
  const page: Page = await context.newPage();
  try {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
    await page.addInitScript(observe, LONG_TASK_MS);
    let scriptBytes = 0;
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      void request.sizes().then(({ responseBodySize }) => (scriptBytes += responseBodySize));
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(conditions.settleMs);
    const seen = await page.evaluate(
      () => (window as unknown as { seen: Pick<Visit, 'lcpMs' | 'cls' | 'blockingMs'> }).seen,
    );
    return { ...seen, scriptKb: scriptBytes / 1_000 };
  } finally {
    await page.close();
  }
}
