export * from './account.js';
export * from './admin-accounts.js';
export * from './admin-activity.js';
export * from './admin-operations.js';
export * from './admin-reports.js';
export * from './analysis.js';
export * from './auth.js';
export * from './authoring.js';
export * from './enrolment.js';
export * from './notes.js';
export * from './payments.js';
export * from './playlists.js';
export * from './preferences.js';
export * from './problems.js';
export * from './security.js';
export * from './single-sign-on.js';
export * from './submissions.js';

export const API_BASE = '/api/v1';
