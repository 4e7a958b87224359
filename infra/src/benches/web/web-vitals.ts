import type { BrowserContext, Page } from 'playwright-core';

/** The measurements of one visit. */
export interface Visit {
  /** Largest contentful paint, ms after navigation. */
  lcpMs: number;
  /** Sum of the layout shifts without user input. */
  cls: number;
  /** Total blocking time, ms: the time of long tasks beyond 50 ms each. */
  blockingMs: number;
  /** JavaScript, kB as transferred. */
  scriptKb: number;
}

export interface Conditions {
  /** The factor by which the browser slows its processor. */
  cpuSlowdown: number;
  /** How long to watch the page after the last network answer, ms. */
  settleMs: number;
}

const LONG_TASK_MS = 50;
/** The browser reports a paint some time after it. */
const PAINT_MS = 30_000;

/** Script that runs in the page before the page's own; a text, because this package has no browser types. */
const OBSERVER = `
  const seen = (window.seen = { lcpMs: 0, cls: 0, blockingMs: 0 });
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  window.painted = new Promise((resolve) => {
    watch('largest-contentful-paint', (entry) => { resolve(); seen.lcpMs = entry.startTime; });
    setTimeout(resolve, ${PAINT_MS});
  });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value; });
  watch('longtask', (entry) => { seen.blockingMs += Math.max(0, entry.duration - ${LONG_TASK_MS}); });
`;

/** Opens an address in a fresh page with an empty cache and measures it until it has settled. */
export async function visit(context: BrowserContext, path: string, conditions: Conditions): Promise<Visit> {
  const page: Page = await context.newPage();
  try {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
    await page.addInitScript({ content: OBSERVER });
    let scriptBytes = 0;
    const scripts = new Set<string>();
    devtools.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });
    await devtools.send('Network.enable');
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate('window.painted');
    await page.waitForTimeout(conditions.settleMs);
    const seen = await page.evaluate<Omit<Visit, 'scriptKb'>>('window.seen');
    return { ...seen, scriptKb: scriptBytes / 1_000 };
  } finally {
    await page.close();
  }
}
