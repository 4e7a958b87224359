import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@evident/kit/free-port';
import { LocalProduct, type LocalProductOptions } from '../../launcher/local-product.js';
import { readSettings } from '../../launcher/settings.js';

export const ADMIN = { email: 'admin@evident.local', password: 'bench-administrator' };

/** Starts a product on a free port with its own data folder, and removes both afterwards, also when a signal ends the bench. */
export async function withProduct<T>(
  work: (product: LocalProduct) => Promise<T>,
  options: Pick<LocalProductOptions, 'arrange' | 'onCrash'> = {},
): Promise<T> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'evident-bench-'));
  // Sandboxed programs run as other users and must reach the folder.
  chmodSync(dataDir, 0o755);
  const product = new LocalProduct({
    ...options,
    settings: readSettings({
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    }),
  });
  const stop = async (): Promise<void> => {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  try {
    await product.start();
    return await work(product);
  } finally {
    await stop();
  }
}
