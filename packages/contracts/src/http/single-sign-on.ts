import { z } from 'zod';
import { EXAMPLE } from '../example.js';
import { AUTH_LIMITS } from '../limits.js';

/** Why a sign-in at the institution's provider did not end in a session. The login page is told so in its address. */
export const SignOnProblem = z.enum([
  'failed',
  'unavailable',
  'unverified',
  'closed',
  'suspended',
  'other-identity',
]);
export type SignOnProblem = z.infer<typeof SignOnProblem>;

/** A sign-in that the provider has confirmed and that waits for something that only the account's owner has. */
export const PendingSignOn = z
  .object({
    email: z.string(),
    /** The operator's label of the provider. */
    label: z.string(),
    /** `link`: the account's password, once. `code`: the second factor. */
    needs: z.enum(['link', 'code']),
    /** The path to open afterwards. */
    next: z.string(),
  })
  .meta({
    id: 'PendingSignOn',
    examples: [{ email: EXAMPLE.email, label: 'University login', needs: 'link', next: '/' }],
  });
export type PendingSignOn = z.infer<typeof PendingSignOn>;

export const ConfirmSignOnRequest = z
  .object({
    password: z.string().max(AUTH_LIMITS.passwordMax).optional(),
    /** Six digits of an authenticator app, or a recovery code. */
    code: z.string().trim().max(40, 'The code is too long').optional(),
  })
  .meta({ id: 'ConfirmSignOnRequest', examples: [{ password: 'correct horse' }] });
export type ConfirmSignOnRequest = z.infer<typeof ConfirmSignOnRequest>;
