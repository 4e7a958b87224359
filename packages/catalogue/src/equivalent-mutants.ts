import fs from 'node:fs';
import { EditorLanguage } from '@evident/contracts';
import { z } from 'zod';
import { EQUIVALENT_MUTANTS_FILE } from './folders.js';

/** A small change to a reference that no test can notice, because the program behaves alike on every legal input. */
const EquivalentMutant = z.object({
  problem: z.string(),
  language: EditorLanguage,
  /** The changed line as it stands in the reference, without indentation. */
  code: z.string(),
  /** 1-based; where the same code stands on several lines of which only one is meant. */
  line: z.number().int().positive().optional(),
  /** Where in the line, indentation included, the change begins; 1-based. */
  column: z.number().int().positive(),
  change: z.string(),
  why: z.string().min(20),
});
export type EquivalentMutant = z.infer<typeof EquivalentMutant>;

/** The mutants that mutation testing leaves out of its count. @throws ZodError when an entry has another shape. */
export function readEquivalentMutants(): EquivalentMutant[] {
  return z.array(EquivalentMutant).parse(JSON.parse(fs.readFileSync(EQUIVALENT_MUTANTS_FILE, 'utf8')));
}
