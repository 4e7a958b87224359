import { usersAndSessions } from './0001-users-and-sessions.js';
import { adminAudit } from './0002-admin-audit.js';
import { erasures } from './0003-erasures.js';
import { adminAuditDetails } from './0004-admin-audit-details.js';

export const SCHEMA_MIGRATIONS = {
  schema: 'gateway',
  role: 'evident_gateway',
  migrations: [usersAndSessions, adminAudit, erasures, adminAuditDetails],
};
