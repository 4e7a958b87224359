import type { Verdict } from '@evident/contracts';
import type { TestFinding } from '../../evidence/findings.js';
import type { FuzzResult } from '../bugs/find-bugs.js';
import type { TestCoverage } from '../coverage/test-coverage.js';

/** A wrong answer or a crash, which one line may cause; not a limit. */
export const isWrong = ({ verdict }: { verdict: Verdict }): boolean =>
  verdict === 'wrong_answer' || verdict === 'runtime_error';

/** What is known of a program before the search. */
export interface WrongProgram {
  tests: readonly TestFinding[];
  compared: FuzzResult;
  covered: TestCoverage | null;
}
