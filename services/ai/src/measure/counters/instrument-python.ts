import { randomBytes } from 'node:crypto';
import { asciiLiteral, resourceText } from '../rewriting/resources.js';
import { UNIT, WEIGHINGS, type InstrumentedProgram } from './instrumented-program.js';

const PARTS = ['count_library.py', 'count_methods.py', 'read_nodes.py', 'count_steps.py'];

/**
 * Puts the learner's program into a Python harness that rewrites its syntax tree and runs it. The rewriting happens in
 * the sandbox, because the source may be hostile.
 */
export function instrumentPython(source: string): InstrumentedProgram {
  const marker = `@@${randomBytes(12).toString('hex')} `;
  const head = [
    `SOURCE = ${asciiLiteral(source)}`,
    `MARKER = ${asciiLiteral(marker)}`,
    `UNIT = ${UNIT}`,
    `WEIGHINGS = ${WEIGHINGS}`,
  ].join('\n');
  const text = PARTS.map(resourceText).join('\n');
  return { source: `${head}\n${text}`, marker, level: 'full' };
}
