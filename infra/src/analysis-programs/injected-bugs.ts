import fs from 'node:fs/promises';
import { z } from 'zod';
import { BUGS_FILE, type BenchProgram } from './bench-programs.js';

const Bugs = z.array(
  z.object({ program: z.string(), kind: z.string(), find: z.string().min(1), replace: z.string() }),
);

/** A program of the bench with one fault put in. */
export interface FaultyProgram {
  program: BenchProgram;
  kind: string;
  sourceCode: string;
}

/** @throws Error when a fault does not fit its program any more. */
export async function faultyPrograms(programs: readonly BenchProgram[]): Promise<FaultyProgram[]> {
  const bugs = Bugs.parse(JSON.parse(await fs.readFile(BUGS_FILE, 'utf8')));
  return bugs.map(({ program: name, kind, find, replace }) => {
    const program = programs.find((one) => one.name === name);
    if (!program?.sourceCode.includes(find)) throw new Error(`bugs.json: ${name} holds no ${find}`);
    return { program, kind, sourceCode: program.sourceCode.replace(find, () => replace) };
  });
}
