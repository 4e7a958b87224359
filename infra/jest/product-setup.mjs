import { BROWSERS, build } from '../prerequisites.mjs';
import { guard } from '../guardian.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Starts one browser and one product for all whole-system tests. `E2E_ORIGIN` names a product that runs already; else it
 * gets a data folder of its own.
 */
export default async function setup() {
  const browser = await startBrowser();
  process.env.E2E_BROWSER = browser.wsEndpoint();
  globalThis.__endToEnd = { browser, ...(process.env.E2E_ORIGIN ? {} : await startProduct()) };
}

/** Debian's own; it ends with this process. No test may reach anything but this machine. */
async function startBrowser() {
  const { chromium } = await import('playwright-core');
  const executablePath = BROWSERS.map((name) => `/usr/bin/${name}`).find((file) => fs.existsSync(file));
  if (!executablePath) throw new Error('Chromium is not installed');
  return chromium.launchServer({
    executablePath,
    host: '127.0.0.1',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

async function startProduct() {
  await build();
  const { LocalProduct } = await import('../dist/launcher/local-product.js');
  const { readSettings } = await import('../dist/launcher/settings.js');
  const { freePort } = await import('@evident/kit/free-port');
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-e2e-'));
  fs.chmodSync(dataDir, 0o755);
  const settings = readSettings({ PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'info' });
  // The longest allowed: a busy machine must not end an analysis that a test waits for.
  process.env.ANALYSIS_DEADLINE_MS ??= '300000';
  const product = new LocalProduct({
    settings,
    onCrash: (service, output) => process.stderr.write(`${service} ended: ${output.slice(-1500)}\n`),
  });
  await product.start();
  // The services end by themselves with this process; their servers would stay.
  const guardian = guard({
    pids: product.backingUrls.pids,
    folders: process.env.E2E_KEEP_DATA ? [] : [dataDir],
  });
  Object.assign(process.env, {
    E2E_ORIGIN: product.origin,
    E2E_DATA_DIR: dataDir,
    E2E_DATABASE_URL: product.backingUrls.adminDatabaseUrl,
    E2E_REDIS_URL: product.backingUrls.redisUrl,
    E2E_ADMIN_EMAIL: product.adminCredentials?.email ?? '',
    E2E_ADMIN_PASSWORD: product.adminCredentials?.password ?? '',
  });
  return { product, dataDir, guardian };
}
