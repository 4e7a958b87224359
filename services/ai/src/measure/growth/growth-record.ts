import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { EditorLanguage, GrowthSeries, type Language } from '@evident/contracts';
import { z } from 'zod';
import { COMPLEXITY_CLASSES } from '../../evidence/complexity-class.js';
import { resourcePath } from '../rewriting/resources.js';

/** To be raised when the same reference would get other counts, or another class from them. */
const VERSION = 11;
export const GROWTH_FILE = resourcePath('reference-growth.jsonl');

export const ReferenceGrowth = z.object({
  time: z.enum(COMPLEXITY_CLASSES).nullable(),
  space: z.enum(COMPLEXITY_CLASSES).nullable(),
  series: z.array(GrowthSeries),
});
export type ReferenceGrowth = z.infer<typeof ReferenceGrowth>;

/** A line of the file. Problem and language are for people; the key decides. */
export const RecordedGrowth = z.object({
  problem: z.string(),
  language: EditorLanguage,
  key: z.string(),
  growth: ReferenceGrowth,
});
export type RecordedGrowth = z.infer<typeof RecordedGrowth>;

/** All that the growth of a reference depends on. */
export interface MeasuredReference {
  language: Language;
  sourceCode: string;
  generator: string;
  validator: string | null;
}

export function growthKey({ language, sourceCode, generator, validator }: MeasuredReference): string {
  const basis = JSON.stringify([VERSION, language, sourceCode, generator, validator]);
  return `reference-growth:${createHash('sha256').update(basis).digest('hex')}`;
}

/**
 * Growth of references that was measured before the product was installed. Counted steps do not depend on the machine, so
 * no learner needs to wait while the catalogue's references are counted again. `npm run catalogue:growth` writes it.
 */
export class GrowthRecord {
  constructor(private readonly file = GROWTH_FILE) {}

  /**
   * Reads the file anew: it is a megabyte that each analysis needs one line of.
   * @returns undefined when nothing is recorded, or nothing that can be read.
   */
  async get(key: string): Promise<ReferenceGrowth | undefined> {
    const text = await readFile(this.file, 'utf8').catch(() => '');
    const at = text.indexOf(JSON.stringify(key));
    if (at < 0) return undefined;
    const end = text.indexOf('\n', at);
    return readLine(text.slice(text.lastIndexOf('\n', at) + 1, end < 0 ? undefined : end))?.growth;
  }

  /** All lines that can be read. */
  async all(): Promise<RecordedGrowth[]> {
    const text = await readFile(this.file, 'utf8').catch(() => '');
    return text.split('\n').flatMap((line) => readLine(line) ?? []);
  }
}

function readLine(line: string): RecordedGrowth | undefined {
  try {
    return RecordedGrowth.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}
