import { z } from 'zod';

/** Served by every service that keeps something of a user besides money: problems and ai. */
export const ACCOUNT_RPC = {
  /** Deletes everything of the user, unfinished work included; again changes nothing. */
  'account.erase': { request: z.object({ userId: z.uuid() }), response: z.object({}) },
} as const;
