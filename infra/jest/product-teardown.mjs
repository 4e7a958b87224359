import fs from 'node:fs';
import path from 'node:path';
import { cpuSeconds, noteCost } from './cpu-time.cjs';

export default async function teardown() {
  const { browser, product, dataDir, guardian } = globalThis.__endToEnd ?? {};
  if (browser) noteCost('the browser', cpuSeconds(browser.process().pid));
  const { user, system } = process.cpuUsage();
  noteCost('Jest, and what drives the browser', (user + system) / 1e6);
  await browser?.close();
  if (!product) return;
  noteProduct(product, dataDir);
  await product.stop();
  guardian.release();
  if (process.env.E2E_KEEP_DATA) return;
  fs.rmSync(dataDir, { recursive: true, force: true });
}

/** Notes what each process of the product has used. */
function noteProduct(product, dataDir) {
  const services = JSON.parse(fs.readFileSync(path.join(dataDir, 'processes.json'), 'utf8'));
  for (const [service, { pid }] of Object.entries(services))
    noteCost(`the product: ${service}`, cpuSeconds(pid));
  noteCost('the product: PostgreSQL and Redis', cpuSeconds(...product.backingUrls.pids));
}
