import { randomBytes } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
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

/** A fresh database with one or more migrated schemas; `url` is that of the first schema's role. */
export async function createTestDatabase(
  ...schemas: (SchemaMigrations | InlineSchema)[]
): Promise<TestDatabase> {
  const server = givenByJest('TEST_DATABASE_URL');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const root = new pg.Client({ connectionString: server });
  await root.connect();
  await root.query(`CREATE DATABASE ${name}`);
  await root.end();
  const adminUrl = withPath(server, name);
  const password = 'test';
  for (const schema of schemas) {
    const folder = 'folder' in schema ? schema.folder : await migrationsFolder(schema.migrations);
    await migrate({ adminUrl, password, ...schema, folder });
  }
  const pool = new pg.Pool({ connectionString: adminUrl, max: 4 });
  pool.on('error', () => undefined);
  const role = schemas[0]?.role ?? 'evident_owner';
  return {
    url: withUser(adminUrl, role, password),
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
