import { z } from 'zod';
import { AUTH_LIMITS } from '../limits.js';
import { Analysis, PendingAnalysis } from './analysis.js';
import { User } from './auth.js';
import { OwnPost } from './discussions.js';
import { ExportedHack } from './hacks.js';
import { ExportedDraft } from './named-drafts.js';
import { ExportedNote } from './notes.js';
import { TokenTransfer } from './payments.js';
import { Playlist } from './playlists.js';
import { Preferences } from './preferences.js';
import { SolvedProblem } from './problems.js';
import { Submission } from './submissions.js';

/** To delete an account, the user must send its password again. */
export const DeleteAccountRequest = z
  .object({
    password: z
      .string({ error: 'Password is required' })
      .min(1, 'Password is required')
      .max(AUTH_LIMITS.passwordMax),
  })
  .meta({ id: 'DeleteAccountRequest', examples: [{ password: 'correct horse' }] });
export type DeleteAccountRequest = z.infer<typeof DeleteAccountRequest>;

/** Everything that the product stores about one user. */
export const AccountExport = z
  .object({
    exportedAt: z.iso.datetime(),
    user: User,
    /** Who the user is at the OpenID providers that the account is linked with. */
    externalIdentities: z.array(
      z.object({ issuer: z.string(), subject: z.string(), linkedAt: z.iso.datetime() }),
    ),
    preferences: Preferences,
    submissions: z.array(Submission),
    solvedProblems: z.array(SolvedProblem),
    playlists: z.array(Playlist),
    notes: z.array(ExportedNote),
    /** The texts of the editor and the drafts with a name, also those that were never run. */
    drafts: z.array(ExportedDraft),
    analyses: z.array(z.union([Analysis, PendingAnalysis])),
    tokenHistory: z.array(TokenTransfer),
    /** Newest first. */
    discussionPosts: z.array(OwnPost),
    /** Inputs that were tried on accepted solutions, newest first. */
    triedInputs: z.array(ExportedHack),
  })
  .meta({ id: 'AccountExport' });
export type AccountExport = z.infer<typeof AccountExport>;
