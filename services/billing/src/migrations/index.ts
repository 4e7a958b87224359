import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SchemaMigrations } from '@evident/kit';

/** The role only reads and executes functions. Each migration grants that itself. */
export const SCHEMA_MIGRATIONS: SchemaMigrations = {
  schema: 'billing',
  role: 'evident_billing',
  grantAll: false,
  folder: path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../migrations'),
};
