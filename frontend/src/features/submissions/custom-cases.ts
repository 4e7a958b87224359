import { LIMITS } from '@evident/contracts/limits';
import type { TestCase } from '@evident/contracts/http/problems';
import { isText, listOf, objectOf } from '../../lib/stored-shape.js';
import { useStored } from '../../lib/use-stored.js';

/** A test of the learner; without `expected` the reference computes it. */
export interface CustomCase {
  id: string;
  input: string;
  expected: string;
}
const isCustomCases = listOf(objectOf<CustomCase>({ id: isText, input: isText, expected: isText }), {
  most: LIMITS.customCases,
});
const NO_CASES: CustomCase[] = [];

/** The learner's tests of one problem, stored on this device. */
export function useCustomCases(userId: string, problemId: string) {
  return useStored(`evident:cases:${userId}:${problemId}`, isCustomCases, NO_CASES);
}

/** @returns how many cases of the learner fit into a run beside the samples. */
export function roomForCases(samples: readonly TestCase[]): number {
  return Math.max(0, LIMITS.customCases - samples.length);
}

/**
 * Adds a case unless a case with the same input exists.
 * @returns the list to store, and false when there was no room.
 */
export function withCase(
  cases: readonly CustomCase[],
  added: Omit<CustomCase, 'id'>,
  room: number,
): { cases: CustomCase[]; added: boolean } {
  if (cases.some((known) => known.input === added.input)) return { cases: [...cases], added: true };
  if (cases.length >= room) return { cases: [...cases], added: false };
  return { cases: [...cases, { ...added, id: crypto.randomUUID() }], added: true };
}

export type RunnableTest = Pick<TestCase, 'input' | 'output'>;

/** @returns the inputs and expected outputs of a run on these tests; a run takes a bounded number. */
export function testsOf(tests: readonly RunnableTest[]): { stdin: string[]; expected_outputs: string[] } {
  const taken = tests.slice(0, LIMITS.customCases);
  return { stdin: taken.map(({ input }) => input), expected_outputs: taken.map(({ output }) => output) };
}

/** @returns the inputs and expected outputs of a run: the samples, then the learner's cases with an input. */
export function runCases(
  samples: readonly TestCase[],
  cases: readonly CustomCase[],
): { stdin: string[]; expected_outputs: string[] } {
  const own = cases.filter((known) => known.input !== '').slice(0, roomForCases(samples));
  return testsOf([...samples, ...own.map(({ input, expected }) => ({ input, output: expected }))]);
}
