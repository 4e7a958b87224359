import type { EditorLanguage } from '@evident/contracts';
import { batchProgram } from '../measure/batches/batch-program.js';
import { GROWTH_MEMORY_KB, runBatch } from '../measure/batches/run-batch.js';
import { readStepCount, type InstrumentedProgram } from '../measure/counters/instrumented-program.js';
import { fitGrowth } from '../measure/fitting/fit-growth.js';
import { localRunner } from './local-runner.js';

const LIMITS = {
  caseMs: 20_000,
  totalMs: 60_000,
  keepBytes: 4_096,
  mostTimeouts: 1,
  memoryLimitKb: GROWTH_MEMORY_KB,
};

/**
 * The class of growth of an instrumented program. All sizes are counted in one process, as the product does it: a start
 * of an interpreter costs more than most of these runs.
 * @throws the compiler's output when the program does not compile
 */
export async function growthOf(
  language: EditorLanguage,
  program: InstrumentedProgram,
  sizes: readonly number[],
  inputOf: (n: number) => string,
): Promise<string> {
  const { source, marker } = program;
  const batch = await batchProgram(language, source, { counted: program });
  const { signal } = new AbortController();
  const { cases, compileOutput } = await runBatch(
    localRunner,
    { ...batch, language },
    sizes.map(inputOf),
    LIMITS,
    signal,
  );
  if (compileOutput !== null) throw new Error(compileOutput);
  const points = sizes.map((n, at) => ({
    n,
    value: readStepCount(cases[at]?.stderr ?? '', marker)?.total ?? Number.NaN,
  }));
  return fitGrowth(points).best.complexity;
}
