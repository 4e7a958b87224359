import { EDITOR_LANGUAGES, type EditorLanguage } from '@evident/contracts/languages';
import { createContext, useContext } from 'react';

/** Which of the two programs of a language the editor shows. */
export type ProgramField = 'codeSnippets' | 'referenceSolutions';

/** The one language that is unfolded, with the one editor of the form. */
interface OpenLanguage {
  language: EditorLanguage | null;
  program: ProgramField;
}

export const FIRST_OPEN: OpenLanguage = { language: 'JAVASCRIPT', program: 'codeSnippets' };

/** @returns what must be unfolded for a field to be seen; null when it is seen anyway. */
export function openFor(path: string): OpenLanguage | null {
  const [field, key] = path.split('.');
  const language = EDITOR_LANGUAGES.find((known) => known === key);
  if (!language) return null;
  return { language, program: field === 'referenceSolutions' ? 'referenceSolutions' : 'codeSnippets' };
}

interface OpenLanguageState {
  open: OpenLanguage;
  setOpen: (open: OpenLanguage) => void;
}

const Context = createContext<OpenLanguageState>({ open: FIRST_OPEN, setOpen: () => undefined });

export const OpenLanguageProvider = Context.Provider;
export const useOpenLanguage = (): OpenLanguageState => useContext(Context);
