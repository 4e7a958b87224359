import { build } from './prerequisites.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Starts one product for all whole-system tests, in its own data folder, unless `E2E_ORIGIN` names a running one. */
export default async function setup() {
  if (process.env.E2E_ORIGIN) return;
  await build();
  const { LocalProduct } = await import('./dist/launcher/local-product.js');
  const { readSettings } = await import('./dist/launcher/settings.js');
  const { freePort } = await import('@evident/kit/free-port');
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-e2e-'));
  fs.chmodSync(dataDir, 0o755);
  const settings = readSettings({ PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'info' });
  const product = new LocalProduct({
    settings,
    onCrash: (service, output) => process.stderr.write(`${service} ended: ${output.slice(-1500)}\n`),
  });
  await product.start();
  Object.assign(process.env, {
    E2E_ORIGIN: product.origin,
    E2E_DATA_DIR: dataDir,
    E2E_DATABASE_URL: product.backingUrls.adminDatabaseUrl,
    E2E_REDIS_URL: product.backingUrls.redisUrl,
    E2E_ADMIN_EMAIL: product.adminCredentials?.email ?? '',
    E2E_ADMIN_PASSWORD: product.adminCredentials?.password ?? '',
  });
  globalThis.__product = { product, dataDir };
}
