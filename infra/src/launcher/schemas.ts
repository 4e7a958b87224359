import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { migrate, type SchemaMigrations } from '@evident/kit/migrate';
import type { Secrets } from './secrets.js';
import { SERVICE_SECRETS } from './service-definitions.js';
import { REPOSITORY } from './settings.js';

/** Brings every service's schema up to date. @returns how many migrations were applied. */
export async function migrateSchemas(
  adminUrl: string,
  passwords: Pick<Secrets, (typeof SERVICE_SECRETS)[keyof typeof SERVICE_SECRETS]>,
): Promise<number> {
  let applied = 0;
  for (const [service, secret] of Object.entries(SERVICE_SECRETS)) {
    const schema = await migrationsOf(service);
    applied += (await migrate({ adminUrl, password: passwords[secret], ...schema })).length;
  }
  return applied;
}

async function migrationsOf(service: string): Promise<SchemaMigrations> {
  const file = path.join(REPOSITORY, 'services', service, 'dist/migrations/index.js');
  const { SCHEMA_MIGRATIONS } = (await import(pathToFileURL(file).href)) as {
    SCHEMA_MIGRATIONS: SchemaMigrations;
  };
  return SCHEMA_MIGRATIONS;
}

/** The migrations of every service's schema. */
export const allSchemas = (): Promise<SchemaMigrations[]> =>
  Promise.all(Object.keys(SERVICE_SECRETS).map(migrationsOf));
