import { formatComplexity } from './complexity-class.js';

it.each([
  ['n', 'O(c^n)'],
  ['(c + r)', 'O(k^(c + r))'],
  ['(r + c + k)', 'O(a^(r + c + k))'],
])('writes an exponential in %s with a base that is no variable', (variable, text) => {
  expect(formatComplexity('exponential', variable)).toBe(text);
});
