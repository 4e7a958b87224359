import { randomBytes } from 'node:crypto';
import type { Language } from '@evident/contracts';
import { WEIGHINGS } from '../growth/instrumented-program.js';
import { asciiLiteral, resourceText } from '../resources.js';
import { batchJava } from './batch-java.js';

/** A program that runs another one on many inputs inside one sandboxed process, each time from scratch. */
export interface BatchProgram {
  source: string;
  /** Starts each report line; drawn anew, so that the program inside cannot have guessed it. */
  marker: string;
}

/** Languages that a batch can be made of; others are run case by case. */
export const canBatch = (language: Language): boolean => language !== 'CPP';

/**
 * @param counter the class that counts steps in an instrumented Java program.
 * @throws BatchError when the program has no entry that can be called again.
 */
export async function batchProgram(
  language: Language,
  source: string,
  counter?: string,
): Promise<BatchProgram> {
  const marker = `@@${randomBytes(12).toString('hex')} `;
  switch (language) {
    case 'PYTHON':
      return {
        source: `SOURCE = ${asciiLiteral(source)}\nMARKER = ${asciiLiteral(marker)}\n${resourceText('run_cases.py')}`,
        marker,
      };
    case 'JAVASCRIPT':
      return {
        source: `const SOURCE = ${asciiLiteral(source.replace(/^#!/, '//'))};\nconst MARKER = ${asciiLiteral(marker)};\nconst WEIGHINGS = ${WEIGHINGS};\n${resourceText('run-cases.cjs')}`,
        marker,
      };
    case 'JAVA':
      return { source: await batchJava(source, marker, counter ?? ''), marker };
    case 'CPP':
      throw new BatchError('C++ programs are run case by case');
  }
}

export class BatchError extends Error {
  override name = 'BatchError';
}
