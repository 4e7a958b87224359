import { withoutDips } from './upper-hull.js';

const SIZES = [8, 11, 16, 23, 32, 45, 64, 91, 128, 181, 256];
const series = (value: (n: number) => number) => SIZES.map((n) => ({ n, value: value(n) }));
const sizesLeft = (value: (n: number) => number): number[] =>
  withoutDips(series(value), (point) => point.value).map(({ n }) => n);

describe('sizes at which the inputs were easy', () => {
  it('are left out, also two in a row and the first ones', () => {
    const easy = [11, 16, 32, 45];
    expect(sizesLeft((n) => (easy.includes(n) ? n : 100 * n))).toEqual([8, 23, 64, 91, 128, 181, 256]);
  });

  it('are none of a curve that only bends or scatters a little', () => {
    const jitter = [1, 0.8, 1.1, 0.9, 1, 1.15, 0.85, 1, 0.9, 1.1, 1];
    expect(sizesLeft((n) => n * Math.log2(n))).toEqual(SIZES);
    expect(sizesLeft((n) => 50 * n ** 2 * (jitter[SIZES.indexOf(n)] ?? 1))).toEqual(SIZES);
  });
});
