import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { messageOf } from './thrown.js';

/** The migrations of one service's schema. */
export interface SchemaMigrations {
  schema: string;
  /** The service's role; it gets USAGE on the schema and what the migrations grant. */
  role: string;
  /** False: the migrations grant each right by themselves (the ledger's role may not write tables). */
  grantAll?: boolean;
  /** Folder of `NNNN-what-it-does.sql` files, applied in the order of their names and never edited after release. */
  folder: string;
}

export interface MigrateOptions extends SchemaMigrations {
  /** A role that may create roles and schemas. */
  adminUrl: string;
  /**
   * Password of the service's role. Roles belong to the whole server: null leaves one that exists as it is, and makes a
   * new one that cannot sign in yet.
   */
  password: string | null;
}

interface Migration {
  /** The file's name without `.sql`. */
  name: string;
  sql: string;
  /** SHA-256 of the file, hexadecimal. */
  hash: string;
}

/** Serialises migrators of one database. */
const LOCK_KEY = 4_720_011;
/** A migration that waits longer for a table fails, since everybody else waits behind it. */
const LOCK_TIMEOUT = '10s';
const FILE_NAME = /^(\d{4}-[a-z0-9-]+)\.sql$/;

/**
 * Brings one schema up to date, each file in its own transaction, under a database-wide lock.
 * @returns the names applied by this call.
 * @throws Error when a migration fails (it then leaves nothing behind) or a file differs from what was applied.
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(options.folder);
  const client = new pg.Client({ connectionString: options.adminUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK_KEY]);
    await prepare(client, options);
    const pending = await pendingOf(client, options.schema, migrations);
    for (const migration of pending) await applyOne(client, options.schema, migration);
    await grantRights(client, options);
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** @throws Error when a file's name is no migration's. */
async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).sort();
  return Promise.all(
    files.map(async (file) => {
      const name = FILE_NAME.exec(file)?.[1];
      if (name === undefined)
        throw new Error(`${path.join(folder, file)} is not named NNNN-what-it-does.sql`);
      const sql = await readFile(path.join(folder, file), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function prepare(client: pg.Client, { schema, role, password }: MigrateOptions): Promise<void> {
  const exists = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  const verb = exists.rowCount === 0 ? 'CREATE' : 'ALTER';
  if (verb === 'CREATE' || password !== null)
    await client.query(
      `${verb} ROLE ${pg.escapeIdentifier(role)} LOGIN PASSWORD ${password === null ? 'NULL' : pg.escapeLiteral(password)}`,
    );
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
  await client.query(`GRANT USAGE ON SCHEMA ${schema} TO ${pg.escapeIdentifier(role)}`);
  await client.query(
    `CREATE TABLE IF NOT EXISTS ${schema}.migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`,
  );
  await client.query(`ALTER TABLE ${schema}.migration ADD COLUMN IF NOT EXISTS hash text`);
}

/** Migrations not applied yet. One that was applied without a hash gets the hash of its file. */
async function pendingOf(
  client: pg.Client,
  schema: string,
  migrations: readonly Migration[],
): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; hash: string | null }>(
    `SELECT name, hash FROM ${schema}.migration`,
  );
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  for (const { name, hash } of migrations) {
    const known = applied.get(name);
    if (known === null)
      await client.query(`UPDATE ${schema}.migration SET hash = $2 WHERE name = $1`, [name, hash]);
    else if (known !== undefined && known !== hash)
      throw new Error(`Migration ${schema}/${name} was edited after it was applied; write a new one`);
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

async function applyOne(client: pg.Client, schema: string, { name, sql, hash }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL search_path = ${schema}, public`);
    await client.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
    await client.query(sql);
    await client.query(`INSERT INTO ${schema}.migration (name, hash) VALUES ($1, $2)`, [name, hash]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${schema}/${name} failed: ${messageOf(error)}`);
  }
}

async function grantRights(
  client: pg.Client,
  { schema, role, grantAll = true }: MigrateOptions,
): Promise<void> {
  if (!grantAll) return;
  const name = pg.escapeIdentifier(role);
  await client.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${name}`);
  await client.query(`GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schema} TO ${name}`);
  await client.query(`GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${schema} TO ${name}`);
}
