import fs from 'node:fs';

export default async function teardown() {
  const running = globalThis.__product;
  if (!running) return;
  await running.product.stop();
  if (process.env.E2E_KEEP_DATA) return;
  fs.rmSync(running.dataDir, { recursive: true, force: true });
}
