import { z } from 'zod';
import { Progress, ProgressQuery } from '../http/progress.js';
import { Actor } from './actor.js';
import { calledBy } from './define.js';

export const LEARNING_RPC = calledBy(['gateway'], {
  /** Computed from the actor's submissions. */
  'learning.progress': {
    repeatable: 'always',
    request: z.object({ actor: Actor, query: ProgressQuery }),
    response: Progress,
  },
});
