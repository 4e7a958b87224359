import { z } from 'zod';
import { EXAMPLE } from '../example.js';
import { Language } from '../languages.js';
import { LIMITS } from '../limits.js';

/** Drafts that a learner keeps under a name, to try several ideas on one problem: extension routes. */
const DraftName = z
  .string()
  .trim()
  .min(1, 'Name is required')
  .max(LIMITS.draftNameCharacters, `Name must be at most ${LIMITS.draftNameCharacters} characters`);

export const SaveNamedDraftRequest = z
  .object({
    name: DraftName,
    language: Language,
    sourceCode: z.string().max(LIMITS.sourceBytes),
    /** The name that this draft had before. */
    formerName: DraftName.optional(),
  })
  .meta({
    id: 'SaveNamedDraftRequest',
    examples: [{ name: 'Two pointers', language: 'JAVASCRIPT', sourceCode: EXAMPLE.sourceCode }],
  });
export type SaveNamedDraftRequest = z.infer<typeof SaveNamedDraftRequest>;

export const NamedDraft = z
  .object({ name: z.string(), language: Language, sourceCode: z.string(), updatedAt: z.iso.datetime() })
  .meta({ id: 'NamedDraft' });
export type NamedDraft = z.infer<typeof NamedDraft>;

export const NamedDraftsAnswer = z.object({ drafts: z.array(NamedDraft) }).meta({ id: 'NamedDraftsAnswer' });
export type NamedDraftsAnswer = z.infer<typeof NamedDraftsAnswer>;

export const RemoveNamedDraftQuery = z.object({ name: DraftName });
export type RemoveNamedDraftQuery = z.infer<typeof RemoveNamedDraftQuery>;

/** A text of the editor, or a draft with a name, in the export of an account. */
export const ExportedDraft = z
  .object({
    problemId: z.uuid(),
    problemTitle: z.string(),
    /** Null for the text of the editor. */
    name: z.string().nullable(),
    language: Language,
    sourceCode: z.string(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'ExportedDraft' });
export type ExportedDraft = z.infer<typeof ExportedDraft>;

/** Where a page of exported drafts ends. */
export const DraftPlace = ExportedDraft.pick({ problemId: true, name: true, language: true });
export type DraftPlace = z.infer<typeof DraftPlace>;
