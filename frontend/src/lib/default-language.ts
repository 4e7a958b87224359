import { LANGUAGES } from '@evident/contracts/languages';
import { oneOf } from './stored-shape.js';
import { useStored } from './use-stored.js';

const isLanguage = oneOf(...LANGUAGES, null);

/** The language in which a problem without a draft opens; null is the last one used. */
export function useDefaultLanguage() {
  return useStored('evident:default-language', isLanguage, null);
}
