import type { Interactor } from '../checkers/interactor.js';
import type { Program } from '../programs/program.js';
import type { RunsTest } from './test-runner.js';

/** How the tests of a program are run. @param interactor null: the program reads its whole input at once */
export function runsTest(program: Program, interactor: Interactor | null): RunsTest {
  if (!interactor) return ({ input }, limits, signal) => program.run(input, limits, signal);
  return (test, limits, signal) => interactor.run(program, test, limits, signal);
}
