import { classify } from './classify.js';

const SIZES = [16, 32, 64, 128, 256, 512, 1_024, 2_048, 4_096, 8_192, 16_384];

/** A program that reads the numbers up to n digit by digit, and then does some work. */
function pointsOf(work: (n: number) => number) {
  return SIZES.map((n) => {
    const digits = Array.from({ length: n }, (_, at) => String(at + 1).length).reduce((a, b) => a + b, 0);
    const steps = [digits, work(n)];
    const sites = steps.map((one, at) => ({ line: at + 1, label: 'loop', steps: one }));
    const total = steps.reduce((a, b) => a + b, 0);
    return {
      n,
      bytes: digits + n + 5,
      count: { total, sites, charges: new Map(), short: new Map(), depth: 0, heap: null },
    };
  });
}

describe('a loop that reads numbers digit by digit', () => {
  it('does not make a linear program n log n', () => {
    expect(classify(pointsOf((n) => 3 * n))).toMatchObject({ class: 'linear', conclusive: true });
  });

  it('leaves n log n what it is', () => {
    expect(classify(pointsOf((n) => n * Math.log2(n))).class).toBe('linearithmic');
  });

  it('counts where nothing else grows', () => {
    expect(classify(pointsOf(() => 1)).class).toBe('linear');
  });

  it('counts where the length of the input says nothing about it', () => {
    const points = pointsOf((n) => 3 * n).map((point) => ({ ...point, bytes: 90 * point.n }));
    expect(classify(points).class).not.toBe('constant');
  });
});
