import type { Verdict } from '@evident/contracts';
import type { TestFinding } from '../../evidence/findings.js';
import type { FuzzResult } from '../bugs/find-bugs.js';
import type { TestCoverage } from '../coverage/test-coverage.js';
import type { JudgedTests, TestedProgram } from '../judge-tests.js';

/** A wrong answer or a crash, which one line may cause; not a limit. */
export const isWrong = ({ verdict }: { verdict: Verdict }): boolean =>
  verdict === 'wrong_answer' || verdict === 'runtime_error';

/** What is known of a program before the search. */
export interface WrongProgram {
  /** The smaller tests, or all. */
  tests: readonly TestFinding[];
  /** Whether a test exceeds the time limit; known only when all are judged. */
  isSlow: Promise<boolean>;
  compared: FuzzResult;
  covered: TestCoverage | null;
}

/** The tests on which a fault is looked for: the smaller ones if the program is wrong on one of them, or all. */
export async function testsForFault({ smaller, all }: JudgedTests): Promise<TestedProgram> {
  const first = await smaller;
  return first.tests.some(isWrong) ? first : all;
}

export const exceedsTime = ({ all }: JudgedTests): Promise<boolean> =>
  all.then(({ tests }) => tests.some(({ verdict }) => verdict === 'time_limit_exceeded'));
