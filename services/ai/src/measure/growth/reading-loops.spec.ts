import { digitsTo } from '../../testing/digits.js';
import { classify } from './classify.js';

const SIZES = [16, 32, 64, 128, 256, 512, 1_024, 2_048, 4_096, 8_192, 16_384];

const EMPTY = { charges: new Map(), short: new Map(), depth: 0, heap: null };

/** A program that reads the numbers up to n digit by digit, and then does some work. */
function pointsOf(work: (n: number) => number) {
  return SIZES.map((n) => {
    const digits = digitsTo(n);
    const steps = [digits, work(n)];
    const sites = steps.map((one, at) => ({ line: at + 1, label: 'loop', steps: one }));
    const total = steps.reduce((a, b) => a + b, 0);
    return {
      n,
      bytes: digits + n + 5,
      count: { ...EMPTY, total, sites },
    };
  });
}

describe('a loop that reads numbers digit by digit', () => {
  it('does not make a linear program n log n', () => {
    expect(classify(pointsOf((n) => 3 * n))).toMatchObject({ class: 'linear', conclusive: true });
  });

  it('does not do so where the program stops to read at its answer', () => {
    // Roads between n farms: what was read of 2n numbers, and the digits of that.
    const read =
      '16:33:46 23:45:74 32:57:97 45:91:166 64:129:244 91:179:331 128:255:552 181:349:844 256:513:1322 362:721:1941 512:987:2754 1024:2001:5892 2048:3661:12713 4096:7991:29821 8192:16255:62893 16384:32689:141313';
    const points = read.split(' ').map((one) => {
      const [n = 0, values = 0, digits = 0] = one.split(':').map(Number);
      const sites = [digits, values].map((steps, at) => ({ line: at + 1, label: 'loop', steps }));
      return { n, bytes: 2 * (digitsTo(n) + n), count: { ...EMPTY, sites, total: 4 * values + digits } };
    });
    expect(classify(points).class).toBe('linear');
    expect(classify(points.map((point) => ({ ...point, bytes: 9 * point.n }))).class).toBe('linearithmic');
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
