import { z } from 'zod';
import { LANGUAGES } from '../languages.js';
import { WEEKLY_GOAL } from '../learning-rules.js';
import { AUTH_LIMITS } from '../limits.js';

/** Pixels. */
const EDITOR_FONT = { min: 10, max: 28 } as const;

const EditorPreferences = z
  .object({
    fontSize: z.number().int().min(EDITOR_FONT.min).max(EDITOR_FONT.max),
    tabSize: z.union([z.literal(2), z.literal(4), z.literal(8)]),
    theme: z.enum(['follow', 'light', 'dark']),
    keymap: z.enum(['default', 'vim', 'emacs']),
    wordWrap: z.boolean(),
    ligatures: z.boolean(),
    /** Always enables the editor's screen-reader mode. */
    screenReader: z.boolean(),
  })
  .meta({ id: 'EditorPreferences' });

/** Problems to solve a week; null is none. */
export const PreferredWeeklyGoal = z.number().int().min(WEEKLY_GOAL.min).max(WEEKLY_GOAL.max).nullable();

/** What a learner has chosen; it follows the account to every device. What is absent was never chosen. */
export const Preferences = z
  .object({
    theme: z.enum(['system', 'light', 'dark']).optional(),
    /** The language in which problems open that have no draft yet; null is the last one used. */
    language: z.enum(LANGUAGES).nullable().optional(),
    editor: EditorPreferences.optional(),
    weeklyGoal: PreferredWeeklyGoal.optional(),
  })
  .meta({
    id: 'Preferences',
    examples: [{ theme: 'dark', language: 'PYTHON' }],
  });
export type Preferences = z.infer<typeof Preferences>;

export const PreferencesAnswer = z.object({ preferences: Preferences }).meta({ id: 'PreferencesAnswer' });
export type PreferencesAnswer = z.infer<typeof PreferencesAnswer>;

export const RenameRequest = z
  .object({
    name: z
      .string({ error: 'Name is required' })
      .trim()
      .min(1, 'Name is required')
      .max(AUTH_LIMITS.nameMax, 'Name must be at most 100 characters'),
  })
  .meta({ id: 'RenameRequest', examples: [{ name: 'Ada Lovelace' }] });
export type RenameRequest = z.infer<typeof RenameRequest>;
