import type { ComplexityClass } from '../../evidence/complexity-class.js';
import { jointNotation } from './notation.js';

const parts = (...of: [string, ComplexityClass][]) =>
  of.map(([variable, growth]) => ({ variable, class: growth }));

describe('jointNotation', () => {
  it.each([
    ['O(n log n)', 'linearithmic', ['n'], []],
    ['O(n * m)', 'quadratic', ['n', 'm'], parts(['n', 'linear'], ['m', 'linear'])],
    ['O(n + m)', 'linear', ['n', 'm'], parts(['n', 'linear'], ['m', 'linear'])],
    ['O((n + m) log n)', 'linearithmic', ['n', 'm'], parts(['n', 'linear'], ['m', 'linear'])],
    ['O(q log n)', 'linearithmic', ['n', 'q'], parts(['n', 'logarithmic'], ['q', 'linear'])],
    ['O(n log n + q)', 'linearithmic', ['n', 'q'], parts(['n', 'linearithmic'], ['q', 'linear'])],
    [
      'O((n + q) log n)',
      'linearithmic',
      ['n', 'q'],
      [
        { variable: 'n', class: 'linearithmic' },
        { variable: 'q', class: 'linear', sharesLogarithm: true },
      ],
    ],
    ['O(m)', 'linear', ['n', 'm'], parts(['n', 'constant'], ['m', 'linear'])],
    ['O(amount * n)', 'linear', ['amount'], parts(['n', 'linear'], ['amount', 'linear'])],
    ['O(1)', 'constant', ['n'], []],
    ['O(n)', 'constant', ['amount'], parts(['n', 'linear'])],
    ['O(n log n)', 'linearithmic', ['n', 'k'], parts(['n', 'linearithmic'], ['k', 'logarithmic'])],
    ['O((n + k)²)', 'quadratic', ['n', 'k'], []],
    ['O(n √n)', 'n_root_n', ['n'], []],
    ['O(n + w)', 'linear', ['n', 'w'], []],
    ['O((n + w) * l)', 'linear', ['n', 'w'], parts(['l', 'linear'])],
    ['O((n + w) log (n + w) * l)', 'linearithmic', ['n', 'w'], parts(['l', 'linear'])],
    ['O(n + w)', 'linear', ['n', 'w'], parts(['n', 'square_root'], ['w', 'logarithmic'])],
  ] as const)('%s', (expected, joint, names, single) => {
    expect(jointNotation(joint, names, single)).toBe(expected);
  });
});
