import type { Interactor } from '../checkers/interactor.js';
import type { Program } from '../programs/program.js';
import { SERIES_MS, type RunsTests } from './test-runner.js';

/** How the tests of a program are run. @param interactor null: the program reads its whole input at once */
export function runsTests(program: Program, interactor: Interactor | null): RunsTests {
  if (!interactor)
    return (tests, limits, signal) =>
      program.runSeries({ inputs: tests.map(({ input }) => input), forMs: SERIES_MS }, limits, signal);
  return async ([test], limits, signal) => [await interactor.run(program, test, limits, signal)];
}
