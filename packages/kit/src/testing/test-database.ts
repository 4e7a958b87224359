import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate, type SchemaMigrations } from '../migrate.js';
import { givenByJest } from './given-by-jest.js';

/** A schema that only one test has. */
export interface InlineSchema extends Omit<SchemaMigrations, 'folder'> {
  migrations: readonly { name: string; sql: string }[];
}

export interface TestDatabase {
  /** Connection of the service's own role. */
  url: string;
  /** Connection of the owner. */
  adminUrl: string;
  /** Runs SQL as the owner, who has more rights than the service. */
  query<T extends pg.QueryResultRow = pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<T[]>;
  drop(): Promise<void>;
}

type Schema = SchemaMigrations | InlineSchema;

const PASSWORD = 'test';
/** Serialises those who make a template. */
const LOCK_KEY = 4_720_099;

/**
 * A fresh database with one or more migrated schemas; `url` is that of the first schema's role. It is a copy of one that
 * was migrated once for all test files.
 */
export async function createTestDatabase(...schemas: Schema[]): Promise<TestDatabase> {
  const server = givenByJest('TEST_DATABASE_URL');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const root = new pg.Client({ connectionString: server });
  await root.connect();
  const template = schemas.length === 0 ? 'template1' : await templateOf(root, server, schemas);
  await root.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  await root.end();
  const adminUrl = withPath(server, name);
  const pool = new pg.Pool({ connectionString: adminUrl, max: 4 });
  pool.on('error', () => undefined);
  const role = schemas[0]?.role ?? 'evident_owner';
  return {
    url: withUser(adminUrl, role, PASSWORD),
    adminUrl,
    query: async <T extends pg.QueryResultRow>(sql: string, values?: unknown[]) =>
      (await pool.query<T>(sql, values)).rows,
    drop: async () => {
      await pool.end();
      const client = new pg.Client({ connectionString: server });
      await client.connect();
      await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await client.end();
    },
  };
}

/** The name of a database with these schemas, made by whoever asks first. Its name changes with each migration. */
async function templateOf(root: pg.Client, server: string, schemas: readonly Schema[]): Promise<string> {
  const content = await Promise.all(
    schemas.map(async (schema) => ({ ...schema, files: await filesOf(schema) })),
  );
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 20);
  const name = `migrated_${hash}`;
  await root.query('SELECT pg_advisory_lock($1)', [LOCK_KEY]);
  try {
    const { rowCount } = await root.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await makeTemplate(root, server, schemas, name);
  } finally {
    await root.query('SELECT pg_advisory_unlock($1)', [LOCK_KEY]);
  }
  return name;
}

/** It gets its name when it is whole. */
async function makeTemplate(
  root: pg.Client,
  server: string,
  schemas: readonly Schema[],
  name: string,
): Promise<void> {
  const unfinished = `unfinished_${randomBytes(6).toString('hex')}`;
  await root.query(`CREATE DATABASE ${unfinished}`);
  for (const schema of schemas) {
    const folder = 'folder' in schema ? schema.folder : await migrationsFolder(schema.migrations);
    await migrate({ adminUrl: withPath(server, unfinished), password: PASSWORD, ...schema, folder });
  }
  await root.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
}

async function filesOf(schema: Schema): Promise<readonly unknown[]> {
  if (!('folder' in schema)) return schema.migrations;
  const names = (await readdir(schema.folder)).sort();
  return Promise.all(
    names.map(async (file) => [file, await readFile(path.join(schema.folder, file), 'utf8')]),
  );
}

/** @returns a new folder that holds these migrations. */
export async function migrationsFolder(migrations: InlineSchema['migrations']): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  for (const { name, sql } of migrations) await writeFile(path.join(folder, `${name}.sql`), sql);
  return folder;
}

function withPath(url: string, database: string): string {
  const parsed = new URL(url);
  parsed.pathname = `/${database}`;
  return parsed.toString();
}

function withUser(url: string, user: string, password: string): string {
  const parsed = new URL(url);
  parsed.username = user;
  parsed.password = password;
  return parsed.toString();
}
