import { classOfFew } from './few-sizes.js';

const COINS = [1, 3, 6, 8, 11, 13, 15, 18, 20];
const series = (steps: (n: number) => number) => COINS.map((n) => ({ n, value: steps(n) }));

describe('classOfFew', () => {
  it('finds a factor of n from twenty sizes', () => {
    expect(classOfFew(series((n) => 512 * n + 500))).toBe('linear');
    expect(classOfFew(series((n) => 40 * n * n + 900))).toBe('quadratic');
  });

  it('does not take a small part beside a large one for a factor', () => {
    expect(classOfFew(series((n) => 512 + 3 * n))).toBe('constant');
  });

  it('bears what the choice of the coins adds', () => {
    const jitter = [1, 0.94, 1.05, 0.98, 1.04, 0.93, 1.02, 0.97, 1.03];
    expect(classOfFew(COINS.map((n, at) => ({ n, value: 300 * n * (jitter[at] ?? 1) + 200 })))).toBe(
      'linear',
    );
  });

  it('leaves out the smallest sizes, on which a program may end at once', () => {
    expect(classOfFew(COINS.map((n) => ({ n, value: n < 6 ? 10 : 1_025 * n })))).toBe('linear');
  });

  it('finds the line after a beginning in which every choice still makes more', () => {
    // Loads that nothing lighter is worth as much as: at most one for each unit of capacity.
    const loads = [100, 319, 2_280, 8_473, 31_400, 50_216, 76_027, 111_028, 160_705];
    const sizes = [8, 11, 16, 23, 45, 64, 91, 128, 181];
    expect(classOfFew(loads.map((value, at) => ({ n: sizes[at] ?? 0, value })))).toBe('linear');
  });

  it('tells the degree of an exact polynomial over a small range, whatever its smaller parts', () => {
    const words = [3, 4, 5, 6, 7, 8];
    expect(classOfFew(words.map((n) => ({ n, value: 4_663 * n + 2_103 })))).toBe('linear');
    expect(classOfFew(words.map((n) => ({ n, value: 900 * n * (n - 1) })))).toBe('quadratic');
    expect(classOfFew([6, 8, 11, 13, 15, 18, 20].map((n) => ({ n, value: n * n + 30 * n })))).toBe(
      'quadratic',
    );
    expect(classOfFew(words.map((n) => ({ n, value: 50 * n * (n - 1) * (n - 2) })))).toBe('cubic');
    expect(classOfFew(words.map((n) => ({ n, value: n * Math.log2(n) })))).toBeNull();
  });

  it('says nothing when the sizes hardly differ or no power fits', () => {
    expect(classOfFew([8, 9, 10, 11].map((n) => ({ n, value: n })))).toBeNull();
    expect(classOfFew(COINS.map((n, at) => ({ n, value: at % 2 ? 10 : 900 * n })))).toBeNull();
  });

  it('takes the power towards which the growth falls, as on a board of which a small one is all edge', () => {
    const board = [771_899, 1_403_277, 3_006_793, 5_403_401, 8_291_705, 10_377_467, 12_889_779];
    const sizes = [5, 6, 8, 10, 12, 13, 15];
    expect(classOfFew(board.map((value, at) => ({ n: sizes[at] ?? 0, value })))).toBe('quadratic');
    expect(classOfFew([3, 5, 7, 10, 12, 14].map((n) => ({ n, value: 20 * n ** 3 + 900 * n })))).toBe('cubic');
  });
});

it('tells an exact line over half a range, although it begins above zero and the smallest size does not lie on it', () => {
  const steps = [2_024, 20_301, 25_306, 30_311, 35_316, 40_321];
  expect(classOfFew(steps.map((value, at) => ({ n: at + 3, value })))).toBe('linear');
});
