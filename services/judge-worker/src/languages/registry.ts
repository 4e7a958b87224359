import { cpp } from './cpp.js';
import { java } from './java.js';
import { javascript } from './javascript.js';
import type { LanguageSupport } from './language.js';
import { python } from './python.js';

/** Finds the languages whose toolchain this machine has. */
export async function findLanguages(): Promise<LanguageSupport[]> {
  const found = await Promise.all([javascript(), python(), java(), cpp()]);
  return found.filter((support) => support !== undefined);
}
