import { LANGUAGES, type Language } from '@evident/contracts/languages';
import { oneOf } from '../../lib/stored-shape.js';
import { useStored } from '../../lib/use-stored.js';

const isLastLanguage = oneOf(...LANGUAGES, null);

/** The last selected language, on any problem. */
export function useLastLanguage() {
  return useStored('evident:language', isLastLanguage, null);
}

/** The spec opens problems in Java. */
export const DEFAULT_LANGUAGE: Language = 'JAVA';

/** @returns the first preferred language that the problem offers. */
export function firstOffered(offered: readonly Language[], ...wishes: (Language | null)[]): Language {
  const wish = wishes.find((language) => language !== null && offered.includes(language));
  return wish ?? offered[0] ?? DEFAULT_LANGUAGE;
}
