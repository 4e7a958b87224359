import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { UNIT, type InstrumentedProgram } from './instrumented-program.js';

const HARNESS = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../resources/count_steps.py');
let harness: string | undefined;

/**
 * The learner's program inside a Python harness that rewrites its syntax tree and runs it. The rewriting happens in
 * the sandbox, where hostile source belongs.
 */
export function instrumentPython(source: string): InstrumentedProgram {
  harness ??= readFileSync(HARNESS, 'utf8');
  const marker = `@@${randomBytes(12).toString('hex')} `;
  // JSON's string form is a Python literal too, once lone surrogates are escaped.
  const head = [
    `SOURCE = ${pythonLiteral(source)}`,
    `MARKER = ${pythonLiteral(marker)}`,
    `UNIT = ${UNIT}`,
  ].join('\n');
  return { source: `${head}\n${harness}`, marker, level: 'full' };
}

const pythonLiteral = (text: string): string =>
  JSON.stringify(text).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
