import fs from 'node:fs';

export default async function teardown() {
  const { browser, product, dataDir, guardian } = globalThis.__endToEnd ?? {};
  await browser?.close();
  if (!product) return;
  await product.stop();
  guardian.release();
  if (process.env.E2E_KEEP_DATA) return;
  fs.rmSync(dataDir, { recursive: true, force: true });
}
