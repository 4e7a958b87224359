import { migrate, type SchemaMigrations } from '@evident/kit/migrate';
import { createReadStream } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import {
  contentOf,
  fileOf,
  nameOf,
  quoted,
  readManifest,
  SESSION,
  tablesOf,
  type Manifest,
  type Table,
} from './backup-format.js';

const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 4_000_000;

export interface Restored {
  manifest: Manifest;
  /** Migrations newer than the backup that were applied after it. */
  upgraded: string[];
}

/**
 * Restores a backup into a database without these schemas, checks it, brings the schemas up to date and checks again.
 * The services' roles belong to the whole server, so those that exist keep their passwords: a product on the same server
 * goes on. New ones cannot sign in before the next start or migration sets a password.
 * @throws Error when the database is not empty, a row is missing or changed, or the ledger does not add up
 */
export async function restore(
  folder: string,
  adminUrl: string,
  schemas: readonly SchemaMigrations[],
): Promise<Restored> {
  const manifest = await readManifest(folder);
  await connected(adminUrl, (client) => refuseFilled(client, Object.keys(manifest.migrations)));
  for (const schema of schemas) await migrateAsOf(manifest, schema, adminUrl);
  await connected(adminUrl, async (client) => {
    await load(client, folder, manifest);
    await check(client, manifest);
  });
  const upgraded: string[] = [];
  for (const schema of schemas)
    for (const name of await migrate({ ...schema, adminUrl, password: null }))
      upgraded.push(`${schema.schema}/${name}`);
  await connected(adminUrl, (client) => check(client, manifest));
  return { manifest, upgraded };
}

async function connected(adminUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query(SESSION);
    await work(client);
  } finally {
    await client.end();
  }
}

async function refuseFilled(client: pg.Client, schemas: readonly string[]): Promise<void> {
  const [found] = await tablesOf(client, schemas);
  if (found) throw new Error(`The database has a table ${nameOf(found)} already. Restore into an empty one.`);
}

/** Applies the migrations that the backup names, so that its rows fit. */
async function migrateAsOf(manifest: Manifest, schema: SchemaMigrations, adminUrl: string): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'evident-restore-'));
  try {
    for (const name of manifest.migrations[schema.schema] ?? [])
      await copyFile(path.join(schema.folder, `${name}.sql`), path.join(folder, `${name}.sql`)).catch(() => {
        throw new Error(
          `The backup has the migration ${schema.schema}/${name}, which this release does not know. Use its release or a newer one.`,
        );
      });
    await migrate({ ...schema, folder, adminUrl, password: null });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Replaces what the migrations themselves inserted by the rows of the backup. */
async function load(client: pg.Client, folder: string, manifest: Manifest): Promise<void> {
  await client.query('BEGIN');
  // Neither foreign keys nor the triggers that keep the ledger append-only apply to rows that come back.
  await client.query('SET LOCAL session_replication_role = replica');
  await client.query(`TRUNCATE ${manifest.tables.map(nameOf).join(', ')}`);
  for (const table of manifest.tables) await loadTable(client, folder, table);
  for (const { schema, sequence, value, called } of manifest.sequences)
    await client.query(`SELECT setval($1::regclass, $2, $3)`, [
      `${quoted(schema)}.${quoted(sequence)}`,
      value,
      called,
    ]);
  await client.query('COMMIT');
}

async function loadTable(client: pg.Client, folder: string, table: Table): Promise<void> {
  const columns = table.columns.map(quoted).join(', ');
  const types = await typesOf(client, table);
  const values = table.columns.map((column, index) => `(line->>${index})::${types.get(column) ?? 'text'}`);
  const insert = `INSERT INTO ${nameOf(table)} (${columns}) OVERRIDING SYSTEM VALUE
    SELECT ${values.join(', ')} FROM json_array_elements($1::json) AS line`;
  let [batch, characters]: [string[], number] = [[], 0];
  const flush = async () => {
    if (batch.length > 0) await client.query(insert, [`[${batch.join(',')}]`]);
    [batch, characters] = [[], 0];
  };
  const file = createReadStream(path.join(folder, fileOf(table)));
  for await (const line of readline.createInterface({ input: file.pipe(createGunzip()) })) {
    batch.push(line);
    characters += line.length;
    if (batch.length === BATCH_ROWS || characters > BATCH_CHARACTERS) await flush();
  }
  await flush();
}

async function typesOf(client: pg.Client, table: Table): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `SELECT attname::text AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
      WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`,
    [nameOf(table)],
  );
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/** @throws Error when a table has other rows than the backup, or the ledger's views of differences are not empty */
async function check(client: pg.Client, manifest: Manifest): Promise<void> {
  const faults: string[] = [];
  for (const table of manifest.tables) {
    const { rows, checksum } = await contentOf(client, table);
    if (rows !== table.rows) faults.push(`${nameOf(table)} has ${rows} rows of ${table.rows}`);
    else if (checksum !== table.checksum) faults.push(`${nameOf(table)} has changed rows`);
  }
  const { rows: views } = await client.query<{ name: string }>(
    `SELECT viewname::text AS name FROM pg_views WHERE schemaname = 'billing' AND viewname LIKE 'drift%'`,
  );
  for (const { name } of views) {
    const drift = await client.query(`SELECT 1 FROM billing.${quoted(name)}`);
    if (drift.rowCount !== 0) faults.push(`the ledger does not add up: ${name} has ${drift.rowCount} rows`);
  }
  if (faults.length > 0) throw new Error(`The restored database differs: ${faults.join('; ')}`);
}
