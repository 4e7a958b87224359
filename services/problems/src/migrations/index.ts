import type { Migration } from '@evident/kit';
import { createProblems } from './0001-problems.js';
import { createSubmissions } from './0002-submissions.js';
import { createPlaylists } from './0003-playlists.js';
import { createAudit } from './0004-audit.js';
import { indexStatements } from './0005-statement-index.js';

/** The schema of this service, for the launcher and the tests. */
export const SCHEMA_MIGRATIONS: {
  schema: string;
  role: string;
  grantAll?: boolean;
  migrations: Migration[];
} = {
  schema: 'problems',
  role: 'evident_problems',
  migrations: [createProblems, createSubmissions, createPlaylists, createAudit, indexStatements],
};
