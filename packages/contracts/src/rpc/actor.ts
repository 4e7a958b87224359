import { z } from 'zod';
import { Role } from '../http/auth.js';

/** The user who makes the request. The gateway has checked the session. */
export const Actor = z.object({ userId: z.uuid(), role: Role });
export type Actor = z.infer<typeof Actor>;
