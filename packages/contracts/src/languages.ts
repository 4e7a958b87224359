import { z } from 'zod';
import { EDITOR_LANGUAGES, LANGUAGE_IDS, LANGUAGES } from './labels.js';

export {
  EDITOR_LANGUAGES,
  LANGUAGE_EXTENSIONS,
  LANGUAGE_IDS,
  LANGUAGE_LABELS,
  LANGUAGES,
  notAnalysed,
  TIME_LIMIT_FACTOR,
} from './labels.js';

export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

export const EditorLanguage = z.enum(EDITOR_LANGUAGES);
export type EditorLanguage = z.infer<typeof EditorLanguage>;

export const isEditorLanguage = (language: Language): language is EditorLanguage =>
  EditorLanguage.safeParse(language).success;

/** What an answer says about a language id that is not accepted. */
export const acceptedLanguages = (languages: readonly Language[]): string =>
  `language_id must be one of ${languages.map((name) => `${LANGUAGE_IDS[name]} (${name})`).join(', ')}`;

/** The Redis key that each judge worker with the language's toolchain keeps alive. */
export const judgeLanguageKey = (language: Language): string => `evident:judge-language:${language}`;
/** A worker writes its keys again before they expire, so that a restart does not make a language vanish. */
export const JUDGE_LANGUAGE_TTL_S = 120;
export const JUDGE_LANGUAGE_RENEW_MS = 30_000;

/** @returns the language of a contract id (63, 71, 62, 54), or undefined. */
export function languageOfId(id: number): Language | undefined {
  return LANGUAGES.find((language) => LANGUAGE_IDS[language] === id);
}

/** A language's least memory limit in kilobytes. */
export const MIN_MEMORY_LIMIT_KB: Readonly<Record<Language, number>> = {
  JAVASCRIPT: 0,
  PYTHON: 0,
  JAVA: 524_288,
  CPP: 0,
};
