import { z } from 'zod';
import { calledBy } from './define.js';

/** Served by problems and ai, which store data of users. Billing keeps its entries. */
export const ACCOUNT_RPC = calledBy(['gateway'], {
  /** Deletes everything of the user, with unfinished work. A repeated call changes nothing. */
  'account.erase': { repeatable: 'always', request: z.object({ userId: z.uuid() }), response: z.object({}) },
});
