import { EDITOR_LANGUAGES, type EditorLanguage } from '@evident/contracts/languages';
import { z } from 'zod';
import { useStored } from '../../lib/use-stored.js';
import {
  DEFAULT_EDITOR_SETTINGS,
  type EditorLanguageId,
  type EditorSettings,
} from '../../ui/code-editor/editor-types.js';

const Settings: z.ZodType<EditorSettings> = z.object({
  fontSize: z.number().int().min(10).max(28),
  tabSize: z.union([z.literal(2), z.literal(4), z.literal(8)]),
  theme: z.enum(['follow', 'light', 'dark']),
  keymap: z.enum(['default', 'vim', 'emacs']),
  wordWrap: z.boolean(),
  ligatures: z.boolean(),
  screenReader: z.boolean(),
});

/** The learner's editor settings, remembered on this device. */
export function useEditorSettings() {
  return useStored('evident:editor', Settings, DEFAULT_EDITOR_SETTINGS);
}

const LastLanguage = z.enum(EDITOR_LANGUAGES).nullable();

/** The language that the learner chose last, on any problem. */
export function useLastLanguage() {
  return useStored('evident:language', LastLanguage, null);
}

export const MONACO_LANGUAGE: Readonly<Record<EditorLanguage, EditorLanguageId>> = {
  JAVASCRIPT: 'javascript',
  PYTHON: 'python',
  JAVA: 'java',
};

/** The product opens a problem in Java unless it has none. */
export const DEFAULT_LANGUAGE: EditorLanguage = 'JAVA';

/** @returns the first of the wishes that the problem offers. */
export function firstOffered(
  offered: readonly EditorLanguage[],
  ...wishes: (EditorLanguage | null)[]
): EditorLanguage {
  const wish = wishes.find((language) => language !== null && offered.includes(language));
  return wish ?? offered[0] ?? DEFAULT_LANGUAGE;
}
