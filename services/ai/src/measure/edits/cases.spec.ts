import type { Verdict } from '@evident/contracts';
import type { ProblemContext } from '../../evidence/problem-context.js';
import { passing } from '../../testing/sample-findings.js';
import { NOTHING_COMPARED } from '../bugs/find-bugs.js';
import { failingCase, othersOf } from './cases.js';

const TESTS = ['1', '22', '333', '4'.repeat(3_000)].map((input, at) => ({
  id: `t${at + 1}`,
  input,
  answer: '0',
  hidden: false,
}));
const problem = { tests: TESTS } as unknown as ProblemContext;
const known = (...verdicts: readonly Verdict[]) => ({
  tests: verdicts.map((verdict, at) => ({ ...passing(at + 1), id: `t${at + 1}`, verdict })),
  compared: NOTHING_COMPARED,
  covered: null,
});

describe('the inputs on which changes are played', () => {
  const wrong = known('accepted', 'wrong_answer', 'wrong_answer', 'wrong_answer');

  it('begin with the smallest test that fails', () => {
    expect(failingCase(problem, wrong)?.input).toBe('22');
    expect(failingCase(problem, known('accepted', 'time_limit_exceeded'))).toBeUndefined();
  });

  it('are small tests where no compared input is known', () => {
    const failing = { input: '22', answer: '0' };
    expect(othersOf(problem, wrong, failing, true, 3).map(({ input }) => input)).toEqual(['333']);
    expect(othersOf(problem, wrong, failing, false, 3).map(({ input }) => input)).toEqual(['1']);
  });
});
