import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SchemaMigrations } from '@evident/kit';

export const SCHEMA_MIGRATIONS: SchemaMigrations = {
  schema: 'ai',
  role: 'evident_ai',
  folder: path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../migrations'),
};
