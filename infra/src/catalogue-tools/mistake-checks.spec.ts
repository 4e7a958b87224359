import { isJust, type Fate } from './mistake-checks.js';

test.each([
  ['right', 'accepted', true],
  ['right', 'time_limit_exceeded', false],
  ['right', 'compile_error', false],
  ['slow', 'time_limit_exceeded', true],
  ['slow', 'accepted', false],
  ['wrong', 'wrong_answer', true],
  ['wrong', 'accepted', false],
  ['wrong', 'compile_error', false],
] as const)('a %s program with the verdict %s', (kind, verdict, expected) => {
  const mistake = { file: 'mistakes/pairs.py', source: '', kind, why: 'Tries every pair.' };
  const fate: Fate = { mistake, verdict, killer: null, slowestMs: 0 };
  expect(isJust(fate)).toBe(expected);
});
