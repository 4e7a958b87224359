import { createAnalysis } from './0001-create-analysis.js';
import { createAnalysisFlow } from './0002-analysis-flow.js';
import { createModelCalls } from './0003-model-calls.js';

export const SCHEMA_MIGRATIONS = {
  schema: 'ai',
  role: 'evident_ai',
  migrations: [createAnalysis, createAnalysisFlow, createModelCalls],
};
