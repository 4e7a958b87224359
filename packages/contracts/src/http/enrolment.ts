import { z } from 'zod';
import { EXAMPLE } from '../example.js';
import { ENROLMENT_LIMITS } from '../limits.js';
import { AdminReason } from './admin-accounts.js';
import { email } from './auth.js';

export const CreateInvitationRequest = z
  .object({
    /** Who is invited; only this address can use it. Null: whoever has the link. */
    email: email.nullable(),
    validDays: z.number().int().min(1).max(ENROLMENT_LIMITS.invitationDaysMax),
    /** Mail the link to `email` instead of showing it. */
    send: z.boolean(),
  })
  .refine(({ email: to, send }) => to !== null || !send, {
    path: ['email'],
    error: 'A mail needs an address',
  })
  .meta({ id: 'CreateInvitationRequest', examples: [{ email: EXAMPLE.email, validDays: 7, send: true }] });
export type CreateInvitationRequest = z.infer<typeof CreateInvitationRequest>;

export const Invitation = z
  .object({
    id: z.uuid(),
    email: z.string().nullable(),
    mailed: z.boolean(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    state: z.enum(['open', 'used', 'revoked', 'expired']),
    /** The email of the account that was made with it; null when there is none (any more). */
    usedBy: z.string().nullable(),
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof Invitation>;

/** Latest first; at most 200. */
export const InvitationsAnswer = z
  .object({ invitations: z.array(Invitation) })
  .meta({ id: 'InvitationsAnswer' });
export type InvitationsAnswer = z.infer<typeof InvitationsAnswer>;

export const InvitationAnswer = z
  .object({
    message: z.string(),
    id: z.uuid(),
    invitation: Invitation,
    /** Shown once. Null when it was mailed. */
    link: z.string().nullable(),
  })
  .meta({ id: 'InvitationAnswer' });
export type InvitationAnswer = z.infer<typeof InvitationAnswer>;

/** A class list as CSV with the columns name, email and, if wanted, tokens. */
const csv = z
  .string({ error: 'The list is required' })
  .min(1, 'The list is empty')
  .max(ENROLMENT_LIMITS.classListBytes, 'The list is larger than 256 kB');

export const PreviewClassListRequest = z
  .object({ csv })
  .meta({ id: 'PreviewClassListRequest', examples: [{ csv: `name,email,tokens\nAda,${EXAMPLE.email},5` }] });
export type PreviewClassListRequest = z.infer<typeof PreviewClassListRequest>;

/** The reason is stored with the tokens. The same line with the same reason gives its tokens once. */
export const ImportClassListRequest = z.object({ csv, reason: AdminReason }).meta({
  id: 'ImportClassListRequest',
  examples: [{ csv: `name,email,tokens\nAda,${EXAMPLE.email},5`, reason: 'Algorithms, spring 2027' }],
});
export type ImportClassListRequest = z.infer<typeof ImportClassListRequest>;

const line = { line: z.number().int(), name: z.string(), email: z.string(), tokens: z.number().int() };

/** `new`: an account will be made. `waiting`: the account has no password yet, its link is made again. */
const AccountState = z.enum(['new', 'waiting', 'exists']);

export const ClassListPreview = z
  .object({
    lines: z.array(z.object({ ...line, account: AccountState.nullable(), error: z.string().nullable() })),
    errors: z.number().int(),
  })
  .meta({ id: 'ClassListPreview' });
export type ClassListPreview = z.infer<typeof ClassListPreview>;

export const ClassListAnswer = z
  .object({
    message: z.string(),
    lines: z.array(
      z.object({
        ...line,
        account: AccountState,
        /** Where its owner sets a password; shown once, and only where no mail reaches people. */
        link: z.string().nullable(),
        /** Why the tokens of this line were not given. The rest was done. */
        failure: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'ClassListAnswer' });
export type ClassListAnswer = z.infer<typeof ClassListAnswer>;
