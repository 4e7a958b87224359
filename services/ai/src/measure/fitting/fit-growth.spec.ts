import { COMPLEXITY_CLASSES, logGrowth, type ComplexityClass } from '../../evidence/complexity-class.js';
import { exponentOfTail, fitGrowth, fittedValue, STEP_NOISE } from './fit-growth.js';
import type { GrowthPoint } from './growth-point.js';

/** Small deterministic generator, so that a failing case can be run again. */
function randomSource(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const doubling = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from * 2 ** index);

const oneByOne = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const SIZES: Readonly<Record<ComplexityClass, number[]>> = {
  constant: doubling(16, 10),
  logarithmic: doubling(16, 14),
  square_root: doubling(64, 12),
  linear: doubling(16, 12),
  linearithmic: doubling(16, 12),
  n_root_n: doubling(16, 12),
  quadratic: doubling(8, 8),
  quadratic_log: doubling(8, 9),
  cubic: doubling(4, 7),
  cubic_log: doubling(4, 7),
  quartic: doubling(4, 7),
  quartic_log: doubling(4, 7),
  quintic: oneByOne(3, 17),
  sextic: oneByOne(3, 17),
  septic: oneByOne(3, 12),
  octic: oneByOne(3, 9),
  exponential: oneByOne(8, 16),
  factorial: oneByOne(4, 10),
};

function curve(complexity: ComplexityClass, noise: number, seed: number): GrowthPoint[] {
  const random = randomSource(seed);
  return SIZES[complexity].map((n) => {
    const exact = 40 + 3 * Math.exp(logGrowth(complexity, n, 1.8)) * (complexity === 'logarithmic' ? 20 : 1);
    return { n, value: exact * (1 + noise * (2 * random() - 1)) };
  });
}

describe('fitGrowth', () => {
  it.each(COMPLEXITY_CLASSES)('names %s from exact counts', (complexity) => {
    const fit = fitGrowth(curve(complexity, 0, 1));
    expect(fit.best.complexity).toBe(complexity);
    expect(fit.conclusive).toBe(true);
  });

  it('is within one class for at least 95 of 100 noisy curves', () => {
    let adjacent = 0;
    for (let seed = 1; seed <= 100; seed += 1) {
      const complexity = COMPLEXITY_CLASSES[seed % COMPLEXITY_CLASSES.length] ?? 'linear';
      const named = fitGrowth(curve(complexity, 0.1, seed), { relative: 0.1, absolute: 1 }).best.complexity;
      if (Math.abs(COMPLEXITY_CLASSES.indexOf(named) - COMPLEXITY_CLASSES.indexOf(complexity)) <= 1)
        adjacent += 1;
    }
    expect(adjacent).toBeGreaterThanOrEqual(95);
  });

  it('takes no scatter of a few sizes for explosive growth', () => {
    const steps = [35_641, 34_064, 38_849, 40_817, 45_958, 34_912, 56_090];
    const { best, conclusive } = fitGrowth(
      [6, 8, 11, 13, 15, 18, 20].map((n, at) => ({ n, value: steps[at] ?? 0 })),
    );
    expect(conclusive && ['exponential', 'factorial'].includes(best.complexity)).toBe(false);
  });

  it('finds linear memory above the runtime’s own', () => {
    const kilobytes = [31, 32, 47, 62, 102, 130].map((value, at) => ({
      n: [32, 45, 91, 128, 256, 362][at] ?? 0,
      value: value - 31,
    }));
    const noise = { relative: 0.2, absolute: 3, floor: 1, aboveLeast: true };
    const classes = ['constant', 'linear', 'quadratic'] as const;
    expect(fitGrowth(kilobytes, noise, classes).best.complexity).toBe('linear');
    const squares = kilobytes.map(({ n }) => ({ n, value: (n * n - 1_024) / 1_000 }));
    expect(fitGrowth(squares, noise, classes).best.complexity).toBe('quadratic');
  });

  it('is inconclusive on too few points and on too small a span', () => {
    expect(fitGrowth(curve('linear', 0, 1).slice(0, 4)).conclusive).toBe(false);
    const narrow = [100, 110, 120, 130, 140, 150].map((n) => ({ n, value: 3 * n }));
    expect(fitGrowth(narrow).conclusive).toBe(false);
  });

  it('is inconclusive when the last points leave the curve', () => {
    const cliff = doubling(16, 10).map((n, index) => ({
      n,
      value: index < 8 ? 5 * n : 5 * n * 30 ** (index - 7),
    }));
    expect(fitGrowth(cliff).conclusive).toBe(false);
  });

  it('does not let a constant start-up cost hide linear growth', () => {
    const points = doubling(16, 12).map((n) => ({ n, value: 5_000 + 7 * n }));
    expect(fitGrowth(points, STEP_NOISE).best.complexity).toBe('linear');
  });

  it('reproduces the points that it was fitted to', () => {
    const points = curve('linearithmic', 0, 1);
    const largest = points.at(-1)?.n ?? 0;
    const { best } = fitGrowth(points);
    for (const { n, value } of points)
      expect(Math.abs(fittedValue(best, n, largest) / value - 1)).toBeLessThan(0.02);
  });

  it('computes the exponent of the last points', () => {
    expect(exponentOfTail(doubling(8, 6).map((n) => ({ n, value: n * n })))).toBeCloseTo(2, 5);
  });

  it.each<[ComplexityClass, string, (n: number) => number]>([
    ['linear', 'the reference of coin change, which skips sums below the coin', (n) => 5 * (n - 17) + 1],
    ['linear', 'a loop that leaves out its first ten rounds', (n) => 3 * (n - 10)],
    ['linear', 'start-up work', (n) => 3 * n + 4_000],
    ['linear', 'a lookup that halves next to a loop', (n) => 4 * n + 20 * Math.log2(n)],
    ['linear', 'a merge of two lists with some roots', (n) => 6 * n + 3 * Math.sqrt(n)],
    ['linearithmic', 'a binary search for each value', (n) => n * Math.floor(Math.log2(n)) + n],
    ['linearithmic', 'a sort that misses its first rounds', (n) => n * Math.log2(n) - 2 * n + 5],
    ['linearithmic', 'a merge sort', (n) => 2 * n * Math.log2(n) + 3 * n],
    ['linearithmic', 'a heap beside a loop', (n) => 5 * n + 0.2 * n * Math.log2(n)],
    ['quadratic', 'every pair', (n) => (n * (n - 1)) / 2],
    ['quadratic', 'every pair beside a long loop', (n) => (n * (n - 1)) / 2 + 40 * n],
    ['quadratic_log', 'a sort in a loop', (n) => 0.1 * n * n * Math.log2(n) + n],
    ['n_root_n', 'blocks of the square root', (n) => 2 * n * Math.sqrt(n) + 3 * n],
    ['quadratic', 'a cheap shift beside a loop', (n) => 1.5 * n + 0.004 * n * n],
    ['constant', 'counters that are full from some size on', (n) => 26 + Math.min(n, 100)],
  ])('names %s: %s', (complexity, _what, valueAt) => {
    const points = doubling(32, 12).map((n) => ({ n, value: valueAt(n) }));
    const fit = fitGrowth(points);
    expect(fit.best.complexity).toBe(complexity);
    expect(fit.conclusive).toBe(true);
  });

  it.each([
    [
      'a table for coins of which every size has others',
      [16, 23, 32, 45, 64, 91, 128, 181, 256, 362, 512, 1_024, 2_048],
      [56, 100, 207, 395, 798, 1_419, 1_945, 2_842, 4_108, 5_834, 8_301, 15_382, 34_795],
    ],
    [
      'brackets that are nested 200 deep at most',
      [16, 23, 32, 45, 64, 91, 128, 181, 256, 362, 512, 1_024, 2_048, 4_096],
      [83, 120, 178, 274, 451, 760, 1_318, 2_375, 3_382, 4_407, 6_175, 10_289, 21_809, 44_849],
    ],
  ])('calls %s linear, whose steps scatter', (_what, sizes, steps) => {
    const points = sizes.map((n, at) => ({ n, value: steps[at] ?? 0 }));
    expect(fitGrowth(points)).toMatchObject({ best: { complexity: 'linear' }, conclusive: true });
  });

  it('calls paths on a board exponential, although one more step takes nine times as many at first', () => {
    const steps = [550, 4_914, 38_127, 265_752, 1_711_451];
    const points = steps.map((value, at) => ({ n: at + 3, value }));
    expect(fitGrowth(points).best.complexity).toBe('exponential');
    const orders = [3, 4, 5, 6, 7].map((n) => ({ n, value: [0, 0, 0, 6, 24, 120, 720, 5_040][n] ?? 0 }));
    expect(fitGrowth(orders).best.complexity).toBe('factorial');
  });

  it('finds n⁴ of sweeps over a snake, of which every fourth size has another shape', () => {
    const sizes = Array.from({ length: 62 }, (_, at) => at + 3);
    const points = sizes.map((n) => ({
      n,
      value: 40 * n + 0.5 * n ** 4 * ([1, 0.9, 1.05, 0.97][n % 4] ?? 1),
    }));
    expect(fitGrowth(points)).toMatchObject({ best: { complexity: 'quartic' }, conclusive: true });
  });

  it('finds n⁴ over a small range of neighbouring sizes', () => {
    const sizes = Array.from({ length: 20 }, (_, at) => at + 7);
    const points = sizes.map((n) => ({ n, value: 1.5 * n ** 4 + 3 * n ** 3 }));
    expect(fitGrowth(points)).toMatchObject({ best: { complexity: 'quartic' }, conclusive: true });
  });

  it('does not call cubic growth over few small sizes exponential', () => {
    const points = [1_399, 4_267, 9_732, 23_914, 39_468, 60_076].map((value, at) => ({
      n: [3, 5, 7, 10, 12, 14][at] ?? 0,
      value,
    }));
    expect(fitGrowth(points).conclusive).toBe(false);
  });
});
