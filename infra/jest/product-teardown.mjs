import fs from 'node:fs';
import path from 'node:path';
import { noteServers } from './cpu-time.cjs';

export default async function teardown() {
  const { browser, product, dataDir, guardian } = globalThis.__endToEnd ?? {};
  if (browser) noteServers('the browser', browser.process().pid);
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
  for (const [service, { pid }] of Object.entries(services)) noteServers(`the product: ${service}`, pid);
  noteServers('the product: PostgreSQL and Redis', ...product.backingUrls.pids);
}
