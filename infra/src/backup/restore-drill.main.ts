import { messageOf } from '@evident/kit/thrown';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../backing/postgres.js';
import { allSchemas } from '../launcher/schemas.js';
import { newest } from './backup-folders.js';
import { backupSettings } from './backup-settings.js';
import { restore } from './restore.js';

/** Restores a backup, the newest unless another one is named, into a server of its own and tells what came back. */
async function drill(folder: string): Promise<void> {
  const place = await mkdtemp(path.join(os.tmpdir(), 'evident-drill-'));
  const server = await startPostgres({ dataDir: path.join(place, 'postgres'), durable: false });
  const began = performance.now();
  try {
    const { manifest, upgraded } = await restore(folder, server.adminUrl, await allSchemas());
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    for (const { schema, table, rows } of manifest.tables)
      process.stdout.write(`${String(rows).padStart(9)}  ${schema}.${table}\n`);
    process.stdout.write(
      `Backup of ${manifest.at} restored in ${seconds} s: every row is as it was, the ledger adds up, ` +
        `${upgraded.length} newer migrations applied.\n`,
    );
  } finally {
    server.stop('immediate');
    await rm(place, { recursive: true, force: true });
    await rm(server.dataDir, { recursive: true, force: true });
  }
}

try {
  await drill(process.argv[2] ?? (await newest(backupSettings().parent)));
} catch (error) {
  process.stderr.write(`The drill failed. ${messageOf(error)}\n`);
  process.exitCode = 1;
}
