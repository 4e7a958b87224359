import type { JudgedTest, JudgingResult, Verdict } from '@evident/contracts';
import { expect, test } from '@jest/globals';
import { restOfResult } from './rest-of-result.js';

const cases = ['s1', 's2', 'h1', 'h2', 'h3'].map((id) => ({ id, hidden: id.startsWith('h') }));

function rest(failed: readonly string[], stored: readonly string[]): string[] {
  const verdictOf = (id: string): Verdict => (failed.includes(id) ? 'wrong_answer' : 'accepted');
  const tests = cases.map(({ id }) => ({ testId: id, verdict: verdictOf(id) }) as JudgedTest);
  const result: JudgingResult = { verdict: 'accepted', compileOutput: '', tests, environment: {} };
  return restOfResult(result, cases, new Set(stored)).tests.map(({ testId }) => testId);
}

test('tests that the owner has are left out', () => {
  expect(rest([], ['s1', 'h2'])).toEqual(['s2', 'h1', 'h3']);
  expect(rest([], [])).toEqual(['s1', 's2', 'h1', 'h2', 'h3']);
  expect(rest([], ['s1', 's2', 'h1', 'h2', 'h3'])).toEqual([]);
});

test('the hidden test that failed first comes again, and no other', () => {
  expect(rest(['s1', 'h2', 'h3'], ['s1', 's2', 'h1', 'h2', 'h3'])).toEqual(['h2']);
  expect(rest(['s1'], ['s1', 's2', 'h1', 'h2', 'h3'])).toEqual([]);
});
