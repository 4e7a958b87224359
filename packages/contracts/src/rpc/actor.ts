import { z } from 'zod';
import { Role } from '../http/auth.js';

/** On whose behalf a call is made; the gateway has checked the session. */
export const Actor = z.object({ userId: z.uuid(), role: Role });
export type Actor = z.infer<typeof Actor>;
