import { readEquivalentMutants, type EquivalentMutant } from '@evident/catalogue';
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
export function equivalenceTest(
  entries: readonly EquivalentMutant[] = readEquivalentMutants(),
): (survivor: Survivor) => boolean {
  return ({ slug, language, code, line, column, change }) =>
    entries.some(
      (entry) =>
        entry.problem === slug &&
        entry.language === language &&
        entry.code === code &&
        (entry.line ?? line) === line &&
        entry.column === column &&
        entry.change === change,
    );
}
