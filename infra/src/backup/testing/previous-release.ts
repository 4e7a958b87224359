import { SCHEMA_MIGRATIONS as AI } from '@evident/ai/migrations/index';
import { SCHEMA_MIGRATIONS as BILLING } from '@evident/billing/migrations/index';
import { SCHEMA_MIGRATIONS as GATEWAY } from '@evident/gateway/migrations/index';
import { migrate, type SchemaMigrations } from '@evident/kit/migrate';
import { createTestDatabase, migrationsFolder, type TestDatabase } from '@evident/kit/testing/index';
import { SCHEMA_MIGRATIONS as PROBLEMS } from '@evident/problems/migrations/index';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

export const SCHEMAS: readonly SchemaMigrations[] = [GATEWAY, PROBLEMS, BILLING, AI];

/** The last migration of the release before this one. Change them, and the rows, after each release. */
const LAST: Readonly<Record<string, string>> = {
  gateway: '0007-suspension',
  problems: '0010-trace-parent',
  billing: '0002-payments',
  ai: '0005-trace-parent',
};

/** A database as the release before left it, with rows in each table. */
export async function previousRelease(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  for (const schema of SCHEMAS) {
    const last = LAST[schema.schema] ?? '';
    const names = (await readdir(schema.folder)).map((file) => file.replace('.sql', ''));
    if (!names.includes(last)) throw new Error(`${schema.schema} has no migration ${last}`);
    const folder = await migrationsFolder(
      names
        .filter((name) => name <= last)
        .map((name) => ({ name, sql: readFileSync(path.join(schema.folder, `${name}.sql`), 'utf8') })),
    );
    await migrate({ ...schema, folder, adminUrl: database.adminUrl, password: 'test' });
  }
  const fill = readFileSync(path.join(__dirname, 'previous-release.sql'), 'utf8');
  await database.query(fill);
  return database;
}
