import { randomBytes } from 'node:crypto';
import type { Language } from '@evident/contracts';
import type { Block, CoveredSource } from './block.js';
import { WEIGHINGS } from '../counters/instrumented-program.js';
import { asciiLiteral, resourceText } from '../rewriting/resources.js';
import { batchJava } from './batch-java.js';

/** A program that runs another one on many inputs in one sandboxed process, each time from scratch. */
export interface BatchProgram {
  source: string;
  /** Starts each report line. It is random, so the program inside cannot forge a report. */
  marker: string;
  /** The marked blocks; null when the run reports them itself. */
  blocks?: readonly Block[] | null;
}

interface BatchExtras {
  /** The class that counts steps in an instrumented Java program. */
  counter?: string;
  /** The marked form of the same source. Each case then reports the blocks it entered. */
  covered?: CoveredSource;
}

/** @throws BatchError for a language that batches do not support. */
export async function batchProgram(
  language: Language,
  source: string,
  { counter = '', covered }: BatchExtras = {},
): Promise<BatchProgram> {
  const marker = `@@${randomBytes(12).toString('hex')} `;
  const played = covered?.source ?? source;
  const rest = { marker, ...(covered && { blocks: covered.blocks }) };
  switch (language) {
    case 'PYTHON': {
      const head = `SOURCE = ${asciiLiteral(played)}\nMARKER = ${asciiLiteral(marker)}\n`;
      const marking = covered ? resourceText('cover_blocks.py') : '';
      return { source: `${head}${marking}${resourceText('run_cases.py')}`, ...rest };
    }
    case 'JAVASCRIPT': {
      const constants = {
        SOURCE: asciiLiteral(played.replace(/^#!/, '//')),
        MARKER: asciiLiteral(marker),
        WEIGHINGS,
        MARKS: asciiLiteral(covered?.marks ?? ''),
        BLOCKS: covered?.blocks?.length ?? 0,
      };
      const head = Object.entries(constants).map(([name, value]) => `const ${name} = ${value};\n`);
      return { source: `${head.join('')}${resourceText('run-cases.cjs')}`, ...rest };
    }
    case 'JAVA':
      return { source: await batchJava(played, { marker, counter, marks: covered?.marks ?? '' }), ...rest };
    case 'CPP':
      throw new BatchError('C++ programs are run case by case');
  }
}

class BatchError extends Error {
  override name = 'BatchError';
}
