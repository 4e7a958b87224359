import { createHash } from 'node:crypto';
import { DomainError } from '@evident/kit';
import type { ProblemContext } from '../evidence/problem-context.js';
import { MAX_INPUT_BYTES } from './growth/measure-growth.js';
import { GROWTH_MEMORY_KB, type BatchLimits } from './batches/run-batch.js';
import type { StepMeter } from './growth/step-meter.js';

/** The largest tests are those on which programs differ. */
const COUNTED_TESTS = 5;
/** Changes when the same program would get another number. */
const VERSION = 'steps 8';
const LIMITS: BatchLimits = {
  caseMs: 4_000,
  totalMs: 8_000,
  keepBytes: 0,
  mostTimeouts: 1,
  memoryLimitKb: GROWTH_MEMORY_KB,
};

/** Steps on a fixed set of tests: the same program takes the same number on every machine. */
export interface TestSteps {
  steps: number;
  /** Names the tests and the way of counting. */
  on: string;
}

/** The same inputs for every program, so the choice depends on the tests alone. */
export function countedInputs(tests: ProblemContext['tests']): string[] {
  return tests
    .filter(({ input }) => input.length <= MAX_INPUT_BYTES)
    .sort((a, b) => b.input.length - a.input.length || (a.id < b.id ? -1 : 1))
    .slice(0, COUNTED_TESTS)
    .map(({ input }) => input);
}

/**
 * Counts the steps of a program that passes all tests.
 * @returns null when they cannot all be counted: in this language or form, or within the limits. A program that draws
 * random numbers has no such number.
 * @throws the signal's reason once aborted
 */
export async function stepsOnTests(
  meter: StepMeter | undefined,
  { tests }: Pick<ProblemContext, 'tests'>,
  signal: AbortSignal,
): Promise<TestSteps | null> {
  const inputs = countedInputs(tests);
  if (!meter || meter.isRandomised || inputs.length === 0) return null;
  try {
    const runs = await meter.count(inputs, LIMITS);
    const counts = runs.flatMap(({ count, run }) =>
      count && run.ended === 'exit' && run.exitCode === 0 ? [count.total] : [],
    );
    if (counts.length < inputs.length || meter.level !== 'full') return null;
    const name = createHash('sha256').update(JSON.stringify([VERSION, inputs]));
    return { steps: Math.round(counts.reduce((sum, steps) => sum + steps, 0)), on: name.digest('hex') };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof DomainError) return null;
    throw error;
  }
}
