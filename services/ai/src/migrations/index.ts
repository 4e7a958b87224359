import { createAnalysis } from './0001-create-analysis.js';

export const SCHEMA_MIGRATIONS = { schema: 'ai', role: 'evident_ai', migrations: [createAnalysis] };
