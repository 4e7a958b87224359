import { createAnalysis } from './0001-create-analysis.js';
import { createAnalysisFlow } from './0002-analysis-flow.js';

export const SCHEMA_MIGRATIONS = {
  schema: 'ai',
  role: 'evident_ai',
  migrations: [createAnalysis, createAnalysisFlow],
};
