import type { Language } from '@evident/contracts';
import { MOST_BLOCKS, type CoveredSource } from '../batches/block.js';
import { coverJava } from './cover-java.js';
import { coverJavaScript } from './cover-javascript.js';

/**
 * The same program, whose blocks mark themselves.
 * @returns undefined where that is not possible: another language, a source that does not parse, or one with too many
 * blocks or too deep ones.
 */
export async function cover(language: Language, source: string): Promise<CoveredSource | undefined> {
  try {
    const covered = await coveredIn(language, source);
    return covered?.blocks && covered.blocks.length > MOST_BLOCKS ? undefined : covered;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

async function coveredIn(language: Language, source: string): Promise<CoveredSource | undefined> {
  switch (language) {
    case 'JAVASCRIPT':
      return coverJavaScript(source);
    case 'PYTHON':
      // The harness does it: a parser of the language's own is at hand there, and hostile text belongs there.
      return { source, marks: '', blocks: null };
    case 'JAVA':
      return coverJava(source);
    case 'CPP':
      return undefined;
  }
}
