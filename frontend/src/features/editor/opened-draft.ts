import { LANGUAGES, type Language } from '@evident/contracts/languages';
import { isText, objectOf, oneOf } from '../../lib/stored-shape.js';
import { useStored } from '../../lib/use-stored.js';

/** The named draft that stands in the editor; its name is empty where there is none. */
export interface OpenedDraft {
  name: string;
  language: Language;
}

const isOpened = objectOf<OpenedDraft>({ name: isText, language: oneOf(...LANGUAGES) });
const NONE: OpenedDraft = { name: '', language: 'JAVA' };

/** @returns the name of the draft in the editor of this language, or null, and its setter. */
export function useOpenedDraft(userId: string, problemId: string, language: Language) {
  const [opened, set] = useStored(`evident:opened-draft:${userId}:${problemId}`, isOpened, NONE);
  const name = opened.name !== '' && opened.language === language ? opened.name : null;
  return [name, set] as const;
}
