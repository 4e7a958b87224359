import type { TestFinding } from '../../evidence/findings.js';
import type { FuzzResult } from '../bugs/find-bugs.js';
import type { TestCoverage } from '../coverage/test-coverage.js';

/** What is known of a program before the search. */
export interface WrongProgram {
  tests: readonly TestFinding[];
  compared: FuzzResult;
  covered: TestCoverage | null;
}
