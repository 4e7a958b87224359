import { z } from 'zod';
import { JudgingStatusAnswer } from '../http/admin-operations.js';
import { Actor } from './actor.js';
import { calledBy } from './define.js';

/** What administrators ask about the running product. */
export const OPERATIONS_RPC = calledBy(['gateway'], {
  'operations.judging': {
    adminOnly: true,
    request: z.object({ actor: Actor }),
    response: JudgingStatusAnswer,
  },
});
