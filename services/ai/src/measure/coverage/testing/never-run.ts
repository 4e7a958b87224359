import type { EditorLanguage } from '@evident/contracts';
import { BatchedProgram } from '../../batches/batched-program.js';
import { BATCH_MEMORY_KB, type BatchRun } from '../../batches/run-batch.js';
import { cover } from '../cover.js';
import { missedLines } from '../missed-lines.js';
import { localRunner } from '../../../testing/local-runner.js';

const LIMITS = {
  totalMs: 60_000,
  keepBytes: 4_096,
  mostTimeouts: 1,
  memoryLimitKb: BATCH_MEMORY_KB,
};

/** Plays a program of a test here, its blocks watched or not. */
export function playHere(
  language: EditorLanguage,
  sourceCode: string,
  inputs: readonly string[],
  marked: boolean,
  caseMs = 20_000,
): Promise<BatchRun> {
  const { signal } = new AbortController();
  return new BatchedProgram({ language, sourceCode }, localRunner, signal, marked ? cover : undefined).run(
    inputs,
    {
      ...LIMITS,
      caseMs,
    },
  );
}

/**
 * What of a program no input reaches: `4`, `6-9`, `f 3-5` a function, `~7` a part of a line. The program does the same
 * as without being watched, which is checked on the way.
 */
export async function neverRun(
  language: EditorLanguage,
  sourceCode: string,
  inputs: readonly string[],
): Promise<string[]> {
  const watched = await playHere(language, sourceCode, inputs, true);
  const plain = await playHere(language, sourceCode, inputs, false);
  const seen = ({ cases }: BatchRun): unknown[] =>
    cases.map(({ stdout, exitCode, ended }) => ({ stdout, exitCode, ended }));
  expect(seen(watched)).toEqual(seen(plain));
  expect(plain.cases).toHaveLength(inputs.length);
  const reached = new Set(watched.cases.flatMap((one) => [...(one.reached ?? [])]));
  return missedLines(sourceCode, watched.blocks, reached).map(({ first, last, kind }) => {
    const lines = first === last ? `${first}` : `${first}-${last}`;
    return { code: lines, function: `f ${lines}`, part: `~${lines}` }[kind];
  });
}
