import { ledger } from './0001-ledger.js';
import { payments } from './0002-payments.js';

/** The role reads and executes; each migration grants that by itself, so nothing is granted wholesale. */
export const SCHEMA_MIGRATIONS = {
  schema: 'billing',
  role: 'evident_billing',
  grantAll: false,
  migrations: [ledger, payments],
};
