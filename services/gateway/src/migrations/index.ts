import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SchemaMigrations } from '@evident/kit';

export const SCHEMA_MIGRATIONS: SchemaMigrations = {
  schema: 'gateway',
  role: 'evident_gateway',
  folder: path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../migrations'),
};
