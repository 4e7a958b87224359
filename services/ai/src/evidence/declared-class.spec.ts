import { declaredClass } from './declared-class.js';

it.each([
  ['O(1)', [], 'constant'],
  ['O(n)', ['n'], 'linear'],
  ['O(n log n)', ['n'], 'linearithmic'],
  ['O(n log log n)', ['n'], 'linear'],
  ['O((n + m) log n)', ['n', 'm'], 'linearithmic'],
  ['O(n + q log n)', ['n', 'q'], 'linearithmic'],
  ['O(nm)', ['n', 'm'], 'quadratic'],
  ['O(n * amount)', ['n', 'amount'], 'quadratic'],
  ['O(rc)', ['r', 'c'], 'quadratic'],
  ['O(n^2)', ['n'], 'quadratic'],
  ['O(log x)', ['x'], 'logarithmic'],
  ['O(n * 2^n)', ['n'], 'exponential'],
  ['O(n!)', ['n'], 'factorial'],
] as const)('%s', (declared, variables, expected) => {
  expect(declaredClass(declared, variables)).toBe(expected);
});

it('counts only what was measured growing', () => {
  expect(declaredClass('O(n * amount)', ['n', 'amount'], ['amount'])).toBe('linear');
});
