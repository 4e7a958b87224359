import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { checkNode, fail, installNpmPackages, root } from './prerequisites.mjs';

/** What the gateway's command line loads, and what finds its database. */
const BUNDLES = ['launcher', 'gateway'];

try {
  checkNode();
  await installNpmPackages();
  const { buildBackend } = await import('./build.mjs');
  await buildBackend(BUNDLES);
  const { gatewayDatabaseUrl } = await import('./dist/launcher/gateway-database.js');
  const { status } = spawnSync(
    process.execPath,
    [path.join(root, 'services/gateway/dist/admin-cli.js'), ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, DATABASE_URL: gatewayDatabaseUrl() } },
  );
  process.exitCode = status ?? 1;
} catch (error) {
  fail(error);
}
