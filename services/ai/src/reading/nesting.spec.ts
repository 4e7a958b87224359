import { bracketNesting } from './nesting.js';

test.each([
  ['', 0],
  ['f(a[0], {b: (1)})', 3],
  ['()()()', 1],
  [')))((', 2],
  ['('.repeat(600), 600],
])('%j nests %i deep', (text, depth) => {
  expect(bracketNesting(text)).toBe(depth);
});
