import { z } from 'zod';
import { EXAMPLE } from '../example.js';
import { LIMITS } from '../limits.js';

/** A learner's own note on a problem, in Markdown: extension routes. */
export const Note = z
  .object({
    text: z.string(),
    /** Counts the changes; 0 where there is no note yet. */
    version: z.int().min(0),
    updatedAt: z.iso.datetime().nullable(),
  })
  .meta({
    id: 'Note',
    examples: [{ text: 'Two pointers. O(n).', version: 3, updatedAt: EXAMPLE.createdAt }],
  });
export type Note = z.infer<typeof Note>;

export const SaveNoteRequest = z
  .object({
    text: z.string().max(LIMITS.noteCharacters, `A note has at most ${LIMITS.noteCharacters} characters`),
    /** The version that the text was written over. Another one answers 409 EDIT_CONFLICT. */
    version: z.int().min(0).max(1_000_000_000),
  })
  .meta({ id: 'SaveNoteRequest', examples: [{ text: 'Two pointers. O(n).', version: 2 }] });
export type SaveNoteRequest = z.infer<typeof SaveNoteRequest>;

/** A note in the export of an account. */
export const ExportedNote = z
  .object({
    problemId: z.uuid(),
    problemTitle: z.string(),
    text: z.string(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'ExportedNote' });
export type ExportedNote = z.infer<typeof ExportedNote>;
