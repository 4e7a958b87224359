import { randomBytes } from 'node:crypto';
import type { EditorLanguage, Language } from '@evident/contracts';
import type { CoveredSource } from './block.js';
import { WEIGHINGS, type InstrumentedProgram } from '../counters/instrumented-program.js';
import { asciiLiteral, resourceText } from '../rewriting/resources.js';
import { batchJava } from './batch-java.js';
import { variedJava } from './java-variants.js';
import type { BatchProgram, VariantProgram } from './played-program.js';

interface BatchExtras {
  /** The source is that of an instrumented program. */
  counted?: Pick<InstrumentedProgram, 'counter'>;
  /** The marked form of the same source. Each case then reports the blocks it entered. */
  covered?: CoveredSource;
}

/** @throws BatchError for a language that batches do not support. */
export async function batchProgram(
  language: Language,
  source: string,
  { counted, covered }: BatchExtras = {},
): Promise<BatchProgram> {
  const marker = `@@${randomBytes(12).toString('hex')} `;
  const played = covered?.source ?? source;
  const rest = { marker, ...(covered && { blocks: covered.blocks }) };
  switch (language) {
    case 'PYTHON': {
      const head = pythonHead(played, marker, counted ? 'counted' : 'plain');
      const marking = covered ? resourceText('cover_blocks.py') : '';
      return { source: `${head}${marking}${resourceText('run_cases.py')}`, ...rest };
    }
    case 'JAVASCRIPT': {
      const marks = { name: covered?.marks ?? '', blocks: covered?.blocks?.length ?? 0 };
      return { source: javascriptRunner(played.replace(/^#!/, '//'), marker, false, marks), ...rest };
    }
    case 'JAVA':
      return {
        source: await batchJava(played, {
          marker,
          counter: counted?.counter ?? '',
          marks: covered?.marks ?? '',
        }),
        ...rest,
      };
    case 'CPP':
      throw new BatchError('C++ programs are run case by case');
  }
}

function pythonHead(source: string, marker: string, kind: 'plain' | 'counted' | 'varied'): string {
  const constants = {
    SOURCE: asciiLiteral(source),
    VARIED: kind === 'varied' ? 'True' : 'False',
    COUNTED: kind === 'counted' ? 'True' : 'False',
    MARKER: asciiLiteral(marker),
  };
  const head = Object.entries(constants).map(([name, value]) => `${name} = ${value}\n`);
  return head.join('');
}

function javascriptRunner(
  source: string,
  marker: string,
  varied: boolean,
  marks = { name: '', blocks: 0 },
): string {
  const constants = {
    SOURCE: asciiLiteral(source),
    VARIED: varied,
    MARKER: asciiLiteral(marker),
    WEIGHINGS,
    MARKS: asciiLiteral(marks.name),
    BLOCKS: marks.blocks,
  };
  const head = Object.entries(constants).map(([name, value]) => `const ${name} = ${value};\n`);
  return `${head.join('')}${resourceText('run-cases.cjs')}`;
}

/** @returns undefined for a source that cannot be started. */
export async function variantProgram(
  language: EditorLanguage,
  source: string,
): Promise<VariantProgram | undefined> {
  const marker = `@@${randomBytes(12).toString('hex')} `;
  switch (language) {
    case 'PYTHON': {
      const head = pythonHead('', marker, 'varied');
      return readingVariants(language, { marker, source: `${head}${resourceText('run_cases.py')}` });
    }
    case 'JAVASCRIPT':
      return readingVariants(language, { marker, source: javascriptRunner('', marker, true) });
    case 'JAVA':
      return variedJava(source, marker);
  }
}

/** Each case of these brings the text of its variant. */
const readingVariants = (language: EditorLanguage, program: BatchProgram): VariantProgram => ({
  language,
  isCompiled: false,
  mostSource: Infinity,
  batch: (variants) => Promise.resolve({ ...program, frames: variants, wrongIn: () => new Set() }),
});

class BatchError extends Error {
  override name = 'BatchError';
}
