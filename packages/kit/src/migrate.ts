import pg from 'pg';
import { messageOf } from './thrown.js';

/** One forward step of a schema. Steps are never edited after release; their order is their names' order. */
export interface Migration {
  /** `0001-what-it-does` */
  name: string;
  sql: string;
}

export interface MigrateOptions {
  /** A role that may create roles and schemas. */
  adminUrl: string;
  schema: string;
  /** The service's role and its password; it gets USAGE on the schema and what the migrations grant. */
  role: string;
  password: string;
  /** False: the migrations grant each right by themselves (the ledger's role may not write tables). */
  grantAll?: boolean;
  migrations: readonly Migration[];
}

/** Serialises migrators of one database. */
const LOCK_KEY = 4_720_011;

/**
 * Brings one schema up to date, each step in its own transaction, under a database-wide lock.
 * @returns the names applied now.
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const client = new pg.Client({ connectionString: options.adminUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK_KEY]);
    await prepare(client, options);
    const done = new Set(
      (await client.query<{ name: string }>(`SELECT name FROM ${options.schema}.migration`)).rows.map(
        (row) => row.name,
      ),
    );
    const applied: string[] = [];
    for (const migration of [...options.migrations].sort((a, b) => a.name.localeCompare(b.name))) {
      if (done.has(migration.name)) continue;
      await applyOne(client, options.schema, migration);
      applied.push(migration.name);
    }
    await grantRights(client, options);
    return applied;
  } finally {
    await client.end();
  }
}

async function prepare(client: pg.Client, { schema, role, password }: MigrateOptions): Promise<void> {
  const exists = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  const verb = exists.rowCount === 0 ? 'CREATE' : 'ALTER';
  await client.query(
    `${verb} ROLE ${pg.escapeIdentifier(role)} LOGIN PASSWORD ${pg.escapeLiteral(password)}`,
  );
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
  await client.query(`GRANT USAGE ON SCHEMA ${schema} TO ${pg.escapeIdentifier(role)}`);
  await client.query(
    `CREATE TABLE IF NOT EXISTS ${schema}.migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`,
  );
}

async function applyOne(client: pg.Client, schema: string, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL search_path = ${schema}, public`);
    await client.query(migration.sql);
    await client.query(`INSERT INTO ${schema}.migration (name) VALUES ($1)`, [migration.name]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${schema}/${migration.name} failed: ${messageOf(error)}`);
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
