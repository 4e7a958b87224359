import { LANGUAGES, type Language } from '@evident/contracts';
import { cpp } from './cpp.js';
import { java } from './java.js';
import { javascript } from './javascript.js';
import type { LanguageSupport } from './language.js';
import { python } from './python.js';

const FINDERS = { JAVASCRIPT: javascript, PYTHON: python, JAVA: java, CPP: cpp } as const;

/** Finds the languages whose toolchain this machine has, among those that are wanted. */
export async function findLanguages(wanted: readonly Language[] = LANGUAGES): Promise<LanguageSupport[]> {
  const found = await Promise.all(wanted.map((language) => FINDERS[language]()));
  return found.filter((support) => support !== undefined);
}
