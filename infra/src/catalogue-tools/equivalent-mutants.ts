import { readEquivalentMutants } from '@evident/catalogue';
import type { EditorLanguage } from '@evident/contracts';
import type { Mutant } from './mutations.js';

/** A mutant that no test noticed. */
export interface Survivor extends Mutant {
  slug: string;
  language: EditorLanguage;
  /** The changed line as it stands in the reference, without indentation. */
  code: string;
}

/** @returns whether a survivor is on the list of mutants that no test can kill. */
export function equivalenceTest(): (survivor: Survivor) => boolean {
  const entries = readEquivalentMutants();
  return ({ slug, language, code, column, change }) =>
    entries.some(
      (entry) =>
        entry.problem === slug &&
        entry.language === language &&
        entry.code === code &&
        entry.column === column &&
        entry.change === change,
    );
}
