import type { Language } from '@evident/contracts';
import { MOST_BLOCKS, type CoveredSource } from '../batches/block.js';
import { coverJava } from './cover-java.js';
import { coverJavaScript } from './cover-javascript.js';

/**
 * Marks the blocks of a program.
 * @returns undefined when that is not possible: the language is not supported, the source does not parse, or it has too
 * many or too deeply nested blocks.
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
      // The harness marks the blocks in the sandbox: Python's own parser is there, and hostile source stays there.
      return { source, marks: '', blocks: null };
    case 'JAVA':
      return coverJava(source);
    case 'CPP':
      return undefined;
  }
}
