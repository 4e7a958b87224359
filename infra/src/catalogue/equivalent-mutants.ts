import fs from 'node:fs/promises';
import path from 'node:path';
import { EditorLanguage } from '@evident/contracts';
import { z } from 'zod';
import { CATALOGUE } from './folders.js';
import type { Mutant } from './mutations.js';

/** A mutant that no test noticed. */
export interface Survivor extends Mutant {
  slug: string;
  language: EditorLanguage;
  /** The changed line as it stands in the reference, without indentation. */
  code: string;
}

/** A mutant that no test can kill, because it behaves like the reference on every legal input. */
const EquivalentMutant = z.object({
  problem: z.string(),
  language: EditorLanguage,
  /** The changed line as it stands in the reference, without indentation. */
  code: z.string(),
  /** Where in the line, indentation included, the change begins; 1-based. */
  column: z.number().int().positive(),
  change: z.string(),
  why: z.string().min(20),
});
type EquivalentMutant = z.infer<typeof EquivalentMutant>;

/** `catalogue/equivalent-mutants.json`: the only mutants that the count leaves out. */
export class EquivalentMutants {
  private constructor(private readonly entries: readonly EquivalentMutant[]) {}

  /** @throws when an entry has no reason or another shape. */
  static async read(catalogue = CATALOGUE): Promise<EquivalentMutants> {
    const text = await fs.readFile(path.join(catalogue, 'equivalent-mutants.json'), 'utf8');
    return new EquivalentMutants(z.array(EquivalentMutant).parse(JSON.parse(text)));
  }

  has({ slug, language, code, column, change }: Survivor): boolean {
    return this.entries.some(
      (entry) =>
        entry.problem === slug &&
        entry.language === language &&
        entry.code === code &&
        entry.column === column &&
        entry.change === change,
    );
  }
}
