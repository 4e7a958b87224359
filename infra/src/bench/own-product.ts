import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../backing/free-port.js';
import { LocalProduct } from '../launcher/local-product.js';
import { readSettings } from '../launcher/settings.js';

export const ADMIN = { email: 'admin@evident.local', password: 'bench-administrator' };

/** A product of its own, on a free port and in a data folder of its own, gone afterwards. */
export async function withProduct(work: (product: LocalProduct) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'evident-bench-'));
  // Sandboxed programs run as other users.
  chmodSync(dataDir, 0o755);
  const product = new LocalProduct({
    settings: readSettings({
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    }),
  });
  try {
    await product.start();
    await work(product);
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
