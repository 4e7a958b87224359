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

/** Plays a test's program in this process's environment, with or without marks. */
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
 * The places that no input reaches: `4`, `6-9`, a function `f 3-5`, a part of a line `~7`. Also expects that the program
 * behaves the same with and without marks.
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
